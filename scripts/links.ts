import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brokenLinks } from './links/check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { stdout } = spawnSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' });
const files = stdout.split('\0').filter((file) => file !== '');
const broken = brokenLinks(root, files);
for (const { file, target } of broken) console.error(`${file}: ${target} is not there`);
console.log(`links: ${files.length} documents, ${broken.length} broken links`);
process.exitCode = broken.length === 0 && files.length > 0 ? 0 : 1;

import { fileURLToPath } from 'node:url';
import { checkFloors } from './floors/check.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const { packages, files, imports, violations } = checkFloors(root);
for (const { code, where, fact } of violations) console.error(`${where}: ${code} ${fact}`);
console.log(
  `floors: ${packages} packages and apps, ${files} files, ${imports} imports, ${violations.length} violations`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

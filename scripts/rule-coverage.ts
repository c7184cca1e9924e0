import { fileURLToPath } from 'node:url';
import { checkRuleCoverage } from './rule-coverage/check.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const { defined, repeated, untested, unknown } = checkRuleCoverage(root);
for (const id of repeated) console.error(`docs/rules: [${id}] is defined twice`);
for (const id of untested) console.error(`docs/rules/${defined.get(id)}: [${id}] has no test`);
for (const { id, file } of unknown) console.error(`${file}: [${id}] is no rule of docs/rules`);
if (defined.size === 0) console.error('docs/rules: no rule ids found');

const failures = repeated.length + untested.length + unknown.length;
console.log(
  `rule coverage: ${defined.size} rules, ${untested.length} untested, ${unknown.length} unknown ids`,
);
process.exitCode = failures === 0 && defined.size > 0 ? 0 : 1;

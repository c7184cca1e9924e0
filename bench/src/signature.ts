/**
 * `npm run signature`: what the engine makes of fixed positions, as one number for each board and one for both; with
 * `--write` it becomes the recorded one, with `--nets DIR` it is that of other nets.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RECORDED, recordedSignatures, signatures } from './signatures.ts';

const { values } = parseArgs({
  options: {
    nets: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const now = signatures(values.nets ?? null);
if (values.write) writeFileSync(RECORDED, `${JSON.stringify(now, null, 2)}\n`);
const recorded = recordedSignatures();
for (const [name, signature] of Object.entries(now)) {
  const before = recorded?.[name];
  console.log(
    `${name.padEnd(6)} ${signature}${before === signature ? '' : `  (recorded: ${before ?? 'none'})`}`,
  );
}

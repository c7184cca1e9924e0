/** `npm run kernel`: compiles the AssemblyScript of the engine and the trainer where it has changed. */
import { compileKernels } from './kernel/compile.ts';

for (const { output, failure } of compileKernels()) {
  if (failure === null) console.log(`compiled ${output}`);
  else console.error(failure);
  if (failure !== null) process.exitCode = 1;
}

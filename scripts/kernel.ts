/** `npm run kernel`: compiles the AssemblyScript of the engine and the trainer where it has changed. */
import { compileKernels } from './kernel/compile.ts';

for (const file of compileKernels()) console.log(`compiled ${file}`);

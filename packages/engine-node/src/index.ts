export * from './engine-pool.ts';
export * from './local-engine.ts';
export * from './net-files.ts';
export { kernelFile } from './node-kernel.ts';
export * from './refusal.ts';
export * from './thread.ts';

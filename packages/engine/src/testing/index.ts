export * from './cube-reference.ts';
export * from './random-net.ts';

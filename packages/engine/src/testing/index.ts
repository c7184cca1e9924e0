export * from './random-net.ts';

export * from './random-nets.ts';

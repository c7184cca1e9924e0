export * from './notation-refusal.ts';
export * from './play-format.ts';
export * from './play-parse.ts';

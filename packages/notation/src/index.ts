export * from './match-id.ts';
export * from './notation-refusal.ts';
export * from './play-format.ts';
export * from './play-parse.ts';
export * from './position-id.ts';
export * from './position-info.ts';
export * from './position-parse.ts';
export * from './xgid.ts';

export * from './board.ts';
export * from './match-types.ts';
export * from './play.ts';
export * from './play-refusal.ts';
export * from './plays.ts';
export * from './rule-set.ts';
export * from './side.ts';
export * from './steps.ts';

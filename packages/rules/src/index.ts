export * from './board.ts';
export * from './match-types.ts';
export * from './play.ts';
export * from './rule-set.ts';
export * from './side.ts';

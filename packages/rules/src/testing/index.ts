export * from './arbitraries.ts';
export * from './boards.ts';
export * from './naive-plays.ts';
export * from './play-text.ts';
export * from './position-id.ts';
export * from './random-game.ts';
export * from './seeded-random.ts';

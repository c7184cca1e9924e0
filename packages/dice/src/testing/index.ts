export * from './dice-box.ts';
export * from './random-game.ts';

export * from './ask-player.ts';
export * from './player.ts';
export * from './simple-player.ts';

export * from './assert-verified.ts';
export * from './chain-keeper.ts';
export * from './local-table.ts';
export * from './random-play.ts';
export * from './sample-matches.ts';
export * from './seeded.ts';
export * from './settings.ts';

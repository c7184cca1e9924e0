export * from './act-refusal.ts';
export * from './open-game.ts';
export * from './player-duty.ts';
export * from './replay.ts';
export * from './respond.ts';
export * from './table.ts';
export * from './table-refusal.ts';
export * from './verify-record.ts';

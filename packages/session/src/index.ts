export * from './effect.ts';
export * from './message.ts';
export * from './place.ts';
export * from './preferences.ts';
export * from './secrets.ts';
export * from './view.ts';
export * from './wire.ts';

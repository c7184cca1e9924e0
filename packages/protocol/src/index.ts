export * from './client-message.ts';
export { decodeTextWith, decodeWith } from './decode.ts';
export * from './http-body.ts';
export * from './refusal.ts';
export * from './server-message.ts';
export * from './version.ts';

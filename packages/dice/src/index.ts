export * from './chain.ts';
export * from './client-duty.ts';
export * from './fault.ts';
export * from './fingerprint.ts';
export { isGameId, isHashHex, ZERO_HASH } from './hash.ts';
export * from './ledger.ts';
export * from './log.ts';
export {
  type ActLine,
  type AnchorLine,
  type EndLine,
  formatLogLine,
  type GameLine,
  type LineShapeFault,
  type LinkLine,
  LOG_MODES,
  type LogLine,
  type LogMode,
  type PlayerLine,
  parseLogLine,
  type RollLine,
  type VoidLine,
} from './log-line.ts';
export { merklePath, merkleRoot, rootFromPath } from './merkle.ts';
export * from './receipt.ts';
export * from './refusal.ts';
export * from './roles.ts';
export * from './roll.ts';
export { isCleanText, isToken, isWellFormed } from './text.ts';
export * from './transcript.ts';
export * from './vectors.ts';
export * from './verification.ts';
export * from './version.ts';

export * from './board.ts';
export * from './find-play.ts';
export { generatePlaysInto } from './generate-plays.ts';
export * from './match-types.ts';
export * from './play.ts';
export * from './play-refusal.ts';
export {
  BOARD_STRIDE,
  createPlayWorkspace,
  HIT_FLAG,
  MOVES_STRIDE,
  type PlayWorkspace,
} from './play-workspace.ts';
export { legalPlays, type TurnContext } from './plays.ts';
export * from './rule-set.ts';
export * from './side.ts';
export type { Step } from './single-move.ts';
export * from './steps.ts';

export * from './board.ts';
export { isSureToWin, sureLoss } from './certainty.ts';
export {
  type ClockReading,
  clockAt,
  deadlineMs,
  fullDelay,
  fullReserve,
  outOfTime,
  type TimeLeft,
} from './clock.ts';
export {
  type CubeAnswerKind,
  canDouble,
  cubeAnswers,
  doubleRefusal,
  isDeadCube,
  raisedValue,
} from './cube.ts';
export { decide } from './decide.ts';
export {
  CUBE_CEILING,
  decodeRules,
  nameRules,
  RULE_OPTIONS,
  RULE_SET_REFUSAL_CODES,
  type RuleOption,
  type RuleSetRefusal,
  sameRules,
} from './decode-rules.ts';
export { evolve } from './evolve.ts';
export * from './find-play.ts';
export { generatePlaysInto } from './generate-plays.ts';
export {
  beginMatch,
  firstGameStarted,
  type GameStarted,
  type GameStartRefusal,
  gameStartedAt,
  isBeforeFirstDice,
  judgeGameStarted,
  nextGameStarted,
  type StartingPoint,
  startGame,
} from './match.ts';
export * from './match-types.ts';
export { isRoll, judgeOpening, type OpeningThrow } from './opening.ts';
export { parseBoard } from './parse-board.ts';
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
export { type PositionProblem, positionProblem } from './position-problem.ts';
export { breaksPrimeRule } from './prime.ts';
export { runsFree } from './race.ts';
export { MATCH_REFUSAL_CODES, type MatchRefusal, type Refusal } from './refusal.ts';
export { resignationKinds, resignRefusal, stakesOf, worstLoss } from './resign.ts';
export * from './rule-set.ts';
export { RULE_SETS } from './rule-sets.ts';
export { formatRules, LONGEST_RULE_TEXT, matchRules, parseRules } from './rule-text.ts';
export {
  type GameScore,
  gammonsCount,
  type Stakes,
  scoreGame,
  scoreKind,
  winKind,
  winKinds,
  winValue,
} from './score.ts';
export {
  DAY_MS,
  decodeSettings,
  defaultClock,
  LONGEST_MATCH,
  makeSettings,
  SETTINGS_REFUSAL_CODES,
  type SettingsInput,
  type SettingsRefusal,
} from './settings.ts';
export * from './side.ts';
export type { Step } from './single-move.ts';
export * from './steps.ts';
export { boardOf, deciderOf, firstTurnOf, isOpeningTurn, turnContext } from './turn.ts';

// Everything the engine calls from TypeScript; a module adds its line.
export {
  BEAROFF_BYTES,
  bearoffChecksum,
  bearoffFinish,
  bearoffFirst,
  bearoffOutcomes,
  bearoffReady,
  bearoffStart,
  bearoffStep,
  bearoffTables,
  bearoffVerify,
  twoSidedEquities,
  twoSidedTurns,
} from './bearoff';
export { allocate, BOARD_STRIDE, flipLong, flipShort } from './board';
export {
  evaluate,
  evaluatePlays,
  evaluationCount,
  forget,
  hasNets,
  listOutcomes,
  lookAhead,
  rollBoards,
  rollOutcomes,
} from './evaluate';
export { DENSE, denseInputs, extract, netOf, SPARSE, sparseCount, sparseInputs } from './inputs';
export { netOfLong } from './inputs-long';
export { forward, loadNet, netOutcomes, OUTCOMES } from './net';
export { listBoards, listCount, listDice, listMoves } from './play-list';
export { generate, generateInto } from './plays';
export { setRules } from './rules';
export { setWeights } from './worth';

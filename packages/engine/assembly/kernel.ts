// Everything the engine calls from TypeScript; a module adds its line.
export { allocate, BOARD_STRIDE, flipLong, flipShort } from './board';
export { listBoards, listCount, listDice, listMoves } from './play-list';
export { generate, generateInto } from './plays';
export { setRules } from './rules';

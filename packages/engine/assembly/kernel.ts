// Everything the engine calls from TypeScript; a module adds its line.
export { allocate, BOARD_STRIDE } from './board';

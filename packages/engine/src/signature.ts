import {
  type Board,
  checkersInPlay,
  flipBoard,
  legalPlays,
  type Roll,
  type RuleSet,
  startingBoard,
} from '@nardy/rules';
import { ROLLS_21 } from './evaluator.ts';
import { OUTCOME_COUNT } from './outcomes.ts';
import type { DecisionView } from './player.ts';
import type { Search } from './search.ts';
import { analyseCube, rankPlays } from './search-questions.ts';
import { think } from './thinking.ts';

/** How many of the positions are searched; all are judged at sight. */
const SEARCHED = 12;
const MILLIONTHS = 1e6;

/**
 * One number over what the nets and the search make of fixed positions: 32 bits. Another number means another engine:
 * other nets, inputs, arithmetic, search or cube.
 */
export function signatureOf(search: Search, rules: RuleSet, boards: readonly Board[]): number {
  const hash = createHash();
  const outcomes = new Float32Array(OUTCOME_COUNT);
  for (const board of boards) {
    search.evaluator.useRules(rules);
    search.evaluator.evaluateInto(outcomes, board);
    for (const bits of new Int32Array(outcomes.buffer)) hash.add(bits);
  }
  const step = Math.max(1, Math.floor(boards.length / SEARCHED));
  for (let at = 0; at < boards.length; at += step) {
    const view = viewOf(rules, boards[at] as Board);
    const roll = ROLLS_21[at % ROLLS_21.length] as Roll;
    for (const equity of ['cubeless', 'cubeful'] as const) {
      const plays = legalPlays(rules, view.board, roll);
      const [best] = think(rankPlays(search, view, plays, { plies: 1, equity }));
      hash.add(best?.index ?? 0);
      hash.add(Math.round((best?.equity ?? 0) * MILLIONTHS));
    }
    const { noDouble, doubleTake } = think(analyseCube(search, view, 1));
    hash.add(Math.round(noDouble * MILLIONTHS));
    hash.add(Math.round(doubleTake * MILLIONTHS));
  }
  return hash.value();
}

function viewOf(rules: RuleSet, board: Board): DecisionView {
  const cube = { value: 1, owner: null };
  return { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false };
}

/** FNV-1a over 32-bit numbers, byte by byte. */
function createHash(): { add(bits: number): void; value(): number } {
  let hash = 0x811c9dc5;
  return {
    add(bits) {
      for (let shift = 0; shift < 32; shift += 8) {
        hash = Math.imul(hash ^ ((bits >>> shift) & 0xff), 0x01000193);
      }
    },
    value: () => hash >>> 0,
  };
}

/** Positions of a game in which every play is one of the legal ones, chosen by a plain rule: fixed for all time. */
export function signatureBoards(rules: RuleSet, count: number): readonly Board[] {
  const boards: Board[] = [];
  let state = 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % below;
  };
  let board = startingBoard(rules.board);
  while (boards.length < count) {
    boards.push(board);
    const plays = legalPlays(rules, board, ROLLS_21[next(21)] as Roll);
    const after = (plays[next(plays.length)] as { readonly board: Board }).board;
    board = checkersInPlay(after) === 0 ? startingBoard(rules.board) : flipBoard(rules.board, after);
  }
  return boards;
}

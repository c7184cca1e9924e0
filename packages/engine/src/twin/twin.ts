import { invariant } from '@nardy/result';
import { type Board, CHECKERS, flipBoard, legalPlays, RULE_SETS, type RuleSet } from '@nardy/rules';
import { BOARD_PLACES, type Evaluator, ROLLS_21 } from '../evaluator.ts';
import type { NetKind } from '../nets.ts';
import {
  flipOutcomesInto,
  LOSE_KOKS,
  LOSE_MARS,
  OUTCOME_COUNT,
  WIN,
  WIN_KOKS,
  WIN_MARS,
} from '../outcomes.ts';
import { type FloatNet, forward, readFloatNet } from './forward.ts';
import { longInputs, longNetOf } from './long-inputs.ts';
import { shortInputs, shortNetOf } from './short-inputs.ts';
import { type SideView, sidesOf } from './sides.ts';

/**
 * The kernel's twin in plain TypeScript: the same net files, the same inputs found the long way, numbers instead of
 * integers, no tables, no play sorted out by the pruning net. Some hundred times slower; for where there is no
 * WebAssembly with vectors, and to check the kernel by.
 *
 * @param files - net files of one board or both.
 */
export function createTwin(files: readonly Uint8Array[]): Evaluator {
  const nets = new Map<NetKind, FloatNet>(files.map(readFloatNet).map((net) => [net.header.kind, net]));
  let rules: RuleSet = RULE_SETS.international;

  const evaluate = (board: Board): Float64Array => {
    const finished = finishedOutcomes(rules, board);
    if (finished !== null) return finished;
    const kind = rules.board === 'long' ? longNetOf(board) : shortNetOf(board);
    const net = nets.get(kind);
    invariant(net !== undefined, `the ${kind} net is loaded`);
    const out = forward(net, rules.board === 'long' ? longInputs(kind, board) : shortInputs(kind, board));
    const [own, other] = sidesOf(rules.board, board);
    // A side that has borne off a checker can no longer lose a mars.
    if (other.inPlay < CHECKERS) out[WIN_MARS] = out[WIN_KOKS] = 0;
    if (own.inPlay < CHECKERS) out[LOSE_MARS] = out[LOSE_KOKS] = 0;
    return out;
  };
  return {
    version: () => 0,
    useRules(next) {
      rules = next;
    },
    evaluateInto(out, board) {
      out.set(evaluate(board));
    },
    replies(board, weights) {
      const boards = new Int8Array(ROLLS_21.length * BOARD_PLACES);
      const outcomes = new Float32Array(ROLLS_21.length * OUTCOME_COUNT);
      const own = new Float64Array(OUTCOME_COUNT);
      for (const [index, roll] of ROLLS_21.entries()) {
        let most = Number.NEGATIVE_INFINITY;
        for (const play of legalPlays(rules, board, roll)) {
          const next = flipBoard(rules.board, play.board);
          const theirs = evaluate(next);
          flipOutcomesInto(own, theirs);
          const worth = own.reduce((sum, chance, at) => sum + chance * (weights[at] as number), 0);
          if (worth <= most) continue;
          most = worth;
          boards.set(next, index * BOARD_PLACES);
          outcomes.set(theirs, index * OUTCOME_COUNT);
        }
      }
      return { boards, outcomes };
    },
    exactEquities: () => null,
  };
}

/** Outcomes of a game in which one side has borne off everything; `null` while it goes on. */
function finishedOutcomes(rules: RuleSet, board: Board): Float64Array | null {
  const [own, other] = sidesOf(rules.board, board);
  const out = new Float64Array(OUTCOME_COUNT);
  if (own.inPlay === 0) {
    // Both: the answering turn of long nardy has made it a draw.
    out[WIN] = other.inPlay === 0 ? 0.5 : 1;
    out[WIN_MARS] = other.inPlay === 15 ? 1 : 0;
    out[WIN_KOKS] = isKoks(other) ? 1 : 0;
    return out;
  }
  if (other.inPlay > 0) return null;
  out[LOSE_MARS] = own.inPlay === 15 ? 1 : 0;
  out[LOSE_KOKS] = isKoks(own) ? 1 : 0;
  return out;
}

/** Nothing off, and a checker in the starting quarter or on the bar. */
function isKoks({ counts, inPlay }: SideView): boolean {
  return inPlay === 15 && counts.some((count, place) => place >= 19 && count > 0);
}

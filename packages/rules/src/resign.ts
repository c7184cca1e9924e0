import { borneOff } from './board.ts';
import { type GameCommon, type MatchState, WIN_KINDS, type WinKind } from './match-types.ts';
import { runsFree } from './race.ts';
import type { MatchRefusal } from './refusal.ts';
import {
  checkersWithin,
  type GameScore,
  gammonsCount,
  isKoks,
  type Stakes,
  scoreKind,
  winKinds,
  winValue,
} from './score.ts';
import type { Side } from './side.ts';
import { boardOf } from './turn.ts';

/** The stakes of the game as it stands; a raise that waits for an answer does not count. */
export function stakesOf(game: GameCommon): Stakes {
  return { stake: game.cube.value, doublesAccepted: game.doublesAccepted };
}

/** The kinds a resignation can be offered for, cheapest first, with the points each costs. */
export function resignationKinds(game: GameCommon): readonly GameScore[] {
  const { rules } = game.settings;
  const stakes = stakesOf(game);
  const kinds = gammonsCount(rules, stakes) ? winKinds(rules) : (['single'] as const);
  return kinds.map((kind) => scoreKind(rules, kind, stakes));
}

/**
 * The dearest kind of loss that `side` may still suffer, by position alone: it errs on the side of the dearer.
 * A resignation for less asks the opponent for a present.
 */
export function worstLoss(game: GameCommon, side: Side): WinKind {
  const { rules } = game.settings;
  const board = boardOf(game, side);
  const kinds = winKinds(rules);
  if (kinds.length === 1 || !gammonsCount(rules, stakesOf(game)) || borneOff(board) > 0) return 'single';
  if (kinds.includes('backgammon') && mayBeKoks(game, side)) return 'backgammon';
  return kinds.includes('homeGammon') ? 'homeGammon' : 'gammon';
}

function mayBeKoks(game: GameCommon, side: Side): boolean {
  const { rules } = game.settings;
  const board = boardOf(game, side);
  // Long: checkers never come back to the starting quarter. Short: a checker hit may end there or on the bar.
  if (rules.board === 'long') return checkersWithin(board, 19, 24) > 0;
  return isKoks(rules, board) || !runsFree('short', board);
}

/** Why `side` may not offer to resign for `kind` now; `null` if it may. Who may offer: [MA-12]. */
export function resignRefusal(state: MatchState, side: Side, kind: WinKind): MatchRefusal | null {
  if (state.phase !== 'before-roll' && state.phase !== 'to-play' && state.phase !== 'doubled') {
    return { code: 'WRONG_PHASE', phase: state.phase };
  }
  if (state.resignation !== null) return { code: 'RESIGN_PENDING', by: state.resignation.side };
  if (state.onRoll !== side) return { code: 'NOT_YOUR_TURN', side: state.onRoll };
  const { rules } = state.settings;
  if (!resignationKinds(state).some((offer) => offer.kind === kind)) {
    return { code: 'RESIGN_KIND_UNKNOWN', kind: WIN_KINDS.find((known) => known === kind) ?? 'single' };
  }
  const { declined } = state;
  if (declined !== null && winValue(rules, kind) <= winValue(rules, declined)) {
    return { code: 'RESIGN_DECLINED_BEFORE', kind: declined };
  }
  return null;
}

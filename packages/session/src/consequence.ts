import { type MessageKey, type Params, textOf } from '@nardy/i18n';
import { type BySide, type MatchState, opponentOf, type Side } from '@nardy/rules';
import type { ConsequenceView } from './view.ts';

/** The score once `winner` has got `points`; points beyond the length of a match do not count. */
export function scoreWith(match: MatchState, winner: Side, points: number): BySide<number> {
  const { length } = match.settings;
  const won = match.score[winner] + points;
  return { ...match.score, [winner]: length === null ? won : Math.min(won, length) };
}

/** What losing `points` means to `loser`, who reads it. */
export function losing(
  match: MatchState,
  loser: Side,
  points: number,
  key: MessageKey,
  params: Params = {},
): ConsequenceView {
  const scoreAfter = scoreWith(match, opponentOf(loser), points);
  return {
    text: textOf(key, { ...params, points: -points, ...scoreParams(match, scoreAfter, loser) }),
    points: -points,
    scoreAfter,
  };
}

/** The score as `reader` says it, own points first. */
export function scoreParams(match: MatchState, score: BySide<number>, reader: Side): Params {
  return {
    own: score[reader],
    opponent: score[opponentOf(reader)],
    length: match.settings.length ?? 0,
  };
}

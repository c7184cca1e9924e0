import { type Text, textOf } from '@nardy/i18n';
import { type GameResult, type MatchState, opponentOf, type Side } from '@nardy/rules';
import type { Model } from './model.ts';
import { nameOf } from './names.ts';
import { isSessionClosed, matchOf, outlookOf } from './scene.ts';
import type { ResultView } from './view.ts';

/** How the game or the match ended; `null` while it goes on. */
export function resultView(model: Model): ResultView | null {
  const match = matchOf(model);
  if (match?.phase !== 'game-over' && match?.phase !== 'match-over') return null;
  const { result, scoreAfter } = match;
  const { bottom } = outlookOf(model);
  const takeBacks = model.game?.table.past.takeBacks ?? 0;
  const closed = match.phase === 'game-over' && isSessionClosed(model);
  return {
    of: match.phase === 'match-over' || closed ? 'match' : 'game',
    winner: match.phase === 'match-over' ? match.winner : closed ? null : result.winner,
    kind: result.kind,
    points: result.points,
    ending: result.ending,
    text: textOfGame(model, result),
    matchText: match.phase === 'match-over' || closed ? textOfMatch(model, match) : null,
    score: scoreAfter,
    scoreText: textOf('result.score', { own: scoreAfter[bottom], opponent: scoreAfter[opponentOf(bottom)] }),
    takeBackText: takeBacks === 0 ? null : textOf('result.takeBacks', { n: takeBacks }),
  };
}

function textOfGame(model: Model, { winner, kind, points, ending }: GameResult): Text {
  if (winner === null) return textOf(ending === 'drawn' ? 'result.drawn' : 'result.cancelled');
  const params = { kind: capitalised(kind ?? 'single'), points, name: nameOf(model, winner) };
  if (model.sides.length !== 1) return textOf('result.sideWon', params);
  return textOf(isOwn(model, winner) ? 'result.youWon' : 'result.youLost', params);
}

function textOfMatch(model: Model, match: MatchState): Text {
  const winner = match.phase === 'match-over' ? match.winner : null;
  if (winner === null) return textOf('status.sessionOver');
  if (model.sides.length === 1 && isOwn(model, winner)) return textOf('result.matchYouWon');
  return textOf('result.matchSideWon', { name: nameOf(model, winner) });
}

function capitalised(kind: NonNullable<GameResult['kind']>): Text {
  return textOf(`result.kind.${kind}`);
}

function isOwn(model: Model, side: Side): boolean {
  return model.sides.includes(side);
}

import { type DecisionView, decisionView } from '@nardy/engine';
import { canDouble, cubeAnswers, type MatchState, type Side } from '@nardy/rules';
import type { Model } from './model.ts';
import { matchOf, sceneOf } from './scene.ts';
import { ownDecider } from './user.ts';
import type { HintQuestion, HintView } from './view.ts';

/**
 * What the viewer may ask the engine about. Hints are for games against the bot and for two at one screen:
 * nobody is helped against another person, and who watches is not helped at all.
 */
export function hintView(model: Model): HintView | null {
  const match = matchOf(model);
  const opponent = model.info?.opponent;
  if (match === null || model.sides.length === 0) return null;
  if (opponent !== 'bot' && opponent !== 'hotseat') return null;
  const side = ownDecider(model);
  const answered = model.pending.some((one) => one.side === side && one.request.type === 'act');
  return { question: side === null || answered ? null : questionFor(model, match, side) };
}

function questionFor(model: Model, match: MatchState, side: Side): HintQuestion | null {
  const { game } = model;
  const turns = match.turns.white + match.turns.black;
  const base = (
    kind: HintQuestion['kind'],
  ): { readonly key: string; readonly side: Side; view: DecisionView } => ({
    key: [game?.game, kind, turns, game?.table.past.takeBacks, match.cube.value, side].join(),
    side,
    view: decisionView(match, side),
  });
  switch (match.phase) {
    case 'before-roll':
      return canDouble(match, side) ? { ...base('double'), kind: 'double' } : null;
    case 'doubled': {
      const answers = cubeAnswers(match);
      return answers.length === 0 ? null : { ...base('answer'), kind: 'answer', offer: match.offer, answers };
    }
    case 'to-play': {
      const scene = sceneOf(model);
      if (scene === null || model.turn.stage === 'sent') return null;
      const { roll, context } = scene;
      const begun = model.turn.made.length > 0 ? 'yes' : 'no';
      return { ...base('play'), kind: 'play', roll, context, begun };
    }
    default:
      return null;
  }
}

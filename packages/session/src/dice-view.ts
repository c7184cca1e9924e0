import type { WireRequest } from '@nardy/protocol';
import { type Die, type MatchState, raisedValue } from '@nardy/rules';
import { activeDie, otherDie } from './local-play.ts';
import type { Model } from './model.ts';
import { largerFirst } from './reading.ts';
import { matchOf, outlookOf, sceneOf } from './scene.ts';
import type { CubeView, DiceView, DieView } from './view.ts';

/** The dice on the board: thrown last, with what of them is left to play. */
export function diceView(model: Model): DiceView {
  const match = matchOf(model);
  const thrown = model.game?.thrown ?? null;
  const rolling = isRolling(model, match);
  const scene = sceneOf(model);
  const swappable = scene !== null && model.turn.stage === 'open' && otherDie(model.turn) !== null;
  const opening = thrown?.side === null ? { white: thrown.roll[0], black: thrown.roll[1] } : null;
  return {
    side: thrown?.side ?? (opening !== null && match?.phase === 'to-play' ? match.onRoll : null),
    dice: thrown === null ? [] : dieViews(model, match, thrown.roll),
    opening,
    ties: thrown?.ties ?? 0,
    rolling,
    roll: model.game?.throws ?? 0,
    check: checkOf(model, rolling),
    canSwap: swappable,
  };
}

function dieViews(model: Model, match: MatchState | null, roll: readonly [Die, Die]): readonly DieView[] {
  const [large, small] = largerFirst(roll);
  const faces: readonly Die[] = large === small ? [large, large, large, large] : [large, small];
  if (match?.phase !== 'to-play') return faces.map((face) => ({ face, state: 'used' }));
  const { turn } = model;
  const own = sceneOf(model) !== null && turn.choice !== null;
  if (!own) return faces.map((face) => ({ face, state: 'unused' }));
  const left = turn.choice?.diceLeft ?? [];
  const active = turn.stage === 'open' ? activeDie(turn) : null;
  return faces.map((face, index) => {
    // Of equal dice the first are the used ones, and the next is the active one.
    const before = faces.slice(0, index).filter((other) => other === face).length;
    const used = faces.filter((other) => other === face).length - left.filter((die) => die === face).length;
    if (before < used) return { face, state: 'used' };
    return { face, state: face === active && before === used ? 'active' : 'unused' };
  });
}

function isRolling(model: Model, match: MatchState | null): boolean {
  if (match?.phase === 'rolling' || match?.phase === 'opening') return true;
  return model.pending.some(({ by, request }) => by === 'player' && asksForRoll(request));
}

function asksForRoll(request: WireRequest): boolean {
  return request.type === 'link' || (request.type === 'act' && request.command.type === 'rollAgain');
}

function checkOf(model: Model, rolling: boolean): DiceView['check'] {
  if (model.fault?.kind === 'line' && model.fault.fault.kind === 'dice') return 'failed';
  if (rolling) return 'pending';
  return model.game?.table.log.lastRoll == null ? 'none' : 'checked';
}

/** The cube and where it lies; `null` where none is played with. */
export function cubeView(model: Model): CubeView | null {
  const match = matchOf(model);
  if (match === null || match.settings.rules.cube === 'none' || match.settings.length === 1) return null;
  const { bottom } = outlookOf(model);
  const { value, owner } = match.cube;
  return {
    value,
    at: owner === null ? 'middle' : owner === bottom ? 'bottom' : 'top',
    offered:
      match.phase === 'doubled'
        ? { to: match.decider, value: raisedValue(match.settings.rules, value) }
        : null,
    resting: match.crawford === 'now',
  };
}

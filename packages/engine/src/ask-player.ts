import { invariant } from '@nardy/result';
import {
  boardOf,
  type Command,
  canDouble,
  cubeAnswers,
  legalPlays,
  type MatchState,
  opponentOf,
  resignationKinds,
  type Side,
  turnContext,
  type WinKind,
} from '@nardy/rules';
import type { DecisionView, Player } from './player.ts';

/** What a player can be asked for. */
export type PlayerCommand = Extract<
  Command,
  {
    readonly type:
      | 'requestRoll'
      | 'play'
      | 'double'
      | 'take'
      | 'pass'
      | 'beaver'
      | 'raccoon'
      | 'acceptResignation'
      | 'declineResignation';
  }
>;

/** What a player that holds `side` decides now, as a command of the match machine; `null` when it is not asked. */
export async function askPlayer(
  player: Player,
  state: MatchState,
  side: Side,
): Promise<PlayerCommand | null> {
  if (state.phase === 'game-over' || state.phase === 'match-over') return null;
  const view = decisionView(state, side);
  if (state.resignation !== null) {
    if (state.resignation.side === side) return null;
    const points = pointsOffered(state, state.resignation.kind);
    const accepts = await player.acceptResignation(view, points);
    return { type: accepts ? 'acceptResignation' : 'declineResignation', side };
  }
  switch (state.phase) {
    case 'opening':
    case 'rolling':
      return null;
    case 'before-roll': {
      if (state.onRoll !== side) return null;
      const doubles = canDouble(state, side) && (await player.offerDouble(view));
      return { type: doubles ? 'double' : 'requestRoll', side };
    }
    case 'doubled':
      if (state.decider !== side) return null;
      return { type: await player.answerCube(view, state.offer, cubeAnswers(state)), side };
    case 'to-play': {
      if (state.onRoll !== side) return null;
      const plays = legalPlays(view.rules, view.board, state.roll, turnContext(state, side));
      const play = plays[await player.choosePlay(view, state.roll, plays)];
      invariant(play !== undefined, 'a player chooses one of the plays');
      return { type: 'play', side, moves: play.moves };
    }
  }
}

/** What `side` knows when it decides in this state. */
export function decisionView(state: MatchState, side: Side): DecisionView {
  const { settings, score, cube, crawford } = state;
  const { rules, length } = settings;
  const opponent = opponentOf(side);
  return {
    rules,
    board: boardOf(state, side),
    cube,
    cubeOwner: cube.owner === null ? 'middle' : cube.owner === side ? 'own' : 'opponent',
    away: length === null ? null : { own: length - score[side], opponent: length - score[opponent] },
    crawford: crawford === 'now',
  };
}

function pointsOffered(state: MatchState, kind: WinKind): number {
  const offer = resignationKinds(state).find((known) => known.kind === kind);
  invariant(offer !== undefined, 'an offered resignation is one of the kinds');
  return offer.points;
}

import { type Board, flipBoard, type RuleSet } from '@nardy/rules';
import type { CubeOwner } from './cube-curves.ts';
import { CubeModel, type CubeState, flipCube } from './cube-model.ts';
import type { MatchEquities } from './match-equities.ts';
import type { DecisionView } from './player.ts';
import { MONEY_STAKES, type Stakes } from './stakes.ts';

/** A game as the side that is asked sees it: what its results are worth, and its cube. Index 0: that side; 1: the other. */
export interface SearchGame {
  readonly rules: RuleSet;
  readonly stakes: readonly [Stakes, Stakes];
  readonly models: readonly [CubeModel, CubeModel];
  /** The number on the cube and who may turn it, in the view of the side that is asked. */
  readonly cube: { readonly value: number; readonly owner: CubeOwner };
}

/** What a decision says beside the position. */
export type Standing = Omit<DecisionView, 'board'>;

/** The game of a decision. Rather costly in a match (tables of models): make it once for all that is asked about it. */
export function searchGame(standing: Standing, equities: MatchEquities): SearchGame {
  const { rules, away, crawford, cube, cubeOwner } = standing;
  const own = equities.stakesFor({ rules, away, crawford });
  const other: Stakes = own === MONEY_STAKES ? own : { utility: (points) => -own.utility(-points) };
  const otherAway = away === null ? null : { own: away.opponent, opponent: away.own };
  return {
    rules,
    stakes: [own, other],
    models: [
      new CubeModel({ rules, away, crawford }, own, cube.value),
      new CubeModel({ rules, away: otherAway, crawford }, other, cube.value),
    ],
    cube: { value: cube.value, owner: cubeOwner },
  };
}

/** The models, side on roll first, and the cube in its view. */
export function seenBy(
  { models, cube }: SearchGame,
  turn: 0 | 1,
): { readonly models: readonly [CubeModel, CubeModel]; readonly root: CubeState } {
  const root: CubeState = { level: 0, owner: cube.owner };
  if (turn === 0) return { models, root };
  return { models: [models[1], models[0]], root: flipCube(root) };
}

/** The same game in the view of the other side, at another position. */
export function otherView(view: Standing, board: Board): DecisionView {
  const { cubeOwner, away } = view;
  return {
    ...view,
    board: flipBoard(view.rules.board, board),
    cubeOwner: cubeOwner === 'middle' ? 'middle' : cubeOwner === 'own' ? 'opponent' : 'own',
    away: away === null ? null : { own: away.opponent, opponent: away.own },
  };
}

import type { Board, Cube, CubeOffer, Play, Roll, RuleSet } from '@nardy/rules';

/** What a player knows when it decides: the position and the stakes, nothing about dice to come. */
export interface DecisionView {
  readonly rules: RuleSet;
  /** View of the side that decides. */
  readonly board: Board;
  readonly cube: Cube;
  /** Whether the cube is the decider's, the opponent's or in the middle. */
  readonly cubeOwner: 'own' | 'opponent' | 'middle';
  /** Points each still needs; `null` in a money session. */
  readonly away: { readonly own: number; readonly opponent: number } | null;
  readonly crawford: boolean;
}

/** A player: person-like decisions over legal options. Implementations may be asynchronous (a worker, a pool). */
export interface Player {
  /** Index into `plays`, which is never empty. */
  choosePlay(view: DecisionView, roll: Roll, plays: readonly Play[]): number | Promise<number>;
  /** Whether to double before rolling. Asked only when a double is legal. */
  offerDouble(view: DecisionView): boolean | Promise<boolean>;
  /** The answer to a double, beaver or raccoon. `beaver` and `raccoon` only when listed in `options`. */
  answerCube(
    view: DecisionView,
    offer: CubeOffer,
    options: readonly ('take' | 'pass' | 'beaver' | 'raccoon')[],
  ): CubeAnswer | Promise<CubeAnswer>;
  /** Whether to accept an offered resignation. */
  acceptResignation(view: DecisionView, points: number): boolean | Promise<boolean>;
}

export type CubeAnswer = 'take' | 'pass' | 'beaver' | 'raccoon';

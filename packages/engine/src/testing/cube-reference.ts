import { RULE_SETS } from '@nardy/rules';
import { boardOfPositionId } from '@nardy/rules/testing';
import type { DecisionView } from '../player.ts';

/** A line of data/oracle/cube.jsonl: a decision as GNU Backgammon sees it two plies deep, and at sight (`ply0`). */
export interface CubeReference {
  readonly kind: string;
  readonly positionId: string;
  /** 0: a money session. */
  readonly matchLength: number;
  readonly score: readonly [mover: number, opponent: number];
  readonly crawford: boolean;
  readonly cube: number;
  readonly cubeOwner: 'centre' | 'mover';
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly canDouble: boolean;
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  /** Nested chances of the five outcomes. */
  readonly probs: readonly number[];
  readonly ply0: { readonly noDouble: number; readonly doubleTake: number };
}

/** Reads the text of data/oracle/cube.jsonl. */
export function parseCubeReferences(text: string): readonly CubeReference[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The decision as the side on roll sees it. */
export function viewOfCubeReference(reference: CubeReference): DecisionView {
  const { positionId, score, matchLength, crawford, cube, cubeOwner, jacoby, beavers } = reference;
  return {
    rules: { ...RULE_SETS.international, id: 'custom', jacoby, beavers },
    board: boardOfPositionId(positionId),
    cube: { value: cube, owner: cubeOwner === 'mover' ? 'white' : null },
    cubeOwner: cubeOwner === 'mover' ? 'own' : 'middle',
    away: matchLength === 0 ? null : { own: matchLength - score[0], opponent: matchLength - score[1] },
    crawford,
  };
}

/** What doubling or not costs by the reference's values when the other side answers as it says. */
export function lossOfDoubling(
  { canDouble, noDouble, doubleTake, doublePass }: CubeReference,
  { doubles }: { readonly doubles: boolean },
): number {
  if (!canDouble) return 0;
  const doubled = Math.min(doubleTake, doublePass);
  return Math.max(noDouble, doubled) - (doubles ? doubled : noDouble);
}

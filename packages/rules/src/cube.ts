import { CUBE_CEILING } from './decode-rules.ts';
import type { Cube, GameCommon, MatchState } from './match-types.ts';
import type { MatchRefusal } from './refusal.ts';
import type { RuleSet } from './rule-set.ts';
import { opponentOf, type Side } from './side.ts';
import { deciderOf, isOpeningTurn } from './turn.ts';

/** What a side asked about the cube can answer. */
export const CUBE_ANSWERS = ['take', 'pass', 'beaver', 'raccoon'] as const;
export type CubeAnswerKind = (typeof CUBE_ANSWERS)[number];

/** The value the cube shows after one more raise: 2, 4, 8 … or 2, 3, 4 … */
export function raisedValue(rules: RuleSet, value: number): number {
  return rules.cube === 'arithmetic' ? value + 1 : value * 2;
}

/** The highest value the cube can be turned to. */
export function cubeCapOf(rules: RuleSet): number {
  return rules.cubeCap ?? CUBE_CEILING;
}

/** Whether the cube can be raised once more. */
export function canRaise(rules: RuleSet, value: number): boolean {
  return raisedValue(rules, value) <= cubeCapOf(rules);
}

/** The cube in the middle after `ties` equal opening throws. */
export function cubeAfterTies(rules: RuleSet, ties: number): Cube {
  const steps = Math.min(ties, rules.autoDoubles);
  let value = 1;
  for (let step = 0; step < steps && canRaise(rules, value); step++) value = raisedValue(rules, value);
  return { value, owner: null };
}

/** Why the cube is out of this game altogether. */
function noCube(game: GameCommon): MatchRefusal | null {
  if (game.settings.rules.cube === 'none') return { code: 'CUBE_NONE' };
  if (game.settings.length === 1) return { code: 'CUBE_ONE_POINT' };
  if (game.crawford === 'now') return { code: 'CUBE_CRAWFORD' };
  return null;
}

/** Why `side` may not double now; `null` if it may. */
export function doubleRefusal(state: MatchState, side: Side): MatchRefusal | null {
  const none = noCube(state);
  if (none !== null) return none;
  switch (state.phase) {
    case 'before-roll':
      break;
    case 'rolling':
    case 'to-play':
      if (state.onRoll !== side) return { code: 'NOT_YOUR_TURN', side: state.onRoll };
      return { code: 'CUBE_DICE_ROLLED' };
    default:
      return { code: 'WRONG_PHASE', phase: state.phase };
  }
  if (state.onRoll !== side) return { code: 'NOT_YOUR_TURN', side: state.onRoll };
  if (isOpeningTurn(state)) return { code: 'CUBE_OPENING_TURN' };
  if (state.cube.owner === opponentOf(side)) return { code: 'CUBE_NOT_YOURS' };
  const { rules } = state.settings;
  return canRaise(rules, state.cube.value) ? null : { code: 'CUBE_AT_CAP', cap: cubeCapOf(rules) };
}

/** Whether `side` may double now. */
export function canDouble(state: MatchState, side: Side): boolean {
  return deciderOf(state) === side && doubleRefusal(state, side) === null;
}

/** Why the decider may not raise once more and leave the cube where it is; `null` if it may. */
export function raiseRefusal(
  state: MatchState & { readonly phase: 'doubled' },
  answer: 'beaver' | 'raccoon',
): MatchRefusal | null {
  const { rules } = state.settings;
  if (answer === 'beaver' && !rules.beavers) return { code: 'CUBE_BEAVERS_OFF' };
  if (answer === 'raccoon' && !rules.raccoons) return { code: 'CUBE_RACCOONS_OFF' };
  if (state.offer !== (answer === 'beaver' ? 'double' : 'beaver')) {
    return { code: 'CUBE_WRONG_ANSWER', offer: state.offer };
  }
  // A raise stands on a take: the value taken first, then once more.
  const taken = raisedValue(rules, state.cube.value);
  return canRaise(rules, taken) ? null : { code: 'CUBE_AT_CAP', cap: cubeCapOf(rules) };
}

/** What the decider can answer to the double, beaver or raccoon; empty when nothing is asked. */
export function cubeAnswers(state: MatchState): readonly CubeAnswerKind[] {
  if (state.phase !== 'doubled' || state.resignation !== null) return [];
  return CUBE_ANSWERS.filter(
    (answer) => answer === 'take' || answer === 'pass' || raiseRefusal(state, answer) === null,
  );
}

/**
 * Whether raising the cube can gain `side` nothing at this score: a single game at the present stake already
 * wins it the match. It may be turned all the same; an interface warns.
 */
export function isDeadCube(state: GameCommon, side: Side): boolean {
  const { length } = state.settings;
  return length !== null && state.score[side] + state.cube.value >= length;
}

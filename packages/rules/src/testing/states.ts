import { invariant } from '@nardy/result';
import { type Board, flipBoard } from '../board.ts';
import { decide } from '../decide.ts';
import { decodeRules } from '../decode-rules.ts';
import { evolve } from '../evolve.ts';
import { commonOf } from '../game-end.ts';
import { beginMatch } from '../match.ts';
import type { ClockSettings, Command, GameCommon, MatchSettings, MatchState } from '../match-types.ts';
import type { Roll } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { RuleSet } from '../rule-set.ts';
import { makeSettings } from '../settings.ts';
import type { Side } from '../side.ts';

/** Rules from an id or options; throws where they are refused. */
export function rulesOf(input: unknown): RuleSet {
  const decoded = decodeRules(input);
  invariant(decoded.ok, `rules: ${JSON.stringify([input, decoded])}`);
  return decoded.value;
}

/** Settings from rules as above; throws where they are refused. */
export function settingsOf(
  rules: unknown,
  length: number | null,
  clock: ClockSettings = { kind: 'none' },
): MatchSettings {
  const settings = makeSettings({ rules: rulesOf(rules), length, clock });
  invariant(settings.ok, 'settings');
  return settings.value;
}

/** A game under way, one turn each behind it: `onRoll` may double or ask for the roll. */
export function beforeRoll(
  settings: MatchSettings,
  onRoll: Side,
  changes: Partial<GameCommon> = {},
): MatchState & { readonly phase: 'before-roll' } {
  const game: GameCommon = {
    ...commonOf(beginMatch(settings)),
    starter: 'white',
    turns: { white: 1, black: 1 },
    ...changes,
  };
  return { ...game, phase: 'before-roll', onRoll };
}

/** The same with the dice on the table. */
export function toPlay(
  settings: MatchSettings,
  onRoll: Side,
  roll: Roll,
  changes: Partial<GameCommon> = {},
): MatchState & { readonly phase: 'to-play' } {
  return { ...beforeRoll(settings, onRoll, changes), phase: 'to-play', roll };
}

/** A board in `side`'s view as white sees it, as states hold it. */
export function whiteView(settings: MatchSettings, side: Side, board: Board): Board {
  return side === 'white' ? board : flipBoard(settings.rules.board, board);
}

/** The state after commands that must be legal. */
export function run(state: MatchState, ...commands: readonly Command[]): MatchState {
  return commands.reduce((before, command) => {
    const decided = decide(before, command);
    invariant(decided.ok, `${JSON.stringify(command)} is refused: ${JSON.stringify(decided)}`);
    return decided.value.reduce(evolve, before);
  }, state);
}

/** What a command is refused with; `null` when it is legal. */
export function refusalOf(state: MatchState, command: Command): Refusal | null {
  const decided = decide(state, command);
  return decided.ok ? null : decided.error;
}

/** `run` to a state of one phase, typed. */
export function runTo<P extends MatchState['phase']>(
  phase: P,
  state: MatchState,
  ...commands: readonly Command[]
): Extract<MatchState, { readonly phase: P }> {
  const after = run(state, ...commands);
  invariant(after.phase === phase, `the phase is ${after.phase}`);
  return after as Extract<MatchState, { readonly phase: P }>;
}

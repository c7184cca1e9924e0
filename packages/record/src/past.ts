import type { LogLine } from '@nardy/dice';
import type { MatchEvent, MatchState, Roll, Side } from '@nardy/rules';

/** A player goes back to before one of his acts. Dice thrown since come again, in their order. */
export interface TakeBack {
  readonly type: 'takeBack';
  readonly side: Side;
  /** The line of the act. */
  readonly line: number;
}

/** The side on roll gets the dice that were thrown before a take-back, instead of new ones. */
export interface RollAgain {
  readonly type: 'rollAgain';
  readonly side: Side;
  /** The roll's number in the log. */
  readonly roll: number;
}

/** Players have gone back to before `line`, an act of `side`: everything since has been played in vain. */
export interface TakenBack {
  readonly type: 'takenBack';
  readonly side: Side;
  readonly line: number;
}

/** What a line of the log tells of: an event of the match machine, or that one of its acts is taken back. */
export type TableEvent = MatchEvent | TakenBack;

/** An act that can be taken back, and the game as it stood before it. */
export interface PastAct {
  readonly line: number;
  readonly side: Side;
  readonly match: MatchState;
  /** Rolls thrown until then, by the course of play. */
  readonly used: number;
}

/** A roll of a turn. */
export interface ThrownRoll {
  /** Its number in the log. */
  readonly roll: number;
  readonly side: Side;
  readonly dice: Roll;
}

/** What a game can be taken back to, and the rolls that come again after that. Empty where nothing may be taken back. */
export interface Past {
  /** By the present course of play, oldest first. */
  readonly acts: readonly PastAct[];
  /** Every roll of a turn, in the order of throwing. The n-th stays the n-th, whatever is played. */
  readonly rolls: readonly ThrownRoll[];
  /** How many of them the present course of play has used. */
  readonly used: number;
  /** How often something has been taken back. */
  readonly takeBacks: number;
  /** Line of the last take-back; −1: none. */
  readonly takenBackAt: number;
}

/** The past of a game that has just begun. */
export const NO_PAST: Past = { acts: [], rolls: [], used: 0, takeBacks: 0, takenBackAt: -1 };

/** The thrown roll that comes again for whoever rolls next; `null`: a new one is thrown. */
export function nextThrown({ rolls, used }: Past): ThrownRoll | null {
  return rolls[used] ?? null;
}

/** Line of the last act of `side` by the present course of play; `null`: it has none. */
export function lastActOf({ acts }: Past, side: Side): number | null {
  return acts.findLast((act) => act.side === side)?.line ?? null;
}

/** The past with one more line; `before` is the game before it. */
export function pastAfter(
  past: Past,
  before: MatchState,
  at: { readonly n: number; readonly line: LogLine },
  events: readonly TableEvent[],
): Past {
  return events.reduce((current, event) => pastWith(current, before, at, event), past);
}

function pastWith(
  past: Past,
  before: MatchState,
  { n, line }: { readonly n: number; readonly line: LogLine },
  event: TableEvent,
): Past {
  switch (event.type) {
    case 'rolled': {
      const used = past.used + 1;
      if (line.kind !== 'roll') return { ...past, used };
      const thrown: ThrownRoll = { roll: line.roll, side: event.side, dice: event.roll };
      return { ...past, rolls: [...past.rolls, thrown], used };
    }
    case 'played':
    case 'doubled':
    case 'taken':
    case 'beavered':
    case 'raccooned': {
      const act: PastAct = { line: n, side: event.side, match: before, used: past.used };
      return { ...past, acts: [...past.acts, act] };
    }
    case 'takenBack': {
      const acts = past.acts.filter((act) => act.line < event.line);
      const used = past.acts[acts.length]?.used ?? past.used;
      return { ...past, acts, used, takeBacks: past.takeBacks + 1, takenBackAt: n };
    }
    default:
      return past;
  }
}

import type { LogState } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import { decide, evolve, type MatchState, type Refusal, SIDES, type Side } from '@nardy/rules';
import type { ActRefusal, TakeBackBar } from './act-refusal.ts';
import { isBotId } from './bot-name.ts';
import { lastActOf, nextThrown, type Past, type RollAgain, type TableEvent, type TakeBack } from './past.ts';
import { roleOf } from './roles.ts';

type Judgement = Result<
  { readonly match: MatchState; readonly events: readonly TableEvent[] },
  ActRefusal | Refusal
>;

/** Of a table, what is needed to take back. */
interface GameSoFar {
  readonly match: MatchState | null;
  readonly log: LogState;
  readonly past: Past;
}

/** Whether anybody at the table may take back: then its past is kept. */
export function keepsPast(log: LogState, match: MatchState): boolean {
  return SIDES.some((side) => takeBackBar(log, match, side) === null);
}

/** Judges an act that takes back an earlier one of the same side. */
export function judgeTakeBack(log: LogState, match: MatchState, past: Past, act: TakeBack): Judgement {
  const because = takeBackBar(log, match, act.side);
  if (because !== null) return err({ code: 'TAKE_BACK_BARRED', because });
  // Between a request and its dice no act can stand.
  if (match.phase === 'rolling' || match.phase === 'opening') {
    return err({ code: 'WRONG_PHASE', phase: match.phase });
  }
  if (match.resignation !== null) return err({ code: 'RESIGN_PENDING', by: match.resignation.side });
  const before = past.acts.find(({ line, side }) => line === act.line && side === act.side);
  if (before === undefined) return err({ code: 'TAKE_BACK_NO_ACT', line: act.line });
  const { side, line } = act;
  return ok({ match: before.match, events: [{ type: 'takenBack', side, line }] });
}

/** Judges an act by which a thrown roll comes again. */
export function judgeRollAgain(match: MatchState, past: Past, { side, roll }: RollAgain): Judgement {
  const asked = decide(match, { type: 'requestRoll', side });
  if (!asked.ok) return asked;
  const next = nextThrown(past);
  if (next?.roll !== roll || next.side !== side) {
    return err({ code: 'ROLL_NOT_AGAIN', expected: next?.roll ?? null });
  }
  const rolling = asked.value.reduce(evolve, match);
  const rolled = decide(rolling, { type: 'rolled', side, roll: next.dice });
  if (!rolled.ok) return rolled;
  return ok({ match: rolled.value.reduce(evolve, rolling), events: [...asked.value, ...rolled.value] });
}

/** The act of `side` that one take-back goes back to; `null`: none, or nothing may be taken back now. */
export function takeBackOf({ match, log, past }: GameSoFar, side: Side): TakeBack | null {
  const line = lastActOf(past, side);
  if (match === null || line === null || log.end !== null) return null;
  const act: TakeBack = { type: 'takeBack', side, line };
  return judgeTakeBack(log, match, past, act).ok ? act : null;
}

/** The act by which `side` gets its roll now, where one thrown before comes again; `null`: a link asks for it, or it is not its roll. */
export function rollAgainOf({ match, past }: GameSoFar, side: Side): RollAgain | null {
  const next = nextThrown(past);
  if (match?.phase !== 'before-roll' || match.onRoll !== side || next === null) return null;
  return { type: 'rollAgain', side, roll: next.roll };
}

/**
 * Why `side` may take nothing back at this table: only against a bot, or where both seats are one player's or one
 * device's, as the log itself shows, and only without a clock. `null`: it may.
 */
function takeBackBar({ game, players }: LogState, match: MatchState, side: Side): TakeBackBar | null {
  if (match.settings.clock.kind !== 'none') return 'clock';
  const [own, other] = [players[roleOf(side)]?.playerId, players[side === 'white' ? 'B' : 'A']?.playerId];
  if (own === undefined || isBotId(own)) return 'bot';
  const alone = game?.mode === 'local' || own === other || (other !== undefined && isBotId(other));
  return alone ? null : 'people';
}

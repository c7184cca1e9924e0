import type { ActLine, EndLine, LogLine, LogState, PlayerRole, RollLine } from '@nardy/dice';
import { err, ok, type Result } from '@nardy/result';
import {
  type Command,
  type Die,
  decide,
  evolve,
  type MatchState,
  type Refusal,
  type Roll,
  startGame,
} from '@nardy/rules';
import type { ActRefusal } from './act-refusal.ts';
import { hitPoints, parseAct } from './acts.ts';
import { earliestEndUnix } from './end-time.ts';
import { nextThrown, type Past, type TableEvent } from './past.ts';
import { roleOf, sideOf } from './roles.ts';
import { judgeRollAgain, judgeTakeBack } from './take-back.ts';

/** What a line does to the match. */
export interface Judged {
  readonly match: MatchState | null;
  readonly events: readonly TableEvent[];
}

type Judgement = Result<Judged, ActRefusal | Refusal>;

/**
 * Judges the play of a line that has passed the dice checks. `log` and `past` are those before the line.
 * The mapping from lines to events is in docs/acts.md.
 */
export function judgeLine(match: MatchState | null, log: LogState, past: Past, line: LogLine): Judgement {
  if (line.kind === 'game' || line.kind === 'player') return ok({ match, events: [] });
  if (match === null) return beginWith(log, line);
  if (line.kind === 'end') return judgeEnd(match, log, line);
  if (match.phase === 'game-over' || match.phase === 'match-over') return err({ code: 'END_EXPECTED' });
  switch (line.kind) {
    case 'anchor':
    case 'void':
      return ok({ match, events: [] });
    case 'link':
      return judgeLink(match, past, line.role);
    case 'roll':
      return judgeRoll(match, line);
    case 'act':
      return judgeAct(match, log, past, line);
  }
}

/** The dice of a `roll` line, one pair for each throw. */
export function throwsOf(dice: string): readonly Roll[] {
  return dice.split(',').map((pair) => [...pair].map(Number) as readonly number[] as readonly [Die, Die]);
}

/** Only the settings line can follow while the match is unknown. */
function beginWith(log: LogState, line: LogLine): Judgement {
  if (line.kind !== 'act') return err({ code: 'ACT_NO_SETTINGS' });
  const act = parseAct(line);
  if (!act.ok) return act;
  if (act.value.type !== 'settings') return err({ code: 'ACT_NO_SETTINGS' });
  if (log.players.A === null || log.players.B === null) return err({ code: 'ACT_SETTINGS_PLACE' });
  const { settings, started } = act.value;
  if (log.game?.variant !== settings.rules.id) return err({ code: 'ACT_SETTINGS_BAD', field: 'variant' });
  // What two players meet at begins at its start; a set position is for one device.
  if (started.from !== null && log.game.mode !== 'local') {
    return err({ code: 'ACT_SETTINGS_BAD', field: 'from' });
  }
  return ok({ match: startGame(settings, started), events: [started] });
}

/** The roller's link asks for the roll; the other side's is an answer, or released ahead, and no event. */
function judgeLink(match: MatchState, past: Past, role: PlayerRole): Judgement {
  const side = sideOf(role);
  const again = nextThrown(past);
  if (again !== null) return err({ code: 'ROLL_COMES_AGAIN', roll: again.roll });
  const nothing = ok({ match, events: [] });
  switch (match.phase) {
    case 'before-roll':
      return side === match.onRoll ? judgeCommand(match, { type: 'requestRoll', side }) : nothing;
    case 'to-play':
      // The next roll is the other side's: this side may release ahead, the other may not ask yet.
      return side === match.onRoll ? nothing : err({ code: 'LINK_TOO_EARLY', role });
    case 'doubled':
      return side === match.onRoll ? err({ code: 'LINK_TOO_EARLY', role }) : nothing;
    default:
      // In `rolling` the roller's second link follows a void: the request stands.
      return nothing;
  }
}

function judgeRoll(match: MatchState, line: RollLine): Judgement {
  const throws = throwsOf(line.dice);
  if (line.roller === null) {
    if (match.phase !== 'opening') return err({ code: 'ROLL_NOT_ASKED' });
    return judgeCommand(match, { type: 'openingThrown', throws });
  }
  const side = sideOf(line.roller);
  const [roll] = throws;
  if (match.phase !== 'rolling' || match.onRoll !== side || roll === undefined) {
    return err({ code: 'ROLL_NOT_ASKED' });
  }
  return judgeCommand(match, { type: 'rolled', side, roll });
}

function judgeAct(match: MatchState, log: LogState, past: Past, line: ActLine): Judgement {
  const act = parseAct(line);
  if (!act.ok) return act;
  if (act.value.type === 'settings') return err({ code: 'ACT_SETTINGS_PLACE' });
  if (act.value.type === 'takeBack') return judgeTakeBack(log, match, past, act.value);
  if (act.value.type === 'rollAgain') return judgeRollAgain(match, past, act.value);
  const { command, hits } = act.value;
  const judged = judgeCommand(match, command);
  if (!judged.ok) return judged;
  const expected = hitPoints(
    judged.value.events.flatMap((event) => (event.type === 'played' ? event.moves : [])),
  );
  const agree = expected.length === hits.length && expected.every((point, i) => point === hits[i]);
  return agree ? judged : err({ code: 'ACT_HITS_WRONG', expected });
}

function judgeEnd(match: MatchState, log: LogState, line: EndLine): Judgement {
  if (log.game !== null && line.unix < earliestEndUnix(log.game.unix, match))
    return err({ code: 'END_TIME_BACK' });
  if (match.phase !== 'game-over' && match.phase !== 'match-over') {
    // No act can stand while both links are open, so a server that has lost its chain then ends the game by this line alone.
    const owed = log.open.A !== null && log.open.B !== null;
    if (!owed || line.winner !== null || line.points !== 0) return err({ code: 'END_TOO_EARLY' });
    return judgeCommand(match, { type: 'cancelGame' });
  }
  const winner = match.result.winner === null ? null : roleOf(match.result.winner);
  const { points } = match.result;
  if (line.winner !== winner || line.points !== points) return err({ code: 'END_DIFFERS', winner, points });
  return ok({ match, events: [] });
}

function judgeCommand(match: MatchState, command: Command): Judgement {
  const decided = decide(match, command);
  if (!decided.ok) return decided;
  return ok({ match: decided.value.reduce(evolve, match), events: decided.value });
}

import { decide } from '@nardy/rules';
import type { ActCommand } from './act-command.ts';
import { formatAct, formatPastAct } from './acts.ts';
import type { TableState } from './table.ts';
import { judgeRollAgain, judgeTakeBack } from './take-back.ts';

/** The text of the act that the table would write for a player's command; `null`: the rules refuse it. */
export function actTextOf({ match, log, past }: TableState, command: ActCommand): string | null {
  if (match === null) return null;
  switch (command.type) {
    case 'takeBack':
      return judgeTakeBack(log, match, past, command).ok ? formatPastAct(command).text : null;
    case 'rollAgain':
      return judgeRollAgain(match, past, command).ok ? formatPastAct(command).text : null;
    default: {
      const decided = decide(match, command);
      const [event] = decided.ok ? decided.value : [];
      return event === undefined ? null : (formatAct(event)?.text ?? null);
    }
  }
}

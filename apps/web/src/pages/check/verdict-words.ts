import type { Role } from '@nardy/dice';
import { setUpWords, translateFrom } from '@nardy/i18n';
import { locale } from '../../app/preferences.ts';
import { say, sayRefusal, sayText } from '../../app/words.ts';
import type { GameCheck } from './game-check.ts';
import { recordedName } from './recorded-name.ts';

export type Tone = 'good' | 'amber' | 'bad';

/** The verdict on a game in words, and whether it is good, to be noted, or bad. */
export interface VerdictWords {
  readonly tone: Tone;
  readonly text: string;
  readonly notes: readonly string[];
}

function failure({ report }: GameCheck): string {
  const { verdict, fault } = report;
  if (verdict.line < 0 && verdict.code === 'E_FORMAT') return say('verdict.notTranscript');
  if (verdict.line < 0 && verdict.code === 'E_RECEIPT') return say('verdict.receiptOutside');
  const role = fault !== null && 'role' in fault ? fault.role : ('S' satisfies Role);
  const dice = fault?.code === 'E_DICE' ? { shown: fault.shown, expected: fault.expected } : {};
  return sayText({
    key: `verdict.${verdict.code}`,
    params: { line: verdict.line, name: say(`role.${role}`), ...dice },
  });
}

function notesOf({ report, takeBacks, setAtStart }: GameCheck): readonly string[] {
  const { verdict, log, ledgerCompared, ledgerLine } = report;
  const notes: string[] = [];
  for (const role of ['A', 'B'] as const) {
    const name = recordedName(log.players[role]) ?? say(`role.${role}`);
    if (verdict.voids[role] > 0) notes.push(say('verdict.VOID', { roll: verdict.voids[role], name }));
  }
  if (setAtStart !== null) notes.push(translateFrom(setUpWords, locale.value, `setUp.${setAtStart}`));
  if (takeBacks > 0) notes.push(say('result.takeBacks', { n: takeBacks }));
  if (verdict.flags.includes('OWED')) notes.push(say('verdict.OWED', { roll: log.nextRoll }));
  if (!ledgerCompared) notes.push(say('verdict.ledgerNotCompared'));
  // An `open` proof names the seals only: what comes after them may have been written by anyone.
  else if (ledgerLine < log.next - 1) notes.push(say('verdict.ledgerPartly', { line: ledgerLine }));
  if (report.receiptsCompared > 0) notes.push(say('web.check.receipts'));
  return notes;
}

/** Says what came out of a check. */
export function verdictWords(check: GameCheck): VerdictWords {
  const { verdict } = check.report;
  if (verdict.code !== 'OK') return { tone: 'bad', text: failure(check), notes: [] };
  const notes = notesOf(check);
  if (check.play !== null) {
    const { line, refusal } = check.play;
    return { tone: 'bad', text: say('verdict.play', { line, reason: sayRefusal({ ...refusal }) }), notes };
  }
  const partial = verdict.flags.includes('PARTIAL');
  const amber = verdict.flags.some((flag) => flag === 'OWED' || flag === 'VOID' || flag === 'REKEY');
  const text = say(partial ? 'verdict.PARTIAL' : 'verdict.OK', { n: verdict.rolls });
  return { tone: amber ? 'amber' : 'good', text, notes };
}

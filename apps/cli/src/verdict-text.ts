import { shortFingerprint, type VerificationReport, type VerifiedRoll } from '@nardy/dice';
import type { PlayVerdict, setAtStart } from '@nardy/record';
import { explain } from './explain.ts';
import type { Language } from './language.ts';
import { tableText } from './table-text.ts';
import { say, sayAny } from './words.ts';

/** What the check of one game comes to. */
export interface GameCheck {
  readonly report: VerificationReport;
  readonly play: PlayVerdict;
  /** How often something was taken back, as far as the record could be played through. */
  readonly takeBacks: number;
  readonly setAtStart: ReturnType<typeof setAtStart>;
}

/** The check of one game as a person reads it: who, every roll, the verdicts. */
export function verdictText(language: Language, { report, play, takeBacks, setAtStart }: GameCheck): string {
  const { verdict } = report;
  // Nothing is known of a file that is no record.
  if (isNoRecord(report)) return `${verdict.code}: ${sayAny(language, 'verdict.notTranscript')}\n`;
  return [
    header(language, report),
    rollsTable(language, report.rolls),
    ...diceLines(language, report).map((line) => `${line}\n`),
    `${playLine(language, play)}\n`,
    setAtStart === null ? '' : `${sayAny(language, `setUp.${setAtStart}`)}\n`,
    takeBacks === 0 ? '' : `${say(language, 'verify.takeBacks', { n: takeBacks })}\n`,
    `${say(language, 'verify.fingerprint', { fingerprint: shortFingerprint(verdict.head) })}\n`,
  ].join('');
}

function isNoRecord({ verdict }: VerificationReport): boolean {
  return verdict.code === 'E_FORMAT' && verdict.line < 0;
}

function header(language: Language, { log }: VerificationReport): string {
  if (log.game === null) return '';
  const { game, variant, mode } = log.game;
  const player = (role: 'A' | 'B') => log.players[role]?.name ?? log.players[role]?.playerId ?? '?';
  return [
    `${say(language, 'verify.game', { game, variant, mode })}\n`,
    `${say(language, 'verify.players', { white: player('A'), black: player('B') })}\n\n`,
  ].join('');
}

function rollsTable(language: Language, rolls: readonly VerifiedRoll[]): string {
  if (rolls.length === 0) return '';
  const heads = (['roll', 'line', 'who', 'dice', 'first'] as const).map((column) =>
    say(language, `verify.column.${column}`),
  );
  const rows = rolls.map(({ roll, line, roller, dice, openedFirst }) => [
    String(roll),
    String(line),
    roller === null ? say(language, 'verify.opening') : sideName(language, roller),
    dice,
    sideName(language, openedFirst),
  ]);
  return `${tableText([heads, ...rows])}\n`;
}

function sideName(language: Language, role: 'A' | 'B'): string {
  return sayAny(language, role === 'A' ? 'side.white' : 'side.black');
}

/** The verdict on the dice and every remark on it. */
function diceLines(language: Language, report: VerificationReport): readonly string[] {
  const { verdict, fault, log } = report;
  const { code, flags, rolls, line, voids } = verdict;
  if (code === 'E_RECEIPT' && line < 0) return [`${code}: ${sayAny(language, 'verdict.receiptOutside')}`];
  if (code !== 'OK') {
    const role = fault !== null && 'role' in fault ? sayAny(language, `role.${fault.role}`) : '';
    const facts = fault !== null && 'shown' in fault ? { shown: fault.shown, expected: fault.expected } : {};
    return [`${code}: ${sayAny(language, `verdict.${code}`, { line, name: role, ...facts })}`];
  }
  const partial = flags.includes('PARTIAL');
  const lines = [`OK: ${sayAny(language, partial ? 'verdict.PARTIAL' : 'verdict.OK', { n: rolls })}`];
  if (flags.includes('OWED')) lines.push(sayAny(language, 'verdict.OWED', { roll: log.nextRoll }));
  if (flags.includes('VOID')) lines.push(say(language, 'verify.voids', { white: voids.A, black: voids.B }));
  if (flags.includes('REKEY')) lines.push(say(language, 'verify.rekeys', { n: log.rekeys }));
  return [...lines, ...ledgerLines(language, report)];
}

/** Nothing where the ledger vouches for the whole record. */
function ledgerLines(language: Language, report: VerificationReport): readonly string[] {
  const { ledgerCompared, ledgerLine, log } = report;
  if (!ledgerCompared) return [sayAny(language, 'verdict.ledgerNotCompared')];
  // An `open` proof names the seals only: what comes after them may have been written by anyone.
  if (ledgerLine < log.next - 1) return [sayAny(language, 'verdict.ledgerPartly', { line: ledgerLine })];
  return [];
}

function playLine(language: Language, play: PlayVerdict): string {
  if (play.code === 'OK') return say(language, 'verify.play.ok');
  if (play.code === 'UNREADABLE') return say(language, 'verify.play.unreadable');
  if (play.refusal.code === 'ACT_NO_SETTINGS') return say(language, 'verify.play.unread');
  return sayAny(language, 'verdict.play', { line: play.line, reason: explain(language, play.refusal) });
}

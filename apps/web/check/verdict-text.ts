import type { VerificationReport } from '@nardy/dice';
import type { Text } from '@nardy/i18n';
import { followFault, setAtStart } from '@nardy/record';
import { assertNever } from '@nardy/result';
import type { GameCheck, PlayCheck } from './check-game.ts';
import type { WordKey } from './words.ts';

/** How a thing is coloured: it agrees, it should be looked at, it does not agree, or it is only said. */
export type Tone = 'good' | 'amber' | 'bad' | 'plain';

/** One thing that is said about a game. */
export interface Remark {
  readonly id:
    | 'dice'
    | 'play'
    | 'ledger'
    | 'receipts'
    | 'void'
    | 'rekey'
    | 'early'
    | 'set-up'
    | 'take-backs'
    | 'going-on'
    | 'previous';
  readonly tone: Tone;
  readonly text: Text;
}

/** What is said about a game: the verdict in large letters, then everything else. */
export interface VerdictText {
  readonly verdict: Remark;
  readonly remarks: readonly Remark[];
}

/**
 * The verdict on a game in the words of the protocol (docs/dice.md §10).
 *
 * @param previous - the game before it in the same file of a match; `null` for a first or only game.
 */
export function verdictText(check: GameCheck, previous: GameCheck | null): VerdictText {
  const { report } = check;
  const dice = diceRemark(report);
  // Nothing is known of a file that is no record.
  if (report.log.game === null) return { verdict: dice, remarks: [] };
  const play = playRemark(check.play);
  const tied = previousRemarks(check, previous);
  const remarks = [
    ...goingOnRemarks(report),
    ...voidRemarks(report),
    ...firstOf(rekeyRemarks(report)),
    ...earlyRemarks(report),
    ...startRemarks(check),
    ...takeBackRemarks(check),
    ...ledgerRemarks(check),
    ...receiptRemarks(check),
  ];
  const worst = [dice, play, ...tied].find(({ tone }) => tone === 'bad') ?? dice;
  const others = [dice, play, ...tied].filter((remark) => remark !== worst);
  return { verdict: worst, remarks: [...others.map(asRemark), ...remarks] };
}

/** What the dice come to, where it is not the verdict. */
function asRemark(remark: Remark): Remark {
  return remark.id === 'dice' ? { ...remark, text: words('check.dice', { text: remark.text }) } : remark;
}

function diceRemark(report: VerificationReport): Remark {
  const { verdict, log } = report;
  if (verdict.code !== 'OK') return { id: 'dice', tone: 'bad', text: faultText(report) };
  const n = verdict.rolls;
  if (verdict.flags.includes('OWED')) {
    return { id: 'dice', tone: 'amber', text: words('verdict.OWED', { roll: log.nextRoll }) };
  }
  const isPartial = verdict.flags.includes('PARTIAL');
  const wasInterrupted = verdict.flags.includes('VOID') || verdict.flags.includes('REKEY');
  return {
    id: 'dice',
    tone: isPartial || wasInterrupted ? 'amber' : 'good',
    text: words(isPartial ? 'verdict.PARTIAL' : 'verdict.OK', { n }),
  };
}

function faultText({ verdict, fault }: VerificationReport): Text {
  const { code, line } = verdict;
  if (line < 0 && code === 'E_FORMAT') return words('verdict.notTranscript');
  if (line < 0 && code === 'E_RECEIPT') return words('verdict.receiptOutside');
  const name = fault !== null && 'role' in fault ? words(`role.${fault.role}`) : '';
  const dice = fault?.code === 'E_DICE' ? { shown: fault.shown, expected: fault.expected } : {};
  return { key: `verdict.${code}`, params: { line, name, ...dice } };
}

function playRemark(play: PlayCheck): Remark {
  switch (play.kind) {
    case 'agrees':
      return { id: 'play', tone: 'good', text: words('check.playAgrees') };
    case 'unknown':
      return { id: 'play', tone: 'plain', text: words('check.playUnknown') };
    case 'partly':
      return { id: 'play', tone: 'plain', text: words('check.playPartly') };
    case 'broken': {
      const { line, refusal } = play.fault;
      return { id: 'play', tone: 'bad', text: words('verdict.play', { line, reason: refusalText(refusal) }) };
    }
    default:
      return assertNever(play);
  }
}

function ledgerRemarks({ report, mirror }: GameCheck): readonly Remark[] {
  const { ledgerCompared, ledgerLine, log, verdict } = report;
  if (verdict.code === 'E_LEDGER' || verdict.code === 'E_TRUNCATED') return [];
  if (ledgerCompared && ledgerLine < log.next - 1) {
    return [{ id: 'ledger', tone: 'amber', text: words('verdict.ledgerPartly', { line: ledgerLine }) }];
  }
  if (ledgerCompared) return [{ id: 'ledger', tone: 'good', text: words('check.ledgerAgrees') }];
  // With a mirror given and the lines in order, only a missing proof leaves anything uncompared.
  const lacksProof = mirror === 'given' && verdict.code === 'OK';
  const text = words(lacksProof ? 'check.noProof' : 'verdict.ledgerNotCompared');
  return [{ id: 'ledger', tone: 'amber', text }];
}

function receiptRemarks({ report, receiptLine }: GameCheck): readonly Remark[] {
  const { receiptsCompared: n, verdict, log } = report;
  if (verdict.code === 'E_RECEIPT') return [];
  if (n === 0) return [{ id: 'receipts', tone: 'plain', text: words('check.noReceipts') }];
  const isWhole = receiptLine === log.next - 1;
  const text = isWhole
    ? words('check.receiptsAgree', { n })
    : words('check.receiptsPartly', { n, line: receiptLine });
  return [{ id: 'receipts', tone: isWhole ? 'good' : 'plain', text }];
}

/** An owed roll takes the place of the verdict, so that the game goes on is said here. */
function goingOnRemarks({ verdict }: VerificationReport): readonly Remark[] {
  const { flags, rolls: n } = verdict;
  if (verdict.code !== 'OK' || !flags.includes('OWED') || !flags.includes('PARTIAL')) return [];
  return [{ id: 'going-on', tone: 'plain', text: words('verdict.PARTIAL', { n }) }];
}

/** Games that could not be played to their end say so themselves; nothing is said of what ties them. */
function previousRemarks(check: GameCheck, previous: GameCheck | null): readonly Remark[] {
  if (previous === null || previous.play.kind !== 'agrees' || check.table.match === null) return [];
  const fault = followFault(previous.table, check.table);
  if (fault === null) return [{ id: 'previous', tone: 'good', text: words('check.followsPrevious') }];
  const text = words('check.notAfterPrevious', { reason: refusalText(fault) });
  return [{ id: 'previous', tone: 'bad', text }];
}

/** So many remarks of one kind are said; a made-up file may hold any number. */
const MOST_ALIKE = 20;

function firstOf(remarks: readonly Remark[]): readonly Remark[] {
  const [first] = remarks;
  const more = remarks.length - MOST_ALIKE;
  if (first === undefined || more <= 0) return remarks;
  return [...remarks.slice(0, MOST_ALIKE), { ...first, text: words('check.more', { n: more }) }];
}

function voidRemarks({ lines }: VerificationReport): readonly Remark[] {
  return lines.flatMap((line): readonly Remark[] =>
    line.kind === 'void'
      ? [
          {
            id: 'void',
            tone: 'amber',
            text: words('check.voided', { roll: line.roll, name: words(`check.role${line.role}`) }),
          },
        ]
      : [],
  );
}

function rekeyRemarks({ lines }: VerificationReport): readonly Remark[] {
  const voided = new Set(lines.flatMap((line) => (line.kind === 'void' ? `${line.role}${line.roll}` : [])));
  return lines.flatMap((line): readonly Remark[] => {
    if (line.kind !== 'anchor' || line.epoch === 0) return [];
    const lost = voided.has(`${line.role}${line.base - 1}`);
    const why = words(lost ? 'check.rekeyLost' : 'check.rekeyRenewed');
    const text = words('check.rekey', { name: words(`role.${line.role}`), roll: line.base, why });
    return [{ id: 'rekey', tone: 'amber', text }];
  });
}

function earlyRemarks({ verdict }: VerificationReport): readonly Remark[] {
  return (['A', 'B'] as const)
    .filter((role) => verdict.early[role] > 0)
    .map((role): Remark => {
      const text = words('check.early', { name: words(`role.${role}`), n: verdict.early[role] });
      return { id: 'early', tone: 'plain', text };
    });
}

function startRemarks({ table }: GameCheck): readonly Remark[] {
  const set = setAtStart(table);
  if (set === null) return [];
  return [{ id: 'set-up', tone: 'plain', text: words(`setUp.${set}`) }];
}

function takeBackRemarks({ table }: GameCheck): readonly Remark[] {
  const n = table.past.takeBacks;
  return n === 0 ? [] : [{ id: 'take-backs', tone: 'plain', text: words('check.takeBacks', { n }) }];
}

function refusalText(refusal: { readonly code: string }): Text {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(refusal);
  const facts = entries.filter((fact): fact is readonly [string, string | number] =>
    ['string', 'number'].includes(typeof fact[1]),
  );
  return { key: `refusal.${refusal.code}`, params: Object.fromEntries(facts) };
}

function words(key: WordKey, params: NonNullable<Text['params']> = {}): Text {
  return { key, params };
}

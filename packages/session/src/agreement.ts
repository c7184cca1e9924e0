import type { MatchInfo } from '@nardy/protocol';
import type { TableState } from '@nardy/record';
import { type ClockSettings, formatRules } from '@nardy/rules';

/** What the players agreed to before the first game. */
export interface Agreement extends Readonly<Pick<MatchInfo, 'mode'>> {
  /** Text of `formatRules`. */
  readonly rules: string;
  readonly length: number | null;
  readonly clock: ClockSettings;
}

/** The terms a log can break. */
export const AGREEMENT_FIELDS = ['rules', 'length', 'clock', 'mode'] as const;
export type AgreementField = (typeof AGREEMENT_FIELDS)[number];

/** What a table is said to be played by. */
export function agreementOf({ settings, mode }: MatchInfo): Agreement {
  return { ...settings, mode };
}

/** The first term in which a game, of which the settings line has been read, differs from what was agreed. */
export function brokenTerm(agreed: Agreement, { match, log }: TableState): AgreementField | null {
  if (match === null) return null;
  const { rules, length, clock } = match.settings;
  const kept: Readonly<Record<AgreementField, boolean>> = {
    rules: formatRules(rules) === agreed.rules,
    length: length === agreed.length,
    clock: isSameClock(clock, agreed.clock),
    mode: log.game?.mode === agreed.mode,
  };
  return AGREEMENT_FIELDS.find((field) => !kept[field]) ?? null;
}

function isSameClock(one: ClockSettings, other: ClockSettings): boolean {
  switch (one.kind) {
    case 'none':
      return other.kind === 'none';
    case 'correspondence':
      return other.kind === 'correspondence' && one.daysPerTurn === other.daysPerTurn;
    case 'delay':
      return other.kind === 'delay' && one.reserveMs === other.reserveMs && one.delayMs === other.delayMs;
  }
}

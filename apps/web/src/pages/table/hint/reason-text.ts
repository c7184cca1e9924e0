import type { Claim, CountedClaim } from '@nardy/engine';
import { type Locale, type Params, reasonWords, translateFrom } from '@nardy/i18n';
import { percentText, signedText } from './hint-numbers.ts';

export interface ReasonInput {
  /** The better play as it is written. */
  readonly best: string;
  readonly other: string;
  /** How much it is better, in equity. */
  readonly difference: number;
  readonly claims: readonly Claim[];
}

/** Why one play is better than another, in a sentence; the numbers alone where nothing on the boards explains it. */
export function reasonText({ best, other, difference, claims }: ReasonInput, locale: Locale): string {
  const head = phrase(locale, 'reason.better', {
    ...{ best, other },
    difference: signedText(locale, difference).replace('+', ''),
  });
  const said = claims.map((claim) => claimText(claim, locale));
  return said.length === 0 ? `${head}.` : `${head}: ${said.join('; ')}.`;
}

function claimText(claim: Claim, locale: Locale): string {
  switch (claim.kind) {
    case 'point':
    case 'anchor':
      return phrase(locale, `reason.${claim.kind}.${claim.how}`, { point: claim.point });
    case 'win':
    case 'mars':
    case 'lostMars':
      return phrase(locale, `reason.${claim.kind}`, {
        more: percentText(locale, Math.abs(claim.better - claim.worse)),
      });
    case 'lead':
      return phrase(locale, 'reason.lead', {
        better: pipsText(locale, claim.better),
        worse: pipsText(locale, claim.worse),
      });
    default: {
      const { better, worse } = claim;
      return phrase(locale, countedKey(claim.kind, better, worse), { better, worse });
    }
  }
}

/** Some counts have words of their own for none. */
function countedKey(
  kind: Exclude<CountedClaim, 'lead'>,
  better: number,
  worse: number,
): keyof typeof reasonWords {
  if (kind === 'hits' && better === 1) return 'reason.hit';
  if (kind === 'shots' && better === 0) return 'reason.safe';
  if (kind === 'prime' && worse < 2) return 'reason.noPrime';
  return `reason.${kind}`;
}

/** Behind is a minus: how pips are told at the table. */
function pipsText(locale: Locale, lead: number): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(lead).replace('-', '−');
}

function phrase(locale: Locale, key: keyof typeof reasonWords, params: Params): string {
  return translateFrom(reasonWords, locale, key, params);
}

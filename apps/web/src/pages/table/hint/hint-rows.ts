import {
  engineWords,
  type Locale,
  type Params,
  playText,
  saySpokenPart,
  t,
  translateFrom,
} from '@nardy/i18n';
import { formatPlay, NO_MOVE } from '@nardy/notation';
import type { CheckerMove, RuleSet } from '@nardy/rules';
import { spokenMoves } from '@nardy/session';
import type { Chances, EngineQuestion, HintAnswer, HintedPlay } from '../../../engine/engine-message.ts';
import { chanceParams, percentText, signedText } from './hint-numbers.ts';
import { reasonText } from './reason-text.ts';

/** One thing that can be done, with what it is worth. */
export interface HintRow {
  /** The same in answers that follow one another. */
  readonly key: string;
  readonly label: string;
  readonly equity: string;
  /** To the best; empty for the best itself. Better than the best: only if the other side errs. */
  readonly difference: string;
  readonly outlook: 'best' | 'better' | 'worse';
  readonly isBest: boolean;
  /** Chances after a play, and in a match the chance to win it. */
  readonly detail: string | null;
  /** Why the best play is better than this one; at the best one, than the next. */
  readonly reason: string | null;
  /** What a play moves, to be shown on the board. */
  readonly moves: readonly CheckerMove[] | null;
}

/** An answer in words and numbers. */
export interface HintText {
  /** What is best, where the rows do not say it by themselves. */
  readonly title: string | null;
  readonly rows: readonly HintRow[];
  readonly chances: string | null;
  /** For a screen reader. */
  readonly spoken: string;
}

/** What an answer says. */
export function hintText({ view }: EngineQuestion, answer: HintAnswer, locale: Locale): HintText {
  switch (answer.kind) {
    case 'play':
      return playsText(view.rules, answer, locale);
    case 'double':
      return doubleText(view.rules, answer, locale);
    case 'answer':
      return answerText(view.rules, answer, locale);
    case 'position':
      return positionText(view.rules, answer, locale);
  }
}

function playsText(
  rules: RuleSet,
  { plays, legal }: HintAnswer & { readonly kind: 'play' },
  locale: Locale,
): HintText {
  const [best] = plays;
  const rows = plays.map((play, place): HintRow => {
    const { moves, equity, mwc, chances } = play;
    const label = labelOf(play, locale);
    return {
      ...{ key: label, label, moves },
      ...worth(equity, best?.equity ?? equity, locale),
      isBest: place === 0,
      detail: [...matchText(mwc, locale), chancesText(rules, chances, locale)].join(' · '),
      reason: reasonOf(plays, place, locale),
    };
  });
  const spoken =
    best === undefined
      ? ''
      : phrase(locale, 'hint.spokenPlay', {
          moves: saySpokenPart(locale, spokenMoves(best.moves)),
          equity: signedText(locale, best.equity),
          chances: chancesText(rules, best.chances, locale),
        });
  const why = rows[0]?.reason ?? '';
  return {
    title: legal === 1 ? phrase(locale, 'hint.only') : null,
    rows,
    chances: null,
    spoken: `${spoken} ${why}`.trim(),
  };
}

function labelOf({ moves }: HintedPlay, locale: Locale): string {
  return playText(locale, formatPlay(moves) || NO_MOVE);
}

/** Why the best play is better than the one at a place, or, at its own, than the next; `null` where they are even. */
function reasonOf(plays: readonly HintedPlay[], place: number, locale: Locale): string | null {
  const [best, other] = [plays[0], plays[Math.max(1, place)]];
  if (best === undefined || other === undefined || isEven(best.equity - other.equity)) return null;
  return reasonText(
    {
      ...{ best: labelOf(best, locale), other: labelOf(other, locale), claims: other.reasons },
      difference: best.equity - other.equity,
    },
    locale,
  );
}

function doubleText(
  rules: RuleSet,
  { decision, chances }: HintAnswer & { readonly kind: 'double' },
  locale: Locale,
): HintText {
  const words = {
    double: t(locale, decision.redouble ? 'term.redouble' : 'term.double'),
    Double: t(locale, decision.redouble ? 'action.redouble' : 'action.double'),
  };
  const { action, best } = decision;
  const row = (value: 'noDouble' | 'doubleTake' | 'doublePass', isBest: boolean): HintRow => ({
    ...cubeRow(value, phrase(locale, `hint.value.${value}`, words), isBest, decision.mwc?.[value], locale),
    ...worth(decision[value], best, locale),
  });
  const doubles = action.startsWith('double');
  const rows = [
    row('noDouble', !doubles),
    row('doubleTake', doubles && action !== 'double-pass'),
    row('doublePass', action === 'double-pass'),
  ];
  return cubeText(rules, phrase(locale, `hint.action.${action}`, words), rows, chances, locale);
}

function answerText(
  rules: RuleSet,
  { decision, mwc, chances }: HintAnswer & { readonly kind: 'answer' },
  locale: Locale,
): HintText {
  const { answer, taken, passed } = decision;
  const best = Math.max(taken, passed);
  const row = (value: 'taken' | 'passed', key: 'take' | 'pass', isBest: boolean): HintRow => ({
    ...cubeRow(key, t(locale, `action.${key}`), isBest, mwc?.[value], locale),
    ...worth(decision[value], best, locale),
  });
  const rows = [row('taken', 'take', answer !== 'pass'), row('passed', 'pass', answer === 'pass')];
  return cubeText(rules, phrase(locale, `hint.answer.${answer}`), rows, chances, locale);
}

function positionText(
  rules: RuleSet,
  { equity, mwc, chances }: HintAnswer & { readonly kind: 'position' },
  locale: Locale,
): HintText {
  const label = phrase(locale, 'hint.position');
  const row = {
    ...cubeRow('position', label, true, mwc, locale),
    ...worth(equity, equity, locale),
  };
  return cubeText(rules, label, [row], chances, locale);
}

function cubeRow(
  key: string,
  label: string,
  isBest: boolean,
  mwc: number | null | undefined,
  locale: Locale,
): Omit<HintRow, keyof ReturnType<typeof worth>> {
  const [detail = null] = matchText(mwc ?? null, locale);
  return { key, label, isBest, detail, reason: null, moves: null };
}

function cubeText(
  rules: RuleSet,
  title: string,
  rows: readonly HintRow[],
  all: Chances,
  locale: Locale,
): HintText {
  const chances = chancesText(rules, all, locale);
  return { title, rows, chances, spoken: phrase(locale, 'hint.spokenCube', { action: title, chances }) };
}

function worth(
  equity: number,
  best: number,
  locale: Locale,
): Pick<HintRow, 'equity' | 'difference' | 'outlook'> {
  const difference = equity - best;
  const even = isEven(difference);
  return {
    equity: signedText(locale, equity),
    difference: even ? '' : signedText(locale, difference),
    outlook: even ? 'best' : difference < 0 ? 'worse' : 'better',
  };
}

/** Too near to be told apart. */
function isEven(difference: number): boolean {
  return Math.abs(difference) < 0.0005;
}

/** The chance to win the match; nothing for money. */
function matchText(mwc: number | null, locale: Locale): readonly string[] {
  return mwc === null ? [] : [phrase(locale, 'hint.match', { mwc: percentText(locale, mwc) })];
}

/** Where every win counts the same, a mars is nothing to speak of. */
function chancesText({ scoring }: RuleSet, chances: Chances, locale: Locale): string {
  return phrase(locale, scoring === 'flat' ? 'hint.win' : 'hint.chances', chanceParams(locale, chances));
}

function phrase(locale: Locale, key: keyof typeof engineWords, params?: Params): string {
  return translateFrom(engineWords, locale, key, params);
}

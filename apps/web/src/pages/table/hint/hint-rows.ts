import { engineWords, type Locale, type Params, say, t, translateFrom } from '@nardy/i18n';
import { formatPlay, NO_MOVE } from '@nardy/notation';
import type { CheckerMove, RuleSet } from '@nardy/rules';
import { type HintQuestion, spokenMoves } from '@nardy/session';
import type { Chances, HintAnswer } from '../../../engine/engine-message.ts';
import { chanceParams, signedText } from './hint-numbers.ts';

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
  /** Chances after a play. */
  readonly detail: string | null;
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
export function hintText({ view }: HintQuestion, answer: HintAnswer, locale: Locale): HintText {
  switch (answer.kind) {
    case 'play':
      return playsText(view.rules, answer, locale);
    case 'double':
      return doubleText(view.rules, answer, locale);
    case 'answer':
      return answerText(view.rules, answer, locale);
  }
}

function playsText(
  rules: RuleSet,
  { plays, legal }: HintAnswer & { readonly kind: 'play' },
  locale: Locale,
): HintText {
  const [best] = plays;
  const rows = plays.map(({ moves, equity, chances }): HintRow => {
    const label = formatPlay(moves) || NO_MOVE;
    return {
      ...{ key: label, label, moves },
      ...worth(equity, best?.equity ?? equity, locale),
      isBest: moves === best?.moves,
      detail: chancesText(rules, chances, locale),
    };
  });
  const spoken =
    best === undefined
      ? ''
      : phrase(locale, 'hint.spokenPlay', {
          moves: say(locale, spokenMoves(best.moves)),
          equity: signedText(locale, best.equity),
          chances: chancesText(rules, best.chances, locale),
        });
  return { title: legal === 1 ? phrase(locale, 'hint.only') : null, rows, chances: null, spoken };
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
    ...cubeRow(value, phrase(locale, `hint.value.${value}`, words), isBest),
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
  { decision, chances }: HintAnswer & { readonly kind: 'answer' },
  locale: Locale,
): HintText {
  const { answer, taken, passed } = decision;
  const best = Math.max(taken, passed);
  const rows: readonly HintRow[] = [
    { ...cubeRow('take', t(locale, 'action.take'), answer !== 'pass'), ...worth(taken, best, locale) },
    { ...cubeRow('pass', t(locale, 'action.pass'), answer === 'pass'), ...worth(passed, best, locale) },
  ];
  return cubeText(rules, phrase(locale, `hint.answer.${answer}`), rows, chances, locale);
}

function cubeRow(key: string, label: string, isBest: boolean): Omit<HintRow, keyof ReturnType<typeof worth>> {
  return { key, label, isBest, detail: null, moves: null };
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
  const isEven = Math.abs(difference) < 0.0005;
  return {
    equity: signedText(locale, equity),
    difference: isEven ? '' : signedText(locale, difference),
    outlook: isEven ? 'best' : difference < 0 ? 'worse' : 'better',
  };
}

/** Where every win counts the same, a mars is nothing to speak of. */
function chancesText({ scoring }: RuleSet, chances: Chances, locale: Locale): string {
  return phrase(locale, scoring === 'flat' ? 'hint.win' : 'hint.chances', chanceParams(locale, chances));
}

function phrase(locale: Locale, key: keyof typeof engineWords, params?: Params): string {
  return translateFrom(engineWords, locale, key, params);
}

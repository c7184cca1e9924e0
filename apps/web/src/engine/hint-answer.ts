import {
  analyseCube,
  answerOffer,
  judgePosition,
  otherView,
  rankPlays,
  type Search,
  type Thinking,
} from '@nardy/engine';
import { legalPlays } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';
import type { Chances, HintAnswer, HintedPlay } from './engine-message.ts';

/** So many plays are shown; as many are always judged to the same depth, so that they can be compared. */
const SHOWN_PLAYS = 3;
const FILTERS = [
  { least: 5, most: 12, within: 0.16 },
  { least: SHOWN_PLAYS, most: 6, within: 0.06 },
  { least: SHOWN_PLAYS, most: 4, within: 0.03 },
];

/** A question as work: the thinking about it to a depth. Deeper thinking starts from what shallower has found. */
export function thinkingAbout(
  search: Search,
  question: HintQuestion,
): (plies: number) => Thinking<HintAnswer> {
  switch (question.kind) {
    case 'play':
      return aboutPlays(search, question);
    case 'double':
      return (plies) => aboutDouble(search, question, plies);
    case 'answer':
      return (plies) => aboutAnswer(search, question, plies);
  }
}

function aboutPlays(
  search: Search,
  { view, roll, context }: HintQuestion & { readonly kind: 'play' },
): (plies: number) => Thinking<HintAnswer> {
  const plays = legalPlays(view.rules, view.board, roll, context);
  return (plies) => {
    const ranking = rankPlays(search, view, plays, { plies, equity: 'cubeful', filters: FILTERS });
    return {
      step: () => ranking.step(),
      answer() {
        const best = ranking.answer().slice(0, SHOWN_PLAYS);
        const shown = best.map(
          ({ index, equity, outcomes, plies: depth }): HintedPlay => ({
            moves: plays[index]?.moves ?? [],
            equity,
            chances: chancesOf(outcomes),
            plies: depth,
          }),
        );
        return { kind: 'play', plies: shown[0]?.plies ?? 0, plays: shown, legal: plays.length };
      },
    };
  };
}

function aboutDouble(
  search: Search,
  { view }: HintQuestion & { readonly kind: 'double' },
  plies: number,
): Thinking<HintAnswer> {
  return both(
    analyseCube(search, view, plies),
    judgePosition(search, view, plies),
    (decision, { outcomes }) => ({ kind: 'double', plies, decision, chances: chancesOf(outcomes) }),
  );
}

function aboutAnswer(
  search: Search,
  { view, offer }: HintQuestion & { readonly kind: 'answer' },
  plies: number,
): Thinking<HintAnswer> {
  // Only a beaver is put to the side that is on roll.
  const isOnRoll = offer === 'beaver';
  const onRoll = isOnRoll ? view : otherView(view, view.board);
  return both(
    answerOffer(search, view, offer, plies),
    judgePosition(search, onRoll, plies),
    (decision, { outcomes }) => {
      const chances = chancesOf(outcomes);
      return { kind: 'answer', plies, decision, chances: isOnRoll ? chances : turned(chances) };
    },
  );
}

/** One thinking after the other, read together. */
function both<A, B, T>(first: Thinking<A>, second: Thinking<B>, join: (a: A, b: B) => T): Thinking<T> {
  let isFirstDone = false;
  return {
    step() {
      if (isFirstDone) return second.step();
      isFirstDone = first.step();
      return false;
    },
    answer: () => join(first.answer(), second.answer()),
  };
}

function chancesOf(outcomes: Float64Array): Chances {
  const [win = 0, mars = 0, koks = 0, lostMars = 0, lostKoks = 0] = outcomes;
  return { win, mars, koks, lostMars, lostKoks };
}

/** The same chances as the other side has them. */
function turned({ win, mars, koks, lostMars, lostKoks }: Chances): Chances {
  return { win: 1 - win, mars: lostMars, koks: lostKoks, lostMars: mars, lostKoks: koks };
}

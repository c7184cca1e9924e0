import {
  analyseCube,
  answerOffer,
  type ComparedPlay,
  type DecisionView,
  explainPlays,
  judgePosition,
  matchChance,
  otherView,
  type PositionFacts,
  positionFacts,
  rankPlays,
  type Search,
  type Thinking,
} from '@nardy/engine';
import { legalPlays, type Play } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';
import type { Chances, EngineQuestion, HintAnswer, HintedPlay } from './engine-message.ts';

/** Which plays go on: as many as are shown always do, so that they can be compared. */
function filtersFor(shown: number) {
  return [
    { least: Math.max(5, shown), most: 12, within: 0.16 },
    { least: shown, most: Math.max(6, shown), within: 0.06 },
    { least: shown, most: Math.max(4, shown), within: 0.03 },
  ];
}

/**
 * A question as work: the thinking about it to a depth. Deeper thinking starts from what shallower has found.
 *
 * @param shown - so many plays are told.
 */
export function thinkingAbout(
  search: Search,
  question: EngineQuestion,
  shown: number,
): (plies: number) => Thinking<HintAnswer> {
  switch (question.kind) {
    case 'play':
      return aboutPlays(search, question, shown);
    case 'position':
      return (plies) => aboutPosition(search, question.view, plies);
    case 'double':
      return (plies) => aboutDouble(search, question, plies);
    case 'answer':
      return (plies) => aboutAnswer(search, question, plies);
  }
}

function aboutPlays(
  search: Search,
  { view, roll, context }: HintQuestion & { readonly kind: 'play' },
  shown: number,
): (plies: number) => Thinking<HintAnswer> {
  const plays = legalPlays(view.rules, view.board, roll, context);
  const factsOf = factsOnce(view, plays);
  return (plies) => {
    // What is forced is worth something too, and whoever asks wants to know what.
    const options = { plies, equity: 'cubeful', filters: filtersFor(shown), forced: 'to-depth' } as const;
    const ranking = rankPlays(search, view, plays, options);
    return {
      step: () => ranking.step(),
      answer() {
        const ranked = ranking.answer().slice(0, shown);
        const compared = ranked.map(
          ({ index, equity, outcomes }): ComparedPlay => ({
            board: plays[index]?.board ?? view.board,
            ...{ equity, outcomes, facts: factsOf(index) },
          }),
        );
        const told = ranked.map(
          ({ index, equity, outcomes, plies: depth }, place): HintedPlay => ({
            moves: plays[index]?.moves ?? [],
            equity,
            mwc: matchChance(search, view, equity),
            chances: chancesOf(outcomes),
            reasons: reasonsAgainst(view, compared, place),
            plies: depth,
          }),
        );
        return { kind: 'play', plies: told[0]?.plies ?? 0, plays: told, legal: plays.length };
      },
    };
  };
}

/** The facts of plays by their place in the list, each counted once. */
function factsOnce({ rules, board }: DecisionView, plays: readonly Play[]): (index: number) => PositionFacts {
  const known = new Map<number, PositionFacts>();
  return (index) => {
    const facts = known.get(index) ?? positionFacts(rules, plays[index]?.board ?? board);
    known.set(index, facts);
    return facts;
  };
}

/** What speaks for the best of the plays against the one at a place. */
function reasonsAgainst(
  { rules, board }: DecisionView,
  compared: readonly ComparedPlay[],
  place: number,
): HintedPlay['reasons'] {
  const [best, other] = [compared[0], compared[place]];
  return best === undefined || other === undefined ? [] : explainPlays(rules, board, best, other);
}

function aboutPosition(search: Search, view: DecisionView, plies: number): Thinking<HintAnswer> {
  const judged = judgePosition(search, view, plies);
  return {
    step: () => judged.step(),
    answer() {
      const { cubeful, mwc, outcomes, plies: depth } = judged.answer();
      return { kind: 'position', plies: depth, equity: cubeful, mwc, chances: chancesOf(outcomes) };
    },
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
      const [taken, passed] = [decision.taken, decision.passed].map((equity) =>
        matchChance(search, view, equity),
      );
      return {
        ...{ kind: 'answer', plies, decision },
        mwc: taken == null || passed == null ? null : { taken, passed },
        chances: isOnRoll ? chances : turned(chances),
      };
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

import { type DecisionView, decisionView, ROLLS_21, rollLuck, type Search, think } from '@nardy/engine';
import { type MatchState, opponentOf, type Roll, type Side, startingBoard } from '@nardy/rules';

const QUESTION = { plies: 0, equity: 'cubeful' } as const;

/** What rolls do to the chance of winning the match, as the nets see it at sight, cube and score counted in. */
export interface MatchLuck {
  /** Chance won (or lost) by `side` with the roll it has thrown before its play. */
  ofRoll(state: MatchState, side: Side, roll: Roll): number;
  /** Chance won by white with the opening throw. */
  ofOpening(state: MatchState, starter: Side, roll: Roll): number;
}

/** The luck of matches, judged by a search. */
export function matchLuck(search: Search): MatchLuck {
  const means = new Map<string, number>();

  /** Chance of the match per unit of equity. */
  const chancePerPoint = ({ rules, away, crawford, cube }: DecisionView): number => {
    const stakes = search.equities.stakesFor({ rules, away, crawford });
    return (stakes.utility(cube.value) - stakes.utility(-cube.value)) / 4;
  };
  const worthOfOpening = (view: DecisionView, roll: Roll): number =>
    think(rollLuck(search, view, roll, QUESTION))!.rolled;
  const openingView = (state: MatchState, side: Side): DecisionView => ({
    ...decisionView(state, side),
    board: startingBoard(state.settings.rules.board),
  });
  const meanOpening = (view: DecisionView): number => {
    const key = JSON.stringify([view.away, view.crawford, view.cube.value]);
    const known = means.get(key);
    if (known !== undefined) return known;
    const rolls = ROLLS_21.filter(([a, b]) => a !== b);
    const mean = rolls.reduce((sum, roll) => sum + worthOfOpening(view, roll), 0) / rolls.length;
    means.set(key, mean);
    return mean;
  };

  return {
    ofRoll(state, side, roll) {
      const view = decisionView(state, side);
      return think(rollLuck(search, view, roll, QUESTION))!.luck * chancePerPoint(view);
    },
    ofOpening(state, starter, roll) {
      const view = openingView(state, starter);
      const other = openingView(state, opponentOf(starter));
      // Either side starts as often: the mean is over both, in the view of the one that does.
      const mean = (meanOpening(view) - meanOpening(other)) / 2;
      const luck = (worthOfOpening(view, roll) - mean) * chancePerPoint(view);
      return starter === 'white' ? luck : -luck;
    },
  };
}

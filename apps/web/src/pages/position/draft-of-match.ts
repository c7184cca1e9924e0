import {
  boardFor,
  formatRules,
  type MatchState,
  opponentOf,
  RULE_SET_IDS,
  type RuleSet,
  type RuleSetId,
} from '@nardy/rules';
import type { HintQuestion, TableView } from '@nardy/session';
import type { Draft } from './draft.ts';

/** The named rules that are nearest: positions are set up by one of these. */
function nearest(rules: RuleSet): RuleSetId {
  const [name] = formatRules(rules).split('+');
  return RULE_SET_IDS.find((id) => id === name) ?? (rules.board === 'long' ? 'long' : 'international');
}

/** A moment of a match as a position; `null` where nobody is on roll. */
export function draftOfMatch(match: MatchState): Draft | null {
  if (!('onRoll' in match)) return null;
  const { settings, board, onRoll, cube, score, crawford } = match;
  const { rules, length } = settings;
  return {
    ...{ board, onRoll, cube, score, length },
    rules: nearest(rules),
    roll: match.phase === 'to-play' ? match.roll : null,
    crawford: crawford === 'now',
    ...{ jacoby: rules.jacoby, beavers: rules.beavers },
  };
}

/** The decision at a table as a position. */
export function draftOfHint(question: HintQuestion, { header, players }: TableView): Draft {
  const { side, view } = question;
  const { rules, board, cube, crawford } = view;
  // A double is answered by the side that is not on roll; a beaver by the one that is.
  const answers = question.kind === 'answer' && question.offer !== 'beaver';
  return {
    ...{ cube, crawford, length: header.length },
    rules: nearest(rules),
    board: boardFor(rules.board, board, side),
    onRoll: answers ? opponentOf(side) : side,
    roll: question.kind === 'play' ? question.roll : null,
    score: { white: players.white.score, black: players.black.score },
    ...{ jacoby: rules.jacoby, beavers: rules.beavers },
  };
}

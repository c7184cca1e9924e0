import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Board, formatBoard } from './board.ts';
import { findPlay } from './find-play.ts';
import type { Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import { legalPlays } from './plays.ts';
import type { RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOf, type Checkers } from './testing/boards.ts';
import { movesOf } from './testing/play-text.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly summary: string;
  readonly input: {
    readonly position: {
      readonly points: Checkers;
      readonly opponent: Checkers;
      readonly bar: number;
      readonly opponentBar: number;
    };
    readonly rules: string;
    readonly dice: Roll;
    readonly firstTurn?: boolean;
    readonly play?: string;
  };
  readonly expected: {
    readonly diceUsed?: number;
    readonly distinctResults?: number;
    readonly plays?: readonly (string | { readonly play: string; readonly result: string })[];
    readonly legal?: boolean;
    readonly error?: string;
    readonly legalPlayCount?: number;
    readonly legalPlays?: readonly string[];
  };
}

const KINDS = ['legal-moves', 'play-legality', 'bearoff', 'bar', 'variant-caucasian', 'variant-long'];
const CODES: Readonly<Record<string, PlayRefusal['code']>> = {
  'distance-not-on-dice': 'PLAY_NO_SUCH_DIE',
  'must-play-more': 'PLAY_MUST_USE_MORE_DICE',
  'must-move': 'PLAY_MUST_USE_MORE_DICE',
  'blocked-intermediate': 'PLAY_POINT_CLOSED',
  'not-all-home': 'PLAY_NOT_ALL_HOME',
  'hit-and-hide': 'PLAY_HIT_AND_HIDE',
  'hitter-bear-off': 'PLAY_HITTER_BEAR_OFF',
};

const file = new URL('../../../data/cases/cases.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ kind, input }) => KINDS.includes(kind) && input.position !== undefined);

function rulesOf(name: string): RuleSet {
  if (name === 'caucasian (hitterBearOff: allowed)') {
    return { ...RULE_SETS.caucasian, bearOffAfterHit: 'allowed' };
  }
  const id = ['international', 'caucasian', 'prison', 'long'].find((known) => name.startsWith(known));
  return RULE_SETS[id as 'international' | 'caucasian' | 'prison' | 'long'];
}

function startOf({ points, opponent, bar, opponentBar }: Case['input']['position']): Board {
  return boardOf({ ...points, 25: bar }, { ...opponent, 0: opponentBar });
}

test('all the cases about plays are here', () => expect(cases).toHaveLength(45));

test.each(cases)('$id the legal plays: $summary', ({ input, expected }) => {
  const rules = rulesOf(input.rules);
  const board = startOf(input.position);
  const context = { firstTurn: input.firstTurn ?? false };
  const plays = legalPlays(rules, board, input.dice, context);
  const results = plays.map((play) => formatBoard(play.board)).sort();
  const resultOf = (text: string): string => {
    const found = findPlay(rules, board, input.dice, movesOf(text), context);
    return found.ok ? formatBoard(found.value.board) : `${text}: ${found.error.code}`;
  };
  const { diceUsed, distinctResults, legalPlayCount } = expected;
  if (diceUsed !== undefined) expect(plays[0]!.moves).toHaveLength(diceUsed);
  // A turn without a play is one play without moves here, and none in the table.
  expect(results).toHaveLength(diceUsed === 0 ? 1 : (distinctResults ?? legalPlayCount)!);
  const listed = diceUsed === 0 ? [''] : (expected.plays ?? expected.legalPlays);
  if (listed === undefined) return;
  expect(listed.map((play) => resultOf(typeof play === 'string' ? play : play.play)).sort()).toEqual(results);
  for (const play of listed) if (typeof play !== 'string') expect(results).toContain(play.result);
});

test.each(cases.filter(({ input }) => input.play !== undefined))(
  '$id the play is judged: $summary',
  ({ input, expected }) => {
    const context = { firstTurn: input.firstTurn ?? false };
    const board = startOf(input.position);
    const found = findPlay(rulesOf(input.rules), board, input.dice, movesOf(input.play!), context);
    expect(found.ok).toBe(expected.legal);
    if (!found.ok) expect(found.error.code).toBe(CODES[expected.error!]);
  },
);

test('lo-11 [SP-07] a doublet is four moves in long nardy too', () => {
  const board = boardOf({ 23: 8, 22: 7 }, { 12: 15 });
  for (const play of legalPlays(RULE_SETS.long, board, [2, 2])) expect(play.moves).toHaveLength(4);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Board, flipBoard } from './board.ts';
import { generatePlaysInto } from './generate-plays.ts';
import type { Die } from './play.ts';
import { BOARD_STRIDE, createPlayWorkspace, type PlayWorkspace } from './play-workspace.ts';
import { RULE_SET_IDS, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOfText } from './testing/boards.ts';

const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];

interface Turn {
  readonly board: Board;
  readonly firstTurn: boolean;
  readonly die1: Die;
  readonly die2: Die;
}

function positions(rules: RuleSet, workspaces: readonly PlayWorkspace[], turn: Turn): number {
  const [workspace, ...deeper] = workspaces;
  const { board, die1, die2, firstTurn } = turn;
  const count = generatePlaysInto(workspace!, rules, board, die1, die2, firstTurn);
  if (deeper.length === 0) return count;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const at = index * BOARD_STRIDE;
    const next = flipBoard(rules.board, workspace!.boards.subarray(at, at + 26));
    for (const high of FACES) {
      for (let low: number = 1; low <= high; low++) {
        sum += positions(rules, deeper, { board: next, firstTurn, die1: high, die2: low as Die });
      }
    }
  }
  return sum;
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  const file = new URL(`../../../data/perft/${id}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');

  test('as many positions as the naive generator has counted', () => {
    const workspaces = [createPlayWorkspace(), createPlayWorkspace()];
    expect(lines.length).toBeGreaterThanOrEqual(294);
    const wrong = lines.filter((line) => {
      const [text, turn, roll, depth, expected] = line.split('\t');
      const [die1, die2] = [...roll!].map(Number) as [Die, Die];
      const start = { board: boardOfText(text!), firstTurn: turn === 'first', die1, die2 };
      return positions(RULE_SETS[id], workspaces.slice(0, Number(depth)), start) !== Number(expected);
    });
    expect(wrong).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatBoard } from './board.ts';
import { generatePlaysInto } from './generate-plays.ts';
import type { Roll } from './play.ts';
import { createPlayWorkspace } from './play-workspace.ts';
import { legalPlays } from './plays.ts';
import { RULE_SETS } from './rule-sets.ts';
import { boardOfPositionId } from './testing/position-id.ts';

interface Line {
  readonly id: string;
  readonly positionId: string;
  readonly dice: Roll;
  readonly n: number;
  readonly results: readonly string[];
}

const file = new URL('../../../data/oracle/moves.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

test('[SP-08] [SP-09] [SP-11] the 3,000 reference positions have the plays of GNU Backgammon', () => {
  expect(lines).toHaveLength(3000);
  const wrong: string[] = [];
  for (const { id, positionId, dice, results } of lines) {
    const plays = legalPlays(RULE_SETS.international, boardOfPositionId(positionId), dice);
    const found = plays.map((play) => formatBoard(play.board)).sort();
    const expected = results.map((result) => formatBoard(boardOfPositionId(result))).sort();
    if (found.join() !== expected.join()) wrong.push(id);
  }
  expect(wrong).toEqual([]);
});

test('a workspace kept from call to call finds the same number of plays', () => {
  const workspace = createPlayWorkspace();
  const wrong = lines.filter(({ positionId, dice: [die1, die2], n }) => {
    const board = boardOfPositionId(positionId);
    return generatePlaysInto(workspace, RULE_SETS.international, board, die1, die2, false) !== n;
  });
  expect(wrong).toEqual([]);
});

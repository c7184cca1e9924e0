import { createLocalTable, playMatch } from '@nardy/record/testing';
import { makeSettings, RULE_SETS, type RuleSetId } from '@nardy/rules';
import { expect, test } from 'vitest';
import type { ReportedGame } from '../replay/report.ts';
import { run } from '../run.ts';
import { jsonLines, memoryIo } from '../testing/memory-io.ts';

function playedMatch(id: RuleSetId, length: number, seed: number) {
  const settings = makeSettings({ rules: RULE_SETS[id], length });
  if (!settings.ok) throw new Error(settings.error.code);
  const table = createLocalTable({ settings: settings.value, seed });
  playMatch(table);
  return { table, file: JSON.stringify({ format: 'nardy-match/1', games: table.transcripts() }) };
}

test.each<[id: RuleSetId, length: number, seed: number]>([
  ['international', 3, 1],
  ['caucasian', 2, 2],
  ['long', 2, 3],
])('a match of %s to %d: every game to its score', async (id, length, seed) => {
  const { table, file } = playedMatch(id, length, seed);
  const io = memoryIo({ files: { match: file } });
  expect(await run(['replay', 'match', '--json'], io)).toBe(0);
  const games = jsonLines(io.written.out) as ReportedGame[];
  expect(games).toHaveLength(table.transcripts().length);
  for (const [index, game] of games.entries()) {
    const start = game.steps[0]?.score;
    expect(start).toEqual(index === 0 ? { white: 0, black: 0 } : games[index - 1]?.score);
    const board = game.steps.find(({ play }) => play !== undefined)?.board;
    expect(board).toMatch(/^[-a-oA-O]{26}$/);
    expect(game).toMatchObject({ rules: id, length, fault: null });
    expect(game.steps.every(({ positionId }) => (positionId === undefined) === (id === 'long'))).toBe(true);
  }
  const last = games.at(-1);
  expect(last?.result).toEqual(table.table.match?.phase === 'match-over' && table.table.match.result);
  expect(Math.max(last?.score?.white ?? 0, last?.score?.black ?? 0)).toBe(length);
});

test('as text: conditions, rows, result', async () => {
  const { table, file } = playedMatch('international', 1, 4);
  const io = memoryIo({ files: { match: file } });
  expect(await run(['replay', 'match', '--lang', 'en'], io)).toBe(0);
  const lines = io.written.out.split('\n');
  expect(lines[0]).toBe('Game 1 · Backgammon (international) · to 1 point · score 0–0');
  const plays = table.transcript().lines.filter((line) => / act [AB] \d|act [AB] bar/.test(line));
  for (const play of plays) expect(io.written.out).toContain(play.split(' ').slice(3).join(' '));
  expect(io.written.out).toMatch(/(White|Black): [\w ]+, \d points?; score [01]–[01]\n$/);
});

test('a line that cannot be played is named, and what came before it is shown', async () => {
  const { table } = playedMatch('international', 1, 5);
  const { format, lines } = table.transcript();
  const at = lines.findIndex((line) => / act [AB] \d/.test(line));
  const forged = lines.map((line, n) => (n === at ? line.replace(/ act ([AB]) .*/, ' act $1 24/1') : line));
  const io = memoryIo({ files: { game: JSON.stringify({ format, lines: forged }) } });
  expect(await run(['replay', 'game', '--lang', 'en'], io)).toBe(1);
  expect(io.written.out).toContain(`\nLine ${at}: `);
});

test('what is no record at all exits with 2', async () => {
  const io = memoryIo({ files: { game: '{"format":"chess"}' } });
  expect(await run(['replay', 'game'], io)).toBe(2);
  expect(io.written.err).toBe('nardy: File game is no game record\n');
});

import { gameStartedAt, type Roll, type SetPosition } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings-text.ts';
import { applyLine, emptyTable, setAtStart } from './table.ts';
import { takeBackOf } from './take-back.ts';
import { assertVerified, createLocalTable, playGame, settingsOf } from './testing/index.ts';

const settings = settingsOf('international', 5);

function from(roll: Roll | null): SetPosition {
  const board = boardOf({ 13: 1, 6: 4, 5: 3 }, { 24: 1, 20: 4, 19: 3 });
  return { board, cube: { value: 2, owner: 'white' }, onRoll: 'white', roll };
}

function setTable(roll: Roll | null, seed = 5) {
  const point = { from: from(roll), score: { white: 1, black: 3 }, crawfordGame: false };
  const started = gameStartedAt(settings, point);
  return createLocalTable({ settings, seed, mode: 'local', started });
}

describe('a log that begins at a set position', () => {
  test.each<[roll: Roll | null, said: string]>([
    [null, 'position'],
    [[6, 2], 'position and dice'],
  ])('with dice %j is played to its end and beyond, and agrees', (roll, said) => {
    const local = setTable(roll);
    local.settle();
    expect(setAtStart(local.table)).toBe(said);
    expect(local.table.match).toMatchObject({ onRoll: 'white', cube: { value: 2, owner: 'white' } });
    playGame(local);
    if (local.table.match?.phase === 'game-over') {
      local.nextGame();
      playGame(local);
      expect(setAtStart(local.table)).toBeNull();
    }
    assertVerified(local);
    const [first = local] = local.finished;
    expect(first.table.started?.from).toEqual(from(roll));
  });

  test('the play of set dice can be taken back, and the same dice lie there again', () => {
    const local = setTable([6, 2]);
    local.settle();
    const moves = [
      { from: 13, to: 7 },
      { from: 6, to: 4 },
    ];
    const play = { type: 'play', side: 'white', moves } as const;
    expect(local.send({ type: 'act', side: 'white', command: play }).ok).toBe(true);
    expect(local.table.match?.phase).toBe('before-roll');
    const back = takeBackOf(local.table, 'white');
    expect(local.send({ type: 'act', side: 'white', command: back! }).ok).toBe(true);
    expect(local.table.match).toMatchObject({ phase: 'to-play', onRoll: 'white', roll: [6, 2] });
    playGame(local);
    assertVerified(local);
  });

  test('only on one device: a table of a server begins at its start', () => {
    const [game = '', white = '', black = '', text = ''] = setTable(null).lines;
    const live = game.replace(' local ', ' live ');
    expect(live).not.toBe(game);
    const judged = [live, white, black].reduce((table, line) => {
      const applied = applyLine(table, line);
      if (!applied.ok) throw new Error(line);
      return applied.value;
    }, emptyTable());
    expect(parseSettings(text.slice('3 act S settings '.length)).ok).toBe(true);
    expect(applyLine(judged, text)).toMatchObject({
      ok: false,
      error: { refusal: { code: 'ACT_SETTINGS_BAD', field: 'from' } },
    });
  });
});

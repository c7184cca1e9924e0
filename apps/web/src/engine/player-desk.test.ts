import { createEnginePlayer, type EngineJob, LEVEL_IDS, think } from '@nardy/engine';
import { err, ok } from '@nardy/result';
import { legalPlays, type Roll, RULE_SETS, startingBoard } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { randomEngine } from '../testing/random-engine.ts';
import { createEngineLoader, type LoadEngine } from './load-engine.ts';
import { createPlayerDesk, type PlayerDesk, type PlayerReport } from './player-desk.ts';
import { makeTurns } from './turns.ts';

const RULES = RULE_SETS.international;
const VIEW = {
  rules: RULES,
  board: startingBoard('short'),
  cube: { value: 1, owner: null },
  cubeOwner: 'middle',
  away: null,
  crawford: false,
} as const;

function playJob(roll: Roll, level: (typeof LEVEL_IDS)[number]): EngineJob & { readonly type: 'choosePlay' } {
  const plays = legalPlays(RULES, VIEW.board, roll, { firstTurn: false });
  return { type: 'choosePlay', player: { level, seed: 7 }, view: VIEW, roll, plays };
}

/** A desk whose clock moves by so much at every look. */
function desk(msPerLook = 0.5, load: LoadEngine | null = null) {
  const { files, fetchFile } = randomEngine(3);
  const loader = createEngineLoader(files, fetchFile);
  const reports: PlayerReport[] = [];
  let nowMs = 0;
  let atPause = (): void => {};
  const made = createPlayerDesk({
    load: load ?? loader,
    turns: makeTurns(),
    report: (report) => reports.push(report),
    now: () => {
      nowMs += msPerLook;
      return nowMs;
    },
    pause: async () => atPause(),
  });
  return {
    desk: made,
    reports,
    loader,
    onPause(then: () => void) {
      atPause = then;
    },
  };
}

const ends = (reports: readonly PlayerReport[]) => reports.filter(({ type }) => type !== 'fetching');

describe('a bot’s decision in the worker', () => {
  test.each(LEVEL_IDS.slice(0, 7))('at the level %s is the player’s own', async (level) => {
    const made = desk();
    const job = playJob([3, 1], level);
    await made.desk.take({ type: 'decide', id: 1, job, budgetMs: 60_000 });
    const engine = await made.loader('short', () => {});
    if (!engine.ok) throw new Error(engine.error);
    const player = createEnginePlayer({ search: engine.value.search, level, seed: 7, drive: think });
    const expected = await player.choosePlay(job.view, job.roll, job.plays);
    expect(ends(made.reports)).toEqual([{ type: 'decided', id: 1, answer: expected }]);
  });

  test('comes when the time is over, by what has been found', async () => {
    const made = desk(50);
    await made.desk.take({ type: 'decide', id: 1, job: playJob([3, 1], 'best'), budgetMs: 100 });
    expect(ends(made.reports)).toMatchObject([{ type: 'decided', id: 1 }]);
  });

  test.each([
    ['has dropped it', ({ take }: PlayerDesk) => void take({ type: 'drop', id: 1 })],
    ['has gone', ({ close }: PlayerDesk) => close()],
  ])('is not told to whom %s', async (_, end) => {
    const made = desk(50);
    made.onPause(() => end(made.desk));
    await made.desk.take({ type: 'decide', id: 1, job: playJob([3, 1], 'best'), budgetMs: 60_000 });
    expect(ends(made.reports)).toEqual([]);
  });

  test('two at once are made one after the other', async () => {
    const made = desk();
    const both = [1, 2].map((id) =>
      made.desk.take({ type: 'decide', id, job: playJob([6, id as 1 | 2], 'club'), budgetMs: 60_000 }),
    );
    await Promise.all(both);
    expect(ends(made.reports).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('an engine that cannot be had is said, and asked for again the next time', async () => {
    const { files, fetchFile } = randomEngine(3);
    const loader = createEngineLoader(files, fetchFile);
    let isHere = false;
    const made = desk(0.5, async (board, onShare) =>
      isHere ? loader(board, onShare) : err('ENGINE_NOT_FETCHED'),
    );
    await made.desk.take({ type: 'decide', id: 1, job: playJob([3, 1], 'club'), budgetMs: 100 });
    isHere = true;
    await made.desk.take({ type: 'decide', id: 2, job: playJob([3, 1], 'club'), budgetMs: 100 });
    expect(ends(made.reports)).toMatchObject([
      { type: 'undecided', id: 1, code: 'ENGINE_NOT_FETCHED' },
      { type: 'decided', id: 2 },
    ]);
  });

  test('the bear-off tables are there before a race is judged', async () => {
    const { files, fetchFile } = randomEngine(3);
    const loader = createEngineLoader(files, fetchFile);
    let ready = false;
    const made = desk(0.5, async (board, onShare) => {
      const loaded = await loader(board, onShare);
      if (!loaded.ok) return loaded;
      const { search, bearoff } = loaded.value;
      return ok({
        search,
        bearoff: {
          ...bearoff,
          isReady: () => ready,
          step() {
            ready = true;
            return 1;
          },
        },
      });
    });
    const board = new Int8Array(26);
    board[1] = 2;
    board[24] = -2;
    const roll: Roll = [2, 1];
    const plays = legalPlays(RULES, board, roll, { firstTurn: false });
    const job: EngineJob = {
      type: 'choosePlay',
      player: { level: 'club', seed: 1 },
      view: { ...VIEW, board },
      roll,
      plays,
    };
    await made.desk.take({ type: 'decide', id: 1, job, budgetMs: 1_000 });
    expect([ready, ends(made.reports).length]).toEqual([true, 1]);
  });
});

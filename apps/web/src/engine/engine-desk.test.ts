import { ok } from '@nardy/result';
import { legalPlays, type Roll, RULE_SETS, type RuleSet, startingBoard } from '@nardy/rules';
import { boardOf } from '@nardy/rules/testing';
import type { HintQuestion } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { randomEngine } from '../testing/random-engine.ts';
import { createEngineDesk, type EngineDesk } from './engine-desk.ts';
import type { EngineReport, HintAnswer } from './engine-message.ts';
import { createEngineLoader, type Engine } from './load-engine.ts';
import { makeTurns, type Turns } from './turns.ts';

interface Worker {
  readonly desk: EngineDesk;
  readonly reports: EngineReport[];
  readonly engine: () => Engine | null;
  /** Who has the search. */
  readonly turns: Turns;
  /** What happens at the next pause: a message that comes in, or time that passes. */
  atPause: (pauses: number) => void;
}

interface WorkerOptions {
  readonly clock?: { ms: number };
  /** Solving the bear-off tables takes a while: only where they are what is tested. */
  readonly tables?: 'solved here' | 'as if solved';
}

/** A desk in a worker whose clock stands still unless the test moves it. */
function worker({ clock = { ms: 0 }, tables = 'as if solved' }: WorkerOptions = {}): Worker {
  const { files, fetchFile } = randomEngine(3);
  const load = createEngineLoader(files, fetchFile);
  const reports: EngineReport[] = [];
  let engine: Engine | null = null;
  let pauses = 0;
  const turns = makeTurns();
  const made: Worker = {
    reports,
    turns,
    engine: () => engine,
    atPause: () => {},
    desk: createEngineDesk({
      async load(board, onShare) {
        const loaded = await load(board, onShare);
        if (!loaded.ok) return loaded;
        const { search, bearoff } = loaded.value;
        engine =
          tables === 'solved here' ? loaded.value : { search, bearoff: { ...bearoff, isReady: () => true } };
        return ok(engine);
      },
      turns,
      report: (report) => reports.push(report),
      // Each look takes a moment, so that slices end.
      now: () => {
        clock.ms += 0.5;
        return clock.ms;
      },
      pause: async () => made.atPause(pauses++),
    }),
  };
  return made;
}

const CUBE = { cube: { value: 1, owner: null }, cubeOwner: 'middle', away: null, crawford: false } as const;

function playQuestion(rules: RuleSet, roll: Roll, board = startingBoard(rules.board)): HintQuestion {
  const view = { rules, board, ...CUBE };
  return { kind: 'play', key: 'k', side: 'white', view, roll, context: { firstTurn: false }, begun: 'no' };
}

const answersIn = (reports: readonly EngineReport[]): readonly HintAnswer[] =>
  reports.flatMap((report) => (report.type === 'answer' ? [report.answer] : []));

/** Asks one question, and another at the first pause at which it is `time`; until both have come to their end. */
async function askTwice(made: Worker, time: () => boolean): Promise<void> {
  const ask = (id: number, roll: Roll): Promise<void> =>
    made.desk.take({
      type: 'ask',
      id,
      question: playQuestion(RULE_SETS.international, roll),
      effort: { budgetMs: 100, plies: 3, plays: 3 },
    });
  let second: Promise<void> | null = null;
  made.atPause = () => {
    if (second === null && time()) second = ask(2, [6, 5]);
  };
  await ask(1, [3, 1]);
  await second;
}

const { international, long } = RULE_SETS;

describe('a play', () => {
  test.each<[rules: RuleSet, roll: Roll, board: Int8Array]>([
    [international, [3, 1], startingBoard('short')],
    [long, [6, 5], boardOf({ 24: 12, 20: 1, 18: 1, 15: 1 }, { 12: 12, 8: 1, 6: 1, 3: 1 })],
  ])(
    'is answered at sight first, then deeper, with legal plays best first: %#',
    async (rules, roll, board) => {
      const { desk, reports } = worker();
      const question = playQuestion(rules, roll, board);
      await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 100, plies: 3, plays: 3 } });
      const answers = answersIn(reports);
      const depths = answers.map(({ plies }) => plies);
      expect(depths[0]).toBe(0);
      expect(depths.at(-1)).toBeGreaterThan(0);
      expect(depths).toEqual(depths.toSorted((a, b) => a - b));
      const legal = legalPlays(rules, board, roll, { firstTurn: false });
      for (const answer of answers) {
        if (answer.kind !== 'play') throw new Error('a play is asked about');
        expect(answer.legal).toBe(legal.length);
        expect(answer.plays).toHaveLength(Math.min(3, legal.length));
        for (const { moves, plies } of answer.plays) {
          expect(legal.map((play) => play.moves)).toContainEqual(moves);
          expect(plies).toBe(answer.plies);
        }
        const equities = answer.plays.map(({ equity }) => equity);
        expect(equities).toEqual(equities.toSorted((a, b) => b - a));
      }
      expect(reports.at(-1)).toMatchObject({ id: 1, state: 'done' });
    },
  );

  test('without a choice is judged as deep as any other', async () => {
    const { desk, reports } = worker();
    const board = boardOf({ 24: 1, 1: 3 }, { 23: 2, 22: 2, 21: 2, 20: 2, 18: 2, 1: 0 });
    const question = playQuestion(international, [6, 5], board);
    await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 1_000, plies: 3, plays: 3 } });
    const depths = answersIn(reports).map(({ plies }) => plies);
    expect(answersIn(reports)[0]).toMatchObject({ legal: 1 });
    expect(depths.at(-1)).toBeGreaterThan(0);
  });

  test('tells why the best one is better, and the chance to win the match', async () => {
    const { desk, reports } = worker();
    const asked = playQuestion(international, [3, 1]);
    const question = { ...asked, view: { ...asked.view, away: { own: 3, opponent: 5 } } };
    await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 100, plies: 3, plays: 4 } });
    const answer = answersIn(reports).at(-1);
    if (answer?.kind !== 'play') throw new Error('a play is asked about');
    const [best, ...others] = answer.plays;
    expect(others).toHaveLength(3);
    expect(best?.reasons).toEqual([]);
    expect(others.some(({ reasons }) => reasons.length > 0)).toBe(true);
    const chances = answer.plays.map(({ mwc }) => mwc ?? 0);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(Math.max(...chances)).toBeLessThan(1);
  });
});

test('what a position is worth before its roll', async () => {
  const { desk, reports } = worker();
  const view = { rules: international, board: boardOf({ 1: 2 }, { 24: 2 }), ...CUBE };
  const question = { kind: 'position', key: 'k', view } as const;
  await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 50, plies: 3, plays: 3 } });
  expect(answersIn(reports).at(-1)).toMatchObject({ kind: 'position', mwc: null, chances: { win: 1 } });
});

test('when the time is up the answer is that of the last depth thought through', async () => {
  const clock = { ms: 0 };
  const made = worker({ clock });
  made.atPause = () => {
    clock.ms += 1_000;
  };
  await made.desk.take({
    ...{
      type: 'ask',
      id: 1,
      question: playQuestion(international, [3, 1]),
      effort: { budgetMs: 1_000, plies: 3, plays: 3 },
    },
  });
  const done = made.reports.filter((report) => report.type === 'answer' && report.state === 'done');
  expect(done).toMatchObject([{ answer: { plies: 0 } }]);
});

describe('only the last question is answered', () => {
  test('a cancelled one is not spoken of any more', async () => {
    const made = worker();
    let thought = 0;
    made.atPause = () => {
      const { length } = answersIn(made.reports);
      if (length > 0) thought++;
      if (thought === 2) void made.desk.take({ type: 'cancel', id: 1 });
    };
    await made.desk.take({
      type: 'ask',
      id: 1,
      question: playQuestion(international, [3, 1]),
      effort: { budgetMs: 200, plies: 3, plays: 3 },
    });
    expect(made.reports.some((report) => report.type === 'answer' && report.state === 'done')).toBe(false);
  });

  test('another question takes its place in the middle of its thinking', async () => {
    const made = worker();
    await askTwice(made, () => answersIn(made.reports).length > 0);
    const ends = made.reports.filter((report) => report.type === 'answer' && report.state === 'done');
    expect(ends.map(({ id }) => id)).toEqual([2]);
    const ids = made.reports.filter(({ type }) => type === 'answer').map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });
});

describe('the cube', () => {
  const view = { rules: international, board: startingBoard('short'), ...CUBE };

  test('a double is weighed against rolling on', async () => {
    const { desk, reports } = worker();
    const question: HintQuestion = { kind: 'double', key: 'k', side: 'white', view };
    await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 100, plies: 3, plays: 3 } });
    const last = answersIn(reports).at(-1);
    if (last?.kind !== 'double') throw new Error('a double is asked about');
    const { noDouble, doubleTake, best } = last.decision;
    expect(last.decision).toMatchObject({ canDouble: true, doublePass: 1 });
    expect(best).toBe(Math.max(noDouble, Math.min(doubleTake, 1)));
  });

  test('both sides of one position have chances that add up', async () => {
    const board = boardOf({ 6: 5, 8: 3, 13: 5, 24: 2 }, { 1: 2, 12: 5, 17: 3, 20: 5 });
    const ask = async (question: HintQuestion): Promise<HintAnswer | undefined> => {
      const { desk, reports } = worker();
      await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 20, plies: 3, plays: 3 } });
      // At sight: deeper, each side chooses its replies by what it would win.
      return answersIn(reports)[0];
    };
    const base = { key: 'k', side: 'white' } as const;
    const asked = await ask({ ...base, kind: 'double', view: { ...view, board } });
    // The same position as the side sees it that is doubled.
    const turned = new Int8Array(26);
    for (let place = 0; place < 26; place++) turned[place] = -(board[25 - place] as number) + 0;
    const options = { offer: 'double', answers: ['take', 'pass'] } as const;
    const answered = await ask({ ...base, ...options, kind: 'answer', view: { ...view, board: turned } });
    if (asked?.kind !== 'double' || answered?.kind !== 'answer') throw new Error('the cube is asked about');
    expect(answered.chances.win).toBeCloseTo(1 - asked.chances.win, 6);
    expect(answered.chances.mars).toBeCloseTo(asked.chances.lostMars, 6);
    expect(answered.decision.passed).toBe(-1);
    expect(answered.decision.taken).toBeCloseTo(-asked.decision.doubleTake, 6);
  });
});

describe('bear-off tables', () => {
  test('are solved before a race is judged', async () => {
    const { desk, reports, engine } = worker({ tables: 'solved here' });
    const board = boardOf({ 6: 1 }, { 24: 1 });
    const question: HintQuestion = {
      ...{ kind: 'double', key: 'k', side: 'white' },
      view: { rules: international, board, ...CUBE },
    };
    await desk.take({ type: 'ask', id: 1, question, effort: { budgetMs: 20, plies: 3, plays: 3 } });
    expect(engine()?.bearoff.isReady()).toBe(true);
    const [first] = answersIn(reports);
    // 27 of 36 rolls bear a checker off the six-point; else the opponent is off with any.
    if (first?.kind !== 'double') throw new Error('a double is asked about');
    expect(first.chances.win).toBeCloseTo(27 / 36, 4);
    // Nine rolls of 36 need a second one, which is always enough.
    const report = reports.find(({ type }) => type === 'answer');
    const { effective } = report as EngineReport & { readonly type: 'answer' };
    expect(effective?.own).toBeCloseTo((49 / 6) * 1.25, 3);
    expect(effective?.opponent).toBeCloseTo(49 / 6, 3);
  });

  test('are solved while nobody asks, and wait when somebody does', async () => {
    const made = worker({ tables: 'solved here' });
    await askTwice(made, () => {
      const isIdle = made.reports.some((report) => report.type === 'answer' && report.state === 'done');
      if (isIdle) expect(made.engine()?.bearoff.isReady()).toBe(false);
      return isIdle;
    });
    expect(made.reports.at(-1)).toMatchObject({ id: 2, state: 'done' });
    expect(made.engine()?.bearoff.isReady()).toBe(true);
  });
});

describe('where another thinks too', () => {
  const effort = { budgetMs: 100, plies: 1, plays: 3 };
  const ask = (made: Worker): Promise<void> =>
    made.desk.take({ type: 'ask', id: 1, question: playQuestion(international, [3, 1]), effort });

  test('a question waits for its turn', async () => {
    const made = worker();
    let over = (): void => {};
    const other = made.turns.take(() => new Promise<void>((then) => (over = then)));
    const asked = ask(made);
    await new Promise((then) => setTimeout(then));
    expect(answersIn(made.reports)).toEqual([]);
    over();
    await Promise.all([other, asked]);
    expect(made.reports.at(-1)).toMatchObject({ id: 1, state: 'done' });
  });

  test.each(['comes', 'closes'] as const)('tables nobody asked for are left when it %s', async (what) => {
    const made = worker({ tables: 'solved here' });
    let other: Promise<unknown> = Promise.resolve();
    made.atPause = () => {
      if (!made.reports.some((report) => report.type === 'answer' && report.state === 'done')) return;
      if (what === 'comes') other = made.turns.take(async () => {});
      else made.desk.close();
    };
    await ask(made);
    await other;
    expect(made.reports.at(-1)).toMatchObject({ id: 1, state: 'done' });
    expect(made.engine()?.bearoff.isReady()).toBe(false);
  });
});

test('an engine that cannot be had is told, and the next question tries again', async () => {
  const reports: EngineReport[] = [];
  let calls = 0;
  const desk = createEngineDesk({
    load: async () => {
      calls++;
      return { ok: false, error: 'ENGINE_NOT_FETCHED' };
    },
    report: (report) => reports.push(report),
    turns: makeTurns(),
    now: () => 0,
    pause: async () => {},
  });
  for (const id of [1, 2]) {
    await desk.take({
      type: 'ask',
      id,
      question: playQuestion(international, [3, 1]),
      effort: { budgetMs: 1_000, plies: 3, plays: 3 },
    });
  }
  expect(calls).toBe(2);
  expect(reports).toEqual([1, 2].map((id) => ({ type: 'failed', id, code: 'ENGINE_NOT_FETCHED' })));
});

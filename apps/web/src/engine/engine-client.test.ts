import { RULE_SETS, startingBoard } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';
import { expect, test } from 'vitest';
import { createEngineClient, type EngineClient, type EngineWorker, type Hint } from './engine-client.ts';
import type { EngineReport, EngineRequest, HintAnswer } from './engine-message.ts';

const rules = RULE_SETS.international;

function questionOf(key: string): HintQuestion {
  const cube = { value: 1, owner: null };
  const view = { rules, board: startingBoard('short'), cube, away: null, crawford: false } as const;
  return {
    ...{ kind: 'play', key, side: 'white', view: { ...view, cubeOwner: 'middle' } },
    ...{ roll: [3, 1], context: { firstTurn: true }, begun: 'no' },
  };
}

const answerOf = (plies: number): HintAnswer => ({ kind: 'play', plies, plays: [], legal: 16 });

type Listener = (event: { readonly data: EngineReport }) => void;

/** A worker that does what the test says, and writes down what it is asked. */
class FakeWorker implements EngineWorker {
  readonly requests: EngineRequest[] = [];
  isRunning = true;
  #onMessage: Listener = () => {};
  #onError: () => void = () => {};

  postMessage(request: EngineRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isRunning = false;
  }
  addEventListener(
    type: 'message' | 'error',
    listener: (event: { readonly data: EngineReport }) => void,
  ): void {
    if (type === 'message') this.#onMessage = listener;
    else this.#onError = () => listener({ data: { type: 'loading', id: 0, share: 0 } });
  }
  say(report: EngineReport): void {
    this.#onMessage({ data: report });
  }
  fail(): void {
    this.#onError();
  }
}

interface Desk {
  readonly client: EngineClient;
  readonly workers: FakeWorker[];
  readonly hints: Hint[];
  ask(key: string): void;
}

function desk(): Desk {
  const workers: FakeWorker[] = [];
  const hints: Hint[] = [];
  const client = createEngineClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { client, workers, hints, ask: (key) => client.ask(questionOf(key), (hint) => hints.push(hint)) };
}

test('no worker before the first question, and one for all of them', () => {
  const { workers, ask } = desk();
  expect(workers).toHaveLength(0);
  ask('a');
  ask('b');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.requests.map((request) => request.type)).toEqual(['ask', 'ask']);
});

test('an answer grows from the fetching of the engine to the last depth', () => {
  const { workers, hints, ask } = desk();
  ask('a');
  const [worker] = workers;
  worker?.say({ type: 'loading', id: 1, share: 0.5 });
  worker?.say({ type: 'answer', id: 1, answer: answerOf(0), state: 'thinking', effective: null });
  worker?.say({ type: 'answer', id: 1, answer: answerOf(2), state: 'done', effective: null });
  expect(hints).toEqual([
    { state: 'loading', share: 0 },
    { state: 'loading', share: 0.5 },
    { state: 'thinking', answer: answerOf(0), effective: null },
    { state: 'done', answer: answerOf(2), effective: null },
  ]);
});

test('what is said of an earlier or a cancelled question is not heard', () => {
  const { client, workers, hints, ask } = desk();
  ask('a');
  ask('b');
  workers[0]?.say({ type: 'answer', id: 1, answer: answerOf(0), state: 'done', effective: null });
  client.cancel();
  workers[0]?.say({ type: 'answer', id: 2, answer: answerOf(0), state: 'done', effective: null });
  expect(hints.every(({ state }) => state === 'loading')).toBe(true);
  expect(workers[0]?.requests.at(-1)).toEqual({ type: 'cancel', id: 2 });
});

test('nothing is cancelled that has been answered', () => {
  const { client, workers, ask } = desk();
  ask('a');
  workers[0]?.say({ type: 'answer', id: 1, answer: answerOf(0), state: 'done', effective: null });
  client.cancel();
  expect(workers[0]?.requests).toHaveLength(1);
});

test.each<[name: string, words: 'none' | 'some', code: string]>([
  ['that never spoke could not be fetched', 'none', 'ENGINE_NOT_FETCHED'],
  ['that had spoken is broken', 'some', 'ENGINE_BROKEN'],
])('a worker %s; the next question starts another', (_, words, code) => {
  const { workers, hints, ask } = desk();
  ask('a');
  if (words === 'some') workers[0]?.say({ type: 'loading', id: 1, share: 1 });
  workers[0]?.fail();
  expect(hints.at(-1)).toEqual({ state: 'failed', code });
  expect(workers[0]?.isRunning).toBe(false);
  ask('b');
  expect(workers).toHaveLength(2);
  workers[1]?.say({ type: 'answer', id: 2, answer: answerOf(1), state: 'done', effective: null });
  expect(hints.at(-1)).toEqual({ state: 'done', answer: answerOf(1), effective: null });
});

test('a closed client has no worker and hears nothing', () => {
  const { client, workers, hints, ask } = desk();
  ask('a');
  client.close();
  workers[0]?.say({ type: 'answer', id: 1, answer: answerOf(0), state: 'done', effective: null });
  expect(workers[0]?.isRunning).toBe(false);
  expect(hints).toHaveLength(1);
});

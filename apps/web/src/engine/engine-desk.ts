import { runsFree } from '@nardy/rules';
import { effectivePips } from './effective-pips.ts';
import type { Effort, EngineQuestion, EngineReport, EngineRequest } from './engine-message.ts';
import { thinkingAbout } from './hint-answer.ts';
import type { Engine, LoadEngine } from './load-engine.ts';
import type { Turns } from './turns.ts';

/** What the desk needs of the worker it stands in. */
export interface DeskWorld {
  readonly load: LoadEngine;
  readonly report: (report: EngineReport) => void;
  /** Who has the search now. */
  readonly turns: Turns;
  /** Ms that go by. */
  readonly now: () => number;
  /** Lets messages in. */
  readonly pause: () => Promise<void>;
}

/** Where questions come in and answers go out: one question at a time, the last one asked. */
export interface EngineDesk {
  /** Ends when the question has been answered, or another one or a cancellation has taken its place. */
  take(request: EngineRequest): Promise<void>;
  /** Nobody asks here any more: what goes on is given up. */
  close(): void;
}

/** The worker listens this often. */
const SLICE_MS = 10;
/** Positions of the bear-off tables solved between two looks at the clock. */
const TABLE_STEP = 5_000;
/** The question of a desk that is closed. */
const CLOSED = -1;

export function createEngineDesk({ load, report, turns, now, pause }: DeskWorld): EngineDesk {
  let current: number | null = null;

  /** Steps until it says it is done; `false` when there was no time, or no need any more. */
  async function workOn(
    step: () => boolean,
    id: number | null,
    endMs = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    for (;;) {
      const sliceEnd = Math.min(now() + SLICE_MS, endMs);
      do {
        if (step()) return true;
      } while (now() < sliceEnd);
      await pause();
      const isOver = current !== id || now() >= endMs;
      // What nobody has asked for stands back.
      if (isOver || (id === null && turns.isTaken())) return false;
    }
  }

  function solveTables({ bearoff }: Engine, id: number | null): Promise<boolean> {
    return workOn(() => bearoff.isReady() || bearoff.step(TABLE_STEP) === 1, id);
  }

  async function answer(id: number, question: EngineQuestion, effort: Effort): Promise<void> {
    const { board } = question.view.rules;
    const loaded = await load(board, (share) => {
      if (current !== null) report({ type: 'loading', id: current, share });
    });
    if (current !== id) return;
    if (!loaded.ok) {
      current = null;
      report({ type: 'failed', id, code: loaded.error });
      return;
    }
    const engine = loaded.value;
    await turns.take(async () => {
      if (current !== id) return;
      if (mayBeExact(question) && !(await solveTables(engine, id))) return;
      await deepen(engine, id, question, effort);
    });
    if (current !== id) return;
    current = null;
    // The next positions may be in the tables; they are solved while nobody asks.
    await solveTables(engine, null);
  }

  async function deepen(
    { search, bearoff }: Engine,
    id: number,
    question: EngineQuestion,
    { budgetMs, plies: deepest, plays }: Effort,
  ): Promise<void> {
    const endMs = now() + budgetMs;
    const thinkTo = thinkingAbout(search, question, plays);
    let best = thinkTo(0).answer();
    const effective = mayBeExact(question) ? effectivePips(bearoff, question.view) : null;
    for (let plies = 1; plies <= deepest; plies++) {
      report({ type: 'answer', id, answer: best, state: 'thinking', effective });
      await pause();
      if (current !== id) return;
      const thinking = thinkTo(plies);
      // What is half thought through says nothing yet.
      if (!(await workOn(() => thinking.step(), id, endMs))) break;
      const deeper = thinking.answer();
      if (deeper.plies < plies) break;
      best = deeper;
    }
    if (current === id) report({ type: 'answer', id, answer: best, state: 'done', effective });
  }

  return {
    async take(request) {
      if (request.type === 'cancel') {
        if (current === request.id) current = null;
        return;
      }
      current = request.id;
      await answer(request.id, request.question, request.effort);
    },
    close() {
      current = CLOSED;
    },
  };
}

/** Whether the position may lie in the bear-off tables within the depth of an answer. */
function mayBeExact({ view: { board, rules } }: EngineQuestion): boolean {
  return runsFree(rules.board, board);
}

import type { Browser, Page } from 'playwright-core';

/** How long a task of a page's thread took. */
interface TaskLength {
  /** What the thread itself has worked: others on the machine do not count. */
  readonly ownMs: number;
  readonly wallMs: number;
}

/** The tasks of a page while something happened. */
interface Traced {
  readonly tasks: readonly TaskLength[];
  /** By its own time. */
  readonly longest: TaskLength;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When, how long, and how long by the thread's own time, µs. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const TASK_NAME = 'ThreadControllerImpl::RunTask';

/** Traces a page while something happens: the tasks of its main thread, without those of the hands of a test. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<Traced> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const main = new Set(
    traceEvents
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofPage = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid} ${tid}`));
  // Scripts without an address are the hands.
  const hands = ofPage.filter(({ name, args }) => name === 'EvaluateScript' && !args?.data?.url);
  const tasks = ofPage
    .filter((task) => task.name === TASK_NAME && !hands.some((script) => isWithin(script, task)))
    .map(({ dur = 0, tdur = dur }) => ({ ownMs: tdur / 1_000, wallMs: dur / 1_000 }));
  const longest = tasks.reduce((a, b) => (b.ownMs > a.ownMs ? b : a), { ownMs: 0, wallMs: 0 });
  if (longest.ownMs === 0) throw new Error('the trace names no task of the page');
  return { tasks, longest };
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const sameThread = inner.pid === outer.pid && inner.tid === outer.tid;
  return sameThread && inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0);
}

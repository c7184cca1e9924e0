import type { Browser, Page } from 'playwright-core';

/** How long the longest task of a page's thread took. */
export interface TaskLength {
  /** What the thread itself has worked: others on the machine do not count. */
  readonly ownMs: number;
  readonly wallMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly ts: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const TASK_NAMES: readonly string[] = ['RunTask', 'ThreadControllerImpl::RunTask'];

/** Traces a page while something happens, and gives the longest task of its own on its main thread. */
export async function longestTask(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<TaskLength> {
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
  const ours = ofPage.filter(({ name, args }) => name === 'EvaluateScript' && !args?.data?.url);
  const tasks = ofPage.filter(
    (task) => TASK_NAMES.includes(task.name) && !ours.some((script) => isWithin(script, task)),
  );
  if (tasks.length === 0) throw new Error('the trace names no task of the page');
  const longest = (micros: readonly number[]): number => micros.reduce((a, b) => Math.max(a, b), 0) / 1_000;
  return {
    ownMs: longest(tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)),
    wallMs: longest(tasks.map(({ dur }) => dur ?? 0)),
  };
}

/** Scripts without an address are the hands of this benchmark. */
function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const samePlace = inner.pid === outer.pid && inner.tid === outer.tid;
  return samePlace && inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0);
}

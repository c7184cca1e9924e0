import type { ServerMessage, Welcome } from '@nardy/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  type Effect,
  type Input,
  type Model,
  start,
  tableView,
  update,
} from './index.ts';
import { SLICE_LINES } from './lines.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld } from './testing/world.ts';

/** The welcome to a game of many lines, as a spectator gets it. */
function longWelcome(): Welcome {
  const world = createWorld({ length: 1, seed: 5 });
  world.open(['white']);
  world.open(['black']);
  for (let turn = 0; turn < 400 && world.server.local.lines.length < 12 * SLICE_LINES; turn++) {
    world.settle();
    world.wait(600);
    world.settle();
    for (const client of world.clients) playOn(client, world.source, CALM);
  }
  const link = { sides: [], toClient: [] as ServerMessage[] };
  world.server.receive(link, { type: 'hello', v: 1, match: 'm1', seats: [], have: null });
  const welcome = link.toClient.find((message) => message.type === 'welcome');
  if (welcome?.type !== 'welcome') throw new Error('a spectator is welcomed');
  return welcome;
}

/** A page that does what it is told to only when it is told to. */
class Page {
  model: Model;
  wanted: Effect[] = [];

  constructor() {
    const [model] = start({
      stored: { match: 'm1', seats: [], secrets: [], receipts: [] },
      preferences: DEFAULT_PREFERENCES,
      nonce: 'abcdefgh',
      visibility: 'visible',
    });
    this.model = model;
    this.tell({ type: 'socketOpened' });
  }

  tell(input: Input): void {
    const [model, effects] = update(this.model, { ...input, atMs: 0 });
    this.model = model;
    this.wanted.push(...effects);
  }

  receive(message: ServerMessage): void {
    this.tell({ type: 'received', message });
  }

  /** Draws a frame, then reads on if that was asked for. */
  frame(): 'read-on' | 'idle' {
    const asked = this.wanted.some(({ type }) => type === 'readOn');
    this.wanted = this.wanted.filter(({ type }) => type !== 'readOn');
    if (asked) this.tell({ type: 'readOn' });
    return asked ? 'read-on' : 'idle';
  }

  frames(): number {
    let frames = 0;
    while (this.frame() === 'read-on') frames += 1;
    return frames;
  }
}

let welcome: Welcome;
beforeAll(() => {
  welcome = longWelcome();
});

/** The welcome with the first `count` lines, and the rest as a message of its own. */
function split(count: number): readonly [Welcome, ServerMessage] {
  const { game, lines } = welcome;
  return [
    { ...welcome, lines: lines.slice(0, count) },
    { type: 'lines', game: game ?? '', from: count, lines: lines.slice(count), serverUnixMs: 0 },
  ];
}

describe('a long log is read a slice at a time', () => {
  test('nothing is shown of it before all of it agrees', () => {
    const page = new Page();
    page.receive(welcome);
    expect(page.model.reading?.game.lines).toHaveLength(SLICE_LINES);
    expect(page.model.game).toBeNull();
    expect(page.frames()).toBe(Math.ceil(welcome.lines.length / SLICE_LINES) - 1);
    expect(page.model.reading).toBeNull();
    expect(page.model.game?.lines).toEqual(welcome.lines);
  });

  test('it leads where line after line would have led', () => {
    const sliced = new Page();
    sliced.receive(welcome);
    sliced.frames();
    const single = new Page();
    single.receive({ ...welcome, lines: welcome.lines.slice(0, 1) });
    welcome.lines.forEach((line, n) => {
      if (n === 0) return;
      single.receive({ type: 'lines', game: welcome.game ?? '', from: n, lines: [line], serverUnixMs: 0 });
    });
    const [one, all] = [tableView(single.model, 0), tableView(sliced.model, 0)];
    expect(single.model.game).toEqual(sliced.model.game);
    expect(one.board.places).toEqual(all.board.places);
    expect(one.header).toEqual(all.header);
  });

  test('what comes meanwhile waits for its turn', () => {
    const page = new Page();
    const [first, second] = split(5 * SLICE_LINES);
    page.receive(first);
    page.frame();
    page.receive(second);
    expect(page.model.waiting).toEqual([second]);
    page.frames();
    expect(page.model.waiting).toEqual([]);
    expect(page.model.fault).toBeNull();
    expect(page.model.game?.lines).toEqual(welcome.lines);
  });

  test('a fault in a later slice stops play at its line', () => {
    const lines = [...welcome.lines];
    const at = lines.findIndex((line, n) => n > 3 * SLICE_LINES && line.includes(' roll '));
    lines[at] = `${lines[at]?.slice(0, -2)}${lines[at]?.endsWith('66') ? '65' : '66'}`;
    const page = new Page();
    page.receive({ ...welcome, lines });
    page.frames();
    expect(tableView(page.model, 0).fault).toMatchObject({ kind: 'dice', code: 'E_DICE', line: at });
    expect(page.model.reading).toBeNull();
  });

  test('a connection lost meanwhile begins anew', () => {
    const page = new Page();
    const [first, second] = split(5 * SLICE_LINES);
    page.receive(first);
    page.receive(second);
    page.tell({ type: 'socketClosed' });
    expect(page.model.reading).toBeNull();
    page.frame();
    expect(page.model.game).toBeNull();
    page.tell({ type: 'socketOpened' });
    page.receive(welcome);
    page.frames();
    expect(page.model.game?.lines).toEqual(welcome.lines);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@nardy/i18n';
import { opponentInPlay, pipCount } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { type Input, tableView, update } from './index.ts';
import { after, boardOfPoints, doubled, toPlay } from './testing/at-position.ts';
import type { Client } from './testing/client.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World } from './testing/world.ts';

interface Case {
  readonly id: string;
  readonly summary: string;
}

const CASES: readonly Case[] = readFileSync(join('data', 'cases', 'cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** The name of a case's test; fails for a case that is not in the file. */
function named(id: string): string {
  const found = CASES.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return `${id}: ${found.summary}`;
}

const tap = (place: number): Input => ({ type: 'placeTapped', place });

/** Plays on until `until` holds; both hands calm. */
function playUntil(world: World, until: () => boolean): void {
  for (let turn = 0; turn < 3000; turn++) {
    world.settle();
    if (until()) return;
    world.wait(600);
    world.settle();
    if (until()) return;
    if (world.clients.every((client) => !playOn(client, world.source, CALM))) world.wait(2000);
  }
  throw new Error('it never came to that');
}

function twoPlayers(seed = 3): { readonly world: World; readonly white: Client; readonly black: Client } {
  const world = createWorld({ length: 5, seed });
  const white = world.open(['white'], { forced: 'none' });
  const black = world.open(['black'], { forced: 'none' });
  world.settle();
  return { world, white, black };
}

/** The page whose turn it is to play, with a roll in hand. */
function toPlayNow(world: World): Client {
  playUntil(world, () => world.clients.some((client) => client.view.board.movable.length > 0));
  const client = world.clients.find((candidate) => candidate.view.board.movable.length > 0);
  if (client === undefined) throw new Error('nobody can play');
  return client;
}

describe('the network', () => {
  test(named('ne-01'), () => {
    const model = after(toPlay([3, 1]), [tap(8), tap(6)]);
    expect(model.turn.made.map(({ from, to }) => `${from}/${to}`)).toEqual(['8/5', '6/5']);
  });

  test(named('ne-02'), () => {
    const { world } = twoPlayers();
    const client = toPlayNow(world);
    client.dispatch({ type: 'placeTapped', place: client.view.board.movable[0]! });
    const { places } = client.view.board;
    const { dice } = client.view.dice;
    client.cut();
    world.wait(4_000);
    world.settle();
    expect(client.view.connection.state).toBe('online');
    expect(client.model.game?.lines).toEqual(world.server.local.lines);
    expect(client.view.board.places).toEqual(places);
    expect(client.view.dice.dice).toEqual(dice);
  });

  test(named('ne-03'), () => {
    const { world } = twoPlayers();
    playUntil(world, () => world.clients.some((client) => client.view.actions.double.enabled));
    const doubler = world.clients.find((client) => client.view.actions.double.enabled)!;
    const taker = world.clients.find((client) => client !== doubler)!;
    doubler.dispatch({ type: 'doublePressed' });
    world.settle();
    taker.reload();
    doubler.reload();
    world.settle();
    expect(taker.view.question).toMatchObject({
      kind: 'cube',
      answers: [{ answer: 'take' }, { answer: 'pass' }],
    });
    expect(doubler.view.question).toBeNull();
    expect(say('ru', doubler.view.status)).toMatch(/отвечает на даве/);
  });

  test(named('ne-05'), () => {
    const { world, white } = twoPlayers();
    playUntil(world, () => world.server.local.lines.length > 20);
    const { lines, game } = white.model.game!;
    const stale = { type: 'lines' as const, game, from: 10, lines: lines.slice(10, 14), serverUnixMs: 0 };
    white.dispatch({ type: 'received', message: stale });
    expect(white.model.game?.lines).toEqual(lines);
    expect(white.model.fault).toBeNull();
  });

  test(named('ne-06'), () => {
    const { world } = twoPlayers();
    const client = toPlayNow(world);
    while (!client.view.actions.confirm.enabled) playOn(client, world.source, CALM);
    world.wait(600);
    client.dispatch({ type: 'turnConfirmed' });
    client.dispatch({ type: 'turnConfirmed' });
    expect(client.toServer).toHaveLength(1);
    client.toServer.push(client.toServer[0]!);
    world.settle();
    expect(world.server.refusals).toEqual([]);
    expect(client.view.turns.filter((turn) => turn.play !== null)).toHaveLength(1);
  });

  test(named('ne-09'), () => {
    const world = createWorld({ length: 1, seed: 5 });
    const white = world.open(['white']);
    world.open(['black']);
    world.settle();
    white.dispatch({ type: 'resignMatchPressed' });
    white.dispatch({ type: 'resignMatchConfirmed' });
    world.settle();
    expect(white.view.stage).toBe('match-over');
    expect(white.view.board.movable).toEqual([]);
    const { roll, double, confirm, resignGame, resignMatch, nextGame } = white.view.actions;
    for (const button of [roll, double, confirm, resignGame, resignMatch, nextGame]) {
      expect(button.enabled).toBe(false);
    }
  });
});

describe('dice', () => {
  test(named('di-01'), () => {
    const first = after(toPlay([5, 2]), [tap(13)]);
    expect(tableView(first, 0).dice.dice).toEqual([
      { face: 5, state: 'used' },
      { face: 2, state: 'active' },
    ]);
  });

  test(named('di-07'), () => {
    const { world } = twoPlayers();
    playUntil(world, () => world.clients.some((client) => client.view.actions.roll.enabled));
    const client = world.clients.find((candidate) => candidate.view.actions.roll.enabled)!;
    const { rolls } = client.view;
    world.wait(600);
    client.dispatch({ type: 'rollPressed' });
    client.dispatch({ type: 'rollPressed' });
    expect(client.toServer).toHaveLength(1);
    client.toServer.push(client.toServer[0]!);
    world.settle();
    expect(client.view.rolls).toHaveLength(rolls.length + 1);
    expect(world.server.refusals).toEqual([]);
  });
});

describe('clocks and leaving', () => {
  test(named('cl-02'), () => {
    const clock = { kind: 'delay', reserveMs: 120_000, delayMs: 12_000 } as const;
    const world = createWorld({ length: 5, seed: 3, clock });
    world.open(['white'], { forced: 'none' });
    world.open(['black'], { forced: 'none' });
    const client = toPlayNow(world);
    const [own] = client.model.sides;
    const away = own === 'white' ? 'black' : 'white';
    world.server.setPresence(away, { state: 'away', claimAtUnixMs: world.time.nowMs + 10_000 });
    world.settle();
    const before = client.view;
    expect(before.players[own!].clock?.running).toBe(true);
    expect(before.players[away].presence).toEqual({ state: 'gone', claimInMs: 10_000 });
    world.wait(4_000);
    const now = client.view;
    expect(now.players[away].presence.claimInMs).toBe(6_000);
    expect(now.players[own!].clock?.delayMs).toBe(before.players[own!].clock!.delayMs - 4_000);
    expect(now.actions.claim).toEqual({ shown: true, enabled: false });
  });

  test(named('cl-03'), () => {
    const { world, white } = twoPlayers();
    toPlayNow(world);
    world.server.setPresence('black', { state: 'away', claimAtUnixMs: world.time.nowMs });
    world.settle();
    expect(white.view.actions.claim.enabled).toBe(true);
    world.server.setPresence('black', { state: 'here', claimAtUnixMs: null });
    world.settle();
    expect(white.view.actions.claim).toEqual({ shown: false, enabled: false });
    expect(white.view.stage).toBe('playing');
  });

  test(named('cl-06'), () => {
    const { world, white } = twoPlayers();
    world.server.setPresence('black', { state: 'away', claimAtUnixMs: null });
    world.settle();
    expect(white.view.actions.claim).toEqual({ shown: false, enabled: false });
  });
});

describe('the interface', () => {
  test(named('ui-02'), () => {
    const asked = { ...doubled(), askedAtMs: 10_000 };
    const pressed = after(asked, [{ type: 'turnConfirmed' }, { type: 'rollPressed' }], 20_000);
    expect(pressed.pending).toEqual([]);
    const hasty = after(asked, [{ type: 'cubeAnswered', answer: 'pass' }], 10_400);
    expect(hasty.pending).toEqual([]);
    const meant = after(asked, [{ type: 'cubeAnswered', answer: 'pass' }], 10_600);
    expect(meant.pending.map(({ request }) => request)).toEqual([{ type: 'act', command: { type: 'pass' } }]);
  });

  test(named('ui-03'), () => {
    const { world } = twoPlayers();
    playUntil(
      world,
      () =>
        world.server.local.table.match?.phase === 'before-roll' &&
        world.clients.some((client) => client.view.actions.double.enabled),
    );
    const doubler = world.clients.find((client) => client.view.actions.double.enabled)!;
    const taker = world.clients.find((client) => client !== doubler)!;
    const { places } = taker.view.board;
    doubler.dispatch({ type: 'doublePressed' });
    world.settle();
    expect(taker.view.question?.kind).toBe('cube');
    expect(taker.view.board.places).toEqual(places);
    expect(taker.view.turns.at(-2)?.play).not.toBeNull();
  });

  test(named('ui-04'), () => {
    const board = boardOfPoints({ 8: 1, 6: 14 }, { 19: 5, 12: 9, 3: 1 });
    const start = toPlay([5, 4], { board });
    const hit = after(start, [tap(8)]);
    expect(tableView(hit, 0).board.places[0]).toBe(-1);
    const undone = after(hit, [{ type: 'stepUndone' }]);
    const { places } = tableView(undone, 0).board;
    expect(places).toEqual(tableView(start, 0).board.places);
    expect(opponentInPlay(Int8Array.from(places.slice(0, 26)))).toBe(15);
    expect(tableView(undone, 0).players.white.pips).toBe(pipCount(board));
  });

  test(named('ui-09'), () => {
    const { world } = twoPlayers(8);
    playUntil(world, () =>
      world.clients.some((client) => client.view.turns.some((turn) => turn.text?.key === 'turn.noMove')),
    );
    const client = world.clients.find((candidate) =>
      candidate.view.turns.some((turn) => turn.text?.key === 'turn.noMove'),
    )!;
    const turn = client.view.turns.at(-1)!;
    expect(turn).toMatchObject({ play: null, forced: true });
    expect(client.view.notice?.text.key).toMatch(/notice\.(side)?[nN]oMove/);
    expect(client.view.dice.dice.length).toBeGreaterThan(0);
    expect(client.view.players[turn.side].onRoll).toBe(false);
  });

  test(named('ui-10'), () => {
    const model = after(toPlay([3, 1], { preferences: { tap: 'select' } }), [
      tap(13),
      { type: 'emptyTapped' },
      tap(8),
    ]);
    expect(model.turn.made).toEqual([]);
    expect(tableView(model, 0).board.selected).toBe(8);
  });

  test(named('ui-11'), () => {
    const board = boardOfPoints({ 1: 1 }, { 24: 3 });
    const model = after(toPlay([5, 5], { board, preferences: { confirm: 'automatic' } }), [tap(1)]);
    expect(tableView(model, 0).actions.confirm.enabled).toBe(true);
    const [sent, effects] = update(model, { type: 'timerFired', timer: 'automatic', atMs: 20_000 });
    expect(sent.turn.stage).toBe('sent');
    const request = { type: 'act', command: { type: 'play', moves: [{ from: 1, to: 0 }] } };
    expect(effects).toMatchObject([
      { type: 'saveRequest', request: { request } },
      { type: 'send', message: { request } },
    ]);
  });
});

describe('the interface of the long board', () => {
  const atHead = boardOfPoints({ 24: 13, 18: 1, 10: 1 }, { 12: 15 });

  test(`${named('ui-04')} (nothing is hit: the position and its pips come back)`, () => {
    const start = toPlay([5, 4], { rules: 'long', board: atHead });
    const played = after(start, [tap(18), tap(10)]);
    expect(played.turn.made).toHaveLength(2);
    for (const undone of [
      after(played, [{ type: 'turnUndone' }]),
      after(played, [{ type: 'stepUndone' }, { type: 'stepUndone' }]),
    ]) {
      expect(tableView(undone, 0).board.places).toEqual(tableView(start, 0).board.places);
      expect(tableView(undone, 0).players.white.pips).toBe(pipCount(atHead));
    }
  });

  test(named('ui-10'), () => {
    const model = after(toPlay([3, 1], { rules: 'long', board: atHead, preferences: { tap: 'select' } }), [
      tap(18),
      { type: 'emptyTapped' },
      tap(10),
    ]);
    expect(model.turn.made).toEqual([]);
    expect(tableView(model, 0).board.selected).toBe(10);
  });

  test(named('ui-11'), () => {
    const board = boardOfPoints({ 1: 1 }, { 12: 3 });
    const options = { rules: 'long', board, preferences: { confirm: 'automatic' } } as const;
    const model = after(toPlay([5, 5], options), [tap(1)]);
    const [sent] = update(model, { type: 'timerFired', timer: 'automatic', atMs: 20_000 });
    expect(sent.turn.stage).toBe('sent');
  });
});

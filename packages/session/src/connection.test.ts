import { describe, expect, test } from 'vitest';
import { type Effect, type Input, type Model, start, tableView, update } from './index.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld } from './testing/world.ts';

function begin(): Model {
  return start({
    stored: { match: 'm1', seats: [], secrets: [], receipts: [] },
    preferences: DEFAULT_PREFERENCES,
    nonce: 'testtest',
    visibility: 'visible',
  })[0];
}

function step(model: Model, input: Input, atMs: number): readonly [Model, readonly Effect[]] {
  return update(model, { ...input, atMs });
}

describe('the connection', () => {
  test('is tried again after longer and longer waits', () => {
    let model = begin();
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      model = step(model, { type: 'socketClosed' }, 1_000_000)[0];
      const { retryAtMs } = tableView(model, 0).connection;
      waits.push((retryAtMs ?? 0) - 1_000_000);
      model = step(model, { type: 'timerFired', timer: 'reconnect' }, retryAtMs ?? 0)[0];
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  test.each<Input>([
    { type: 'networkChanged', network: 'online' },
    { type: 'visibilityChanged', visibility: 'visible' },
  ])('is tried at once: %j', (input) => {
    const [offline] = step(begin(), { type: 'socketClosed' }, 0);
    expect(step(offline, input, 10)[1]).toContainEqual({ type: 'connect' });
  });

  test('is given up for dead after long silence', () => {
    const world = createWorld({ seed: 2 });
    const client = world.open(['white']);
    world.settle();
    world.wait(20_000);
    expect(client.toServer).toEqual([{ type: 'ping' }]);
    world.wait(20_000);
    const connects = client.effects.filter(({ type }) => type === 'connect').length;
    world.wait(20_000);
    expect(client.effects.filter(({ type }) => type === 'connect')).toHaveLength(connects + 1);
  });

  test('that stands but is not answered is made anew', () => {
    const [open, effects] = step(begin(), { type: 'socketOpened' }, 1_000);
    expect(effects).toContainEqual({ type: 'setTimer', timer: 'heartbeat', atMs: 21_000 });
    const [, again] = step(open, { type: 'timerFired', timer: 'heartbeat' }, 21_000);
    expect(again).toEqual([{ type: 'connect' }]);
  });

  test.each(['FAULT_VERSION', 'FAULT_UNKNOWN_MATCH', 'FAULT_UNKNOWN_SEAT'] as const)(
    '%s is final and says why',
    (code) => {
      const [refused, effects] = step(begin(), { type: 'received', message: { type: 'fault', code } }, 0);
      expect(effects).toEqual([{ type: 'disconnect' }]);
      const view = tableView(refused, 0);
      expect(view.stage).toBe('unavailable');
      expect(view.connection.refusal?.key).toBe(`refusal.${code}`);
      expect(step(refused, { type: 'socketClosed' }, 0)[1]).toEqual([]);
    },
  );

  test('a message nobody understands is told and changes nothing else', () => {
    const model = begin();
    const [after] = step(model, { type: 'receivedGarbage' }, 0);
    expect({ ...after, notice: null, shownIds: 0 }).toEqual(model);
    expect(after.notice?.text.key).toBe('refusal.MESSAGE_NOT_JSON');
  });
});

test('a request without an answer goes out again under the same name', () => {
  const world = createWorld({ length: 3, seed: 3 });
  const white = world.open(['white']);
  const black = world.open(['black']);
  for (let turn = 0; turn < 50 && !white.view.actions.roll.enabled; turn++) {
    world.settle();
    world.wait(600);
    for (const client of [white, black])
      if (!white.view.actions.roll.enabled) playOn(client, world.source, CALM);
    world.settle();
  }
  world.wait(600);
  white.dispatch({ type: 'rollPressed' });
  const [first] = white.toServer;
  expect(first).toMatchObject({ type: 'request', request: { type: 'link' } });
  white.cut();
  expect(white.view.connection).toMatchObject({ state: 'offline', sending: true });
  world.wait(1_000);
  world.settle();
  const sent = white.effects.flatMap((effect) =>
    effect.type === 'send' && effect.message.type === 'request' ? [effect.message.id] : [],
  );
  expect(first?.type === 'request' && sent.filter((id) => id === first.id)).toHaveLength(2);
  expect(white.view.connection.sending).toBe(false);
});

test('lines of an earlier game that come late do not bring it back', () => {
  const world = createWorld({ length: 15, seed: 3 });
  const white = world.open(['white']);
  const black = world.open(['black']);
  world.settle();
  const { lines, game } = white.model.game!;
  for (let turn = 0; turn < 500 && world.server.local.finished.length === 0; turn++) {
    for (const client of [white, black]) playOn(client, world.source, { ...CALM, resigns: 50 });
    world.settle();
    world.wait(600);
  }
  world.settle();
  const current = white.model.game;
  expect(current?.game).not.toBe(game);
  white.dispatch({ type: 'received', message: { type: 'lines', game, from: 0, lines, serverUnixMs: 0 } });
  expect(white.model.game).toBe(current);
  world.settle();
  expect(white.model.game?.lines).toEqual(world.server.local.lines);
});

test('the server’s clock is read from the quickest message, and anew after a jump', () => {
  const online: Model = { ...begin(), connection: { state: 'online', heardAtMs: 0 } };
  const hear = (model: Model, serverUnixMs: number, atMs: number): Model =>
    step(model, { type: 'received', message: { type: 'pong', serverUnixMs } }, atMs)[0];
  const first = hear(online, 1_000_000, 999_000);
  expect(first.serverAheadMs).toBe(1_000);
  expect(hear(first, 1_010_000, 1_009_400).serverAheadMs).toBe(1_000);
  expect(hear(first, 1_010_000, 1_008_900).serverAheadMs).toBe(1_100);
  expect(hear(first, 1_010_000, 4_610_000).serverAheadMs).toBe(-3_600_000);
});

describe('a money session', () => {
  test('goes on from game to game with a running score and is stopped between games', () => {
    const world = createWorld({
      rules: { base: 'international', jacoby: true, beavers: true },
      length: null,
      seed: 4,
    });
    const white = world.open(['white']);
    const black = world.open(['black']);
    const hand = { doubles: 60, undoes: 0, resigns: 3 };
    const between = (): boolean => white.view.stage === 'game-over';
    for (let turn = 0; turn < 5000 && world.server.local.finished.length < 2; turn++) {
      world.settle();
      world.wait(600);
      world.settle();
      for (const client of [white, black]) playOn(client, world.source, hand);
    }
    for (let turn = 0; turn < 5000 && !between(); turn++) {
      world.settle();
      world.wait(600);
      world.settle();
      for (const client of [white, black]) if (!between()) playOn(client, world.source, hand);
    }
    world.settle();
    const { score } = white.view.result ?? {};
    expect((score?.white ?? 0) + (score?.black ?? 0)).toBeGreaterThan(2);
    expect(white.view.actions.closeSession).toEqual({ shown: true, enabled: true });
    black.dispatch({ type: 'sessionClosePressed' });
    world.settle();
    for (const client of [white, black]) {
      expect(client.view).toMatchObject({ stage: 'match-over', result: { of: 'match', winner: null } });
      expect(client.view.actions.nextGame.shown).toBe(false);
      expect(client.view.actions.rematch.enabled).toBe(true);
    }
  });
});

describe('who goes and who comes back', () => {
  function atTable() {
    const world = createWorld({ length: 5, seed: 4 });
    const white = world.open(['white']);
    world.open(['black']);
    world.settle();
    return { world, white, said: () => white.view.announcements.map(({ text }) => text.key) };
  }
  const AWAY = { state: 'away', claimAtUnixMs: 10_000_000_000_000 } as const;

  test('is said', () => {
    const { world, said } = atTable();
    world.server.setPresence('black', AWAY);
    world.settle();
    expect(said().at(-1)).toBe('presence.left');
    world.server.setPresence('black', { state: 'here', claimAtUnixMs: null });
    world.settle();
    expect(said().at(-1)).toBe('presence.back');
  });

  test('who is cut off itself says nothing of the other, and can claim nothing', () => {
    const { world, white } = atTable();
    world.server.setPresence('black', AWAY);
    world.settle();
    expect(white.view.players.black.presence.state).toBe('gone');
    expect(white.view.actions.claim.shown).toBe(true);
    white.cut();
    expect(white.view.players.black.presence).toEqual({ state: 'unknown', claimInMs: null });
    expect(white.view.actions.claim.shown).toBe(false);
  });
});

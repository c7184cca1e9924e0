import { makeChain } from '@nardy/dice';
import { describe, expect, test } from 'vitest';
import { chainSpecOf } from './chain-links.ts';
import type { Client, Device } from './testing/client.ts';
import { createDevice, loseSecrets } from './testing/client.ts';
import { expectAgreement, LIVELY, playMatch } from './testing/match.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World } from './testing/world.ts';
import { replyToLine } from './text-act.ts';

function advance(world: World, until: () => boolean): void {
  for (let turn = 0; turn < 2000 && !until(); turn++) {
    world.settle();
    if (until()) return;
    world.wait(600);
    world.settle();
    for (const client of world.clients) if (!until()) playOn(client, world.source, CALM);
  }
  world.settle();
  expect(until()).toBe(true);
}

function table(): { readonly world: World; readonly white: Client; readonly black: Client } {
  const world = createWorld({ length: 3, seed: 3 });
  return { world, white: world.open(['white']), black: world.open(['black']) };
}

function gameOf(world: World): string {
  return world.server.local.table.log.game?.game ?? '';
}

/** Nothing on its way, and this side may roll. */
function beforeRollOf(world: World, side: 'white' | 'black'): void {
  advance(world, () => {
    const { match } = world.server.local.table;
    return match?.phase === 'before-roll' && match.onRoll === side;
  });
  world.settle();
}

describe('seals and links', () => {
  test('the secret is on disk before its seal is sent', () => {
    const { world, white } = table();
    world.settle();
    const names = white.effects.map((effect) =>
      effect.type === 'send' && effect.message.type === 'request' ? effect.message.request.type : effect.type,
    );
    expect(names.filter((name) => ['random', 'saveSecret', 'makeChain', 'anchor'].includes(name))).toEqual([
      'random',
      'saveSecret',
      'makeChain',
      'anchor',
    ]);
    expect(world.device('white').secrets.size).toBe(1);
  });

  test('the player’s own words go into the seal of a game that begins after they were typed', () => {
    const world = createWorld({ length: 3, seed: 3 });
    world.device('white').phrase = 'удача 🎲';
    const white = world.open(['white']);
    world.open(['black']);
    world.settle();
    const [secret] = [...world.device('white').secrets.values()];
    expect(secret?.phrase).toBe('удача 🎲');
    const [withWords, without] = [secret!, { ...secret!, phrase: '' }].map((known) => {
      const spec = chainSpecOf(known);
      return spec.ok ? makeChain(spec.value).anchor : null;
    });
    const seal = white.model.game?.lines.find((line) => / anchor A /.test(line));
    expect(seal).toMatch(new RegExp(` ${withWords}$`));
    expect(withWords).not.toBe(without);
    world.device('white').phrase = 'потом';
    white.reload();
    world.settle();
    expect([...world.device('white').secrets.values()]).toEqual([secret]);
    expect(white.model.fault).toBeNull();
  });

  test('every game has a secret of its own', () => {
    const { world } = table();
    playMatch(world, LIVELY);
    expectAgreement(world);
    const secrets = [...world.device('white').secrets.values()];
    expect(secrets.length).toBe(world.server.local.finished.length + 1);
    expect(new Set(secrets.map(({ random }) => random)).size).toBe(secrets.length);
  });

  test('the opponent answers without its user', () => {
    const { world, white } = table();
    beforeRollOf(world, 'white');
    const { nextRoll } = world.server.local.table.log;
    world.wait(600);
    white.dispatch({ type: 'rollPressed' });
    world.settle();
    expect(world.server.local.table.log.nextRoll).toBe(nextRoll + 1);
    expect(white.view.rolls.at(-1)).toMatchObject({ roll: nextRoll, first: 'white', check: 'checked' });
  });

  test('a page in the background releases its next link ahead, and the roller need not wait for it', () => {
    const { world, white, black } = table();
    beforeRollOf(world, 'white');
    black.dispatch({ type: 'visibilityChanged', visibility: 'hidden' });
    world.settle();
    expect(world.server.local.table.log.open).toMatchObject({ A: null, B: expect.any(String) });
    world.wait(600);
    black.cut();
    white.dispatch({ type: 'rollPressed' });
    world.settle();
    expect(white.view.rolls.at(-1)).toMatchObject({ first: 'black', check: 'checked' });
    expect(world.server.local.table.log.early.B).toBe(1);
  });

  test('a page in view releases nothing before it is asked', () => {
    const { world } = table();
    beforeRollOf(world, 'white');
    expect(world.server.local.table.log.open).toEqual({ A: null, B: null });
  });
});

describe('a lost device', () => {
  test('asks, voids the roll that was begun, makes a new chain and plays on', () => {
    const { world, white, black } = table();
    beforeRollOf(world, 'white');
    const game = gameOf(world);
    loseSecrets(world.device('black'), game, 'black');
    world.wait(600);
    black.cut();
    white.dispatch({ type: 'rollPressed' });
    world.settle();
    black.reload();
    world.settle();
    expect(black.view.question).toMatchObject({ kind: 'lost-device', side: 'black', voidsLeft: 2 });
    expect(world.server.local.table.log.voids).toEqual({ A: 0, B: 0 });
    black.dispatch({ type: 'questionClosed' });
    expect(black.view.question).toBeNull();
    world.wait(10_000);
    black.dispatch({ type: 'lostDeviceConfirmed' });
    world.settle();
    expect(world.server.local.table.log.voids).toEqual({ A: 0, B: 1 });
    expect(world.server.local.table.log.chains.B?.epoch).toBe(1);
    expect(white.view.notice?.text.key).toMatch(/notice\.(voided|rekeyed)/);
    // The roll asked for comes out under the new chain, without being asked for again.
    expect(world.server.local.table.match?.phase).not.toBe('rolling');
    playMatch(world, LIVELY);
    expectAgreement(world);
  });

  test('the third time the match is forfeited', () => {
    const { world, white, black } = table();
    for (let time = 1; time <= 3; time++) {
      beforeRollOf(world, 'white');
      loseSecrets(world.device('black'), gameOf(world), 'black');
      world.wait(600);
      black.cut();
      white.dispatch({ type: 'rollPressed' });
      world.settle();
      black.reload();
      world.settle();
      black.dispatch({ type: 'lostDeviceConfirmed' });
      world.settle();
    }
    expect(white.view.result).toMatchObject({ of: 'match', winner: 'white', ending: 'forfeited' });
  });

  test('a chain that another tab made is found on the device', () => {
    const { world, black } = table();
    const second = world.open(['black']);
    second.cut();
    world.settle();
    world.wait(20_000);
    world.settle();
    expect(second.view.question).toBeNull();
    expect(second.model.chains).toEqual(black.model.chains);
  });

  test('two tabs that begin at once keep one secret', () => {
    const world = createWorld({ length: 3, seed: 3 });
    const device = createDevice();
    const tabs = [world.open(['white'], {}, device), world.open(['white'], {}, device)];
    world.open(['black']);
    world.settle();
    expect(device.secrets.size).toBe(1);
    for (const tab of tabs) {
      expect(tab.view.stage).toBe('playing');
      expect(tab.model.fault).toBeNull();
    }
  });

  test('where nothing can be stored, play stops before a seal is sent', () => {
    const { world, white } = table();
    white.dispatch({ type: 'secretNotSaved', key: 'any' });
    world.settle();
    expect(white.view).toMatchObject({ stage: 'fault', fault: { kind: 'storage' } });
    expect(world.server.local.table.log.chains.A).toBeNull();
  });
});

describe('dice that another device of the player has sealed', () => {
  /** White's two devices and black's, before the game; the first of white's seals first. */
  function twoDevices(): {
    readonly world: World;
    readonly first: Client;
    readonly second: Client;
    readonly black: Client;
    /** Where the second keeps what it has. */
    readonly device: Device;
  } {
    const world = createWorld({ length: 3, seed: 3 });
    const first = world.open(['white']);
    const device = createDevice();
    const second = world.open(['white'], {}, device);
    // Both have made their chains before either seal is there.
    for (const client of [first, second]) {
      client.step('to-server');
      client.step('to-client');
    }
    while (first.step('to-server'));
    return { world, first, second, device, black: world.open(['black']) };
  }

  /** Until white must roll; only these clients do anything by hand. */
  function untilRollOf(world: World, hands: readonly Client[]): void {
    for (let turn = 0; turn < 200; turn++) {
      world.settle();
      const { match } = world.server.local.table;
      if (match?.phase === 'before-roll' && match.onRoll === 'white') return;
      world.wait(600);
      world.settle();
      for (const hand of hands) playOn(hand, world.source, CALM);
    }
    throw new Error('white never rolls');
  }

  test('the one that was second follows along, and is asked nothing', () => {
    const { world, first, second, black } = twoDevices();
    untilRollOf(world, [first, black]);
    expect(world.server.local.table.log.chains.A?.epoch).toBe(0);
    world.wait(20_000);
    world.settle();
    expect(second.view).toMatchObject({ stage: 'playing', fault: null, question: null });
    expect(second.view.rolls).toEqual(first.view.rolls);
    expect(second.view.status.key).toBe('status.yourRollAway');
    expect(first.view.status.key).toMatch(/^status\.yourRoll(OrDouble)?$/);
  });

  test('Roll pressed there asks; closed, it follows on; agreed to, the dice are there', () => {
    const { world, first, second, black } = twoDevices();
    untilRollOf(world, [first, black]);
    world.wait(600);
    second.dispatch({ type: 'rollPressed' });
    expect(second.view.question).toMatchObject({ kind: 'lost-device', side: 'white', why: 'elsewhere' });
    const typed = (line: string) => replyToLine(second.model, world.time.nowMs, line);
    expect(typed('бросить')).toMatchObject({ type: 'say', text: { key: expect.any(String) } });
    expect(typed('назад')).toEqual({ type: 'input', input: { type: 'questionClosed' } });
    expect(typed('да')).toEqual({ type: 'input', input: { type: 'lostDeviceConfirmed' } });
    second.dispatch({ type: 'questionClosed' });
    expect(second.view.question).toBeNull();
    expect(typed('бросить')).toEqual({ type: 'input', input: { type: 'rollPressed' } });
    second.dispatch({ type: 'rollPressed' });
    second.dispatch({ type: 'lostDeviceConfirmed' });
    world.settle();
    expect(second.view.question).toBeNull();
    expect(world.server.local.table.log.chains.A?.epoch).toBe(1);
    second.dispatch({ type: 'rollPressed' });
    world.settle();
    expect(second.view.rolls.at(-1)).toMatchObject({ side: 'white', check: 'checked' });
    expect(first.view).toMatchObject({ fault: null, question: null });
    expect(first.view.rolls).toEqual(second.view.rolls);
    expect(world.server.local.table.log.voids).toEqual({ A: 0, B: 0 });
  });

  test('two at one screen, and another screen of theirs: each side is asked about its own', () => {
    const world = createWorld({ length: 3, seed: 3, opponent: 'hotseat' });
    const first = world.open(['white', 'black']);
    const second = world.open(['white', 'black'], {}, createDevice());
    for (const client of [first, second]) {
      client.step('to-server');
      client.step('to-client');
    }
    while (first.step('to-server'));
    const toRoll = (side: 'white' | 'black'): void => {
      for (let turn = 0; turn < 200; turn++) {
        world.settle();
        world.wait(600);
        world.settle();
        const { match } = world.server.local.table;
        if (match?.phase === 'before-roll' && match.onRoll === side) return;
        playOn(first, world.source, CALM);
      }
      throw new Error(`${side} never rolls`);
    };
    for (const side of ['black', 'white'] as const) {
      toRoll(side);
      world.wait(600);
      expect(second.view.question).toBeNull();
      expect(second.view.actions.roll.enabled).toBe(true);
      second.dispatch({ type: 'rollPressed' });
      expect(second.view.question).toMatchObject({ kind: 'lost-device', side, why: 'elsewhere' });
      second.dispatch({ type: 'lostDeviceConfirmed' });
      world.settle();
      world.wait(600);
      second.dispatch({ type: 'rollPressed' });
      world.settle();
      expect(second.view.rolls.at(-1)?.side).toBe(side);
      expect(world.server.local.table.log.chains[side === 'white' ? 'A' : 'B']?.epoch).toBe(1);
    }
  });

  test('brought along later, they are rolled here as well', () => {
    const { world, first, second, device, black } = twoDevices();
    untilRollOf(world, [first, black]);
    expect(second.view.status.key).toBe('status.yourRollAway');
    const [sealed] = first.model.secrets;
    device.secrets.set('brought', sealed!);
    second.reload();
    world.settle();
    world.wait(600);
    second.dispatch({ type: 'rollPressed' });
    world.settle();
    expect(second.view.question).toBeNull();
    expect(second.view.rolls.at(-1)).toMatchObject({ side: 'white', check: 'checked' });
    expect(world.server.local.table.log.chains.A?.epoch).toBe(0);
  });

  test('a roll that no other device opens in time asks, and again after it was put off', () => {
    const { world, first, second, black } = twoDevices();
    first.cut();
    world.clients.splice(world.clients.indexOf(first), 1);
    world.settle();
    expect(black.view.status.key).toBe('status.opening');
    world.wait(5_000);
    world.settle();
    expect(second.view.question).toBeNull();
    world.wait(5_000);
    expect(second.view.question).toMatchObject({ kind: 'lost-device', why: 'elsewhere' });
    second.dispatch({ type: 'questionClosed' });
    expect(second.view.question).toBeNull();
    world.wait(10_000);
    expect(second.view.question).toMatchObject({ kind: 'lost-device', why: 'elsewhere' });
    second.dispatch({ type: 'lostDeviceConfirmed' });
    world.settle();
    expect(black.view.rolls).toHaveLength(1);
    expect(second.view).toMatchObject({ fault: null, question: null });
  });
});

describe('a dishonest server', () => {
  function lastLine(world: World, kind: string): number {
    return world.server.local.lines.findLastIndex((line) => line.split(' ')[1] === kind);
  }

  /** The page of white sees the log up to line `n`, and then `line` instead of what was written. */
  function shown(world: World, n: number, line: string): Client {
    const client = world.open(['white'], {}, createDevice());
    const welcome = world.clients[0]?.model;
    if (!welcome?.info || !welcome.presence) throw new Error('white has been welcomed');
    client.dispatch({
      type: 'received',
      message: {
        type: 'welcome',
        v: 1,
        match: welcome.info,
        sides: ['white'],
        games: [],
        game: gameOf(world),
        from: 0,
        lines: [...world.server.local.lines.slice(0, n), line],
        presence: welcome.presence,
        serverUnixMs: world.time.nowMs,
      },
    });
    return client;
  }

  test.each<[name: string, kind: string, change: (line: string) => string, fault: object]>([
    [
      'other dice',
      'roll',
      (line) => line.replace(/ (\d)(\d)$/, (_, a, b) => ` ${(Number(a) % 6) + 1}${b}`),
      { kind: 'dice', code: 'E_DICE' },
    ],
    [
      'another link',
      'link',
      (line) => line.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      { kind: 'dice', code: 'E_LINK' },
    ],
    [
      'a play that is none',
      'act',
      (line) => line.replace(/ act ([AB]) .*/, ' act $1 24/1'),
      { kind: 'play' },
    ],
    ['another number', 'roll', (line) => line.replace(/^\d+/, '7'), { kind: 'dice', code: 'E_SEQ' }],
  ])('%s stop play at that line', (_, kind, change, fault) => {
    const { world } = table();
    advance(world, () => world.server.local.table.log.rolls >= 4);
    const n = lastLine(world, kind);
    const client = shown(world, n, change(world.server.local.lines[n] ?? ''));
    expect(client.view.stage).toBe('fault');
    expect(client.view.fault).toMatchObject({ ...fault, line: n });
    expect(client.view.actions.roll.enabled).toBe(false);
    client.dispatch({ type: 'rollPressed' });
    expect(client.toServer.filter(({ type }) => type === 'request')).toEqual([]);
  });

  test('a history other than the one seen is refused after a reload', () => {
    const { world, white } = table();
    advance(world, () => world.server.local.table.log.rolls >= 4);
    const receipt = world.device('white').receipts.get(gameOf(world));
    expect(receipt?.head).toBe(white.model.receipts[0]?.head);
    world.device('white').receipts.set(gameOf(world), { ...receipt!, head: 'f'.repeat(64) });
    white.reload();
    world.settle();
    expect(white.view.fault).toMatchObject({ kind: 'history', code: 'E_RECEIPT', line: receipt?.n });
  });

  test('lines that contradict those shown before stop play', () => {
    const { world, white } = table();
    advance(world, () => world.server.local.table.log.rolls >= 2);
    const lines = [...(white.model.game?.lines ?? [])];
    lines[10] = `${lines[10]}0`;
    white.dispatch({
      type: 'received',
      message: { type: 'lines', game: gameOf(world), from: 0, lines, serverUnixMs: 0 },
    });
    expect(white.view.fault).toMatchObject({ kind: 'history', line: 10 });
  });

  test('a game that does not follow from the one before stops play', () => {
    const { world, white, black } = table();
    beforeRollOf(world, 'white');
    white.dispatch({ type: 'resignGamePressed' });
    white.dispatch({ type: 'resignGameConfirmed', kind: 'single' });
    world.settle();
    world.wait(600);
    black.dispatch({ type: 'resignationAnswered', answer: 'accept' });
    world.settle();
    expect(white.model.game?.table.match?.phase).toBe('game-over');
    world.server.local.nextGame();
    const lines = world.server.local.lines.map((line) => line.replace(/score=(\d+):(\d+)/, 'score=$2:$1'));
    expect(lines).not.toEqual(world.server.local.lines);
    white.dispatch({
      type: 'received',
      message: { type: 'lines', game: gameOf(world), from: 0, lines, serverUnixMs: 0 },
    });
    expect(white.view.fault).toMatchObject({ kind: 'history', code: 'MATCH_SETTINGS_DIFFER', line: 3 });
    expect(white.view.actions.roll.enabled).toBe(false);
  });
});

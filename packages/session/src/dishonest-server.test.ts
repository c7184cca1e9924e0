import type { Welcome } from '@nardy/protocol';
import { boardOf, decide, legalPlays, turnContext } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import type { StoredMatch } from './index.ts';
import { type Client, createDevice } from './testing/client.ts';
import { LIVELY, playMatch } from './testing/match.ts';
import { CALM, playOn } from './testing/player.ts';
import { createWorld, type World, type WorldOptions } from './testing/world.ts';

interface Table {
  readonly world: World;
  readonly white: Client;
  readonly black: Client;
}

function table(options: WorldOptions = {}): Table {
  const world = createWorld({ length: 15, seed: 3, ...options });
  return { world, white: world.open(['white']), black: world.open(['black']) };
}

function phase({ world }: Table): string | undefined {
  return world.server.local.table.match?.phase;
}

/** Plays on until white is in this phase and nothing is on its way. */
function advance(at: Table, wanted: 'before-roll' | 'to-play'): void {
  const { world } = at;
  const there = (): boolean => {
    const { match } = world.server.local.table;
    return match?.phase === wanted && match.onRoll === 'white' && world.server.local.table.log.rolls > 2;
  };
  for (let turn = 0; turn < 2000 && !there(); turn++) {
    world.settle();
    if (there()) return;
    world.wait(600);
    for (const client of [at.white, at.black]) if (!there()) playOn(client, world.source, CALM);
    world.settle();
  }
  expect(there()).toBe(true);
}

/** White's turn is played from this page, and everybody has heard of it. */
function playTurn(at: Table, page: Client): void {
  for (let turn = 0; turn < 50 && phase(at) === 'to-play'; turn++) {
    playOn(page, at.world.source, CALM);
    at.world.settle();
    at.world.wait(600);
  }
}

/** White has played on its page, and the server has not heard of it. */
function sendPlay({ world, white }: Table): void {
  for (let turn = 0; turn < 50 && white.toServer.length === 0; turn++) {
    world.wait(600);
    playOn(white, world.source, CALM);
  }
}

/** White gives the game up, and black presses for the next one. */
function nextGame(at: Table): void {
  advance(at, 'before-roll');
  at.white.dispatch({ type: 'resignGamePressed' });
  at.white.dispatch({ type: 'resignGameConfirmed', kind: 'single' });
  at.world.settle();
  at.world.wait(600);
  at.black.dispatch({ type: 'resignationAnswered', answer: 'accept' });
  at.world.settle();
  expect(phase(at)).toBe('game-over');
}

/** What the server has written and this page has not been shown yet. */
function tell({ server }: World, client: Client, lines = server.local.lines): void {
  const game = server.local.table.log.game?.game ?? '';
  const from = client.model.game?.game === game ? client.model.game.lines.length : 0;
  client.dispatch({
    type: 'received',
    message: { type: 'lines', game, from, lines: lines.slice(from), serverUnixMs: server.local.unixMs },
  });
}

function welcome({ model }: Client, world: World, change: Partial<Welcome>): Welcome {
  if (model.info === null || model.presence === null) throw new Error('this page has been welcomed');
  return {
    type: 'welcome',
    v: 1,
    match: model.info,
    sides: model.sides,
    games: model.games,
    game: world.server.local.table.log.game?.game ?? null,
    from: 0,
    lines: world.server.local.lines,
    presence: model.presence,
    serverUnixMs: world.time.nowMs,
    ...change,
  };
}

function linksSent({ effects }: Client): number {
  return effects.filter(
    (effect) =>
      effect.type === 'send' && effect.message.type === 'request' && effect.message.request.type === 'link',
  ).length;
}

describe('a line in the name of this player that this page did not make', () => {
  test('a roll withheld and then void: the warning stays until it is read', () => {
    const at = table();
    advance(at, 'before-roll');
    const { world, white, black } = at;
    world.wait(600);
    white.dispatch({ type: 'rollPressed' });
    white.step('to-server');
    while (black.step('to-client'));
    // Black has answered; the server keeps the link to itself.
    expect(black.toServer).toHaveLength(1);
    const roll = world.server.local.table.log.nextRoll;
    world.server.local.send({ type: 'lostDevice', side: 'black', length: 9, anchor: 'ab'.repeat(32) });
    tell(world, black);
    const said = { key: 'notice.foreign', params: { what: { key: 'notice.foreignVoid', params: { roll } } } };
    expect(black.view.notice).toMatchObject({ tone: 'warning', text: said });
    world.wait(60_000);
    expect(black.view.notice).toMatchObject({ text: said });
    black.dispatch({ type: 'noticeClosed' });
    expect(black.view.notice).toBeNull();
    // To the others it is what it says it is.
    tell(world, white);
    expect(white.view.notice?.text.key).toMatch(/notice\.(voided|rekeyed)/);
  });

  test('a play made by somebody else', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white } = at;
    const thief = world.open(['white'], {}, createDevice());
    world.settle();
    playTurn(at, thief);
    expect(white.view.notice).toMatchObject({ tone: 'warning', text: { key: 'notice.foreign' } });
    expect(thief.view.notice?.text.key).not.toBe('notice.foreign');
  });

  test('another play than the one that was sent', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white } = at;
    sendPlay(at);
    const message = white.toServer.shift();
    const sent = message?.type === 'request' ? JSON.stringify(message.request) : '';
    const { match } = world.server.local.table;
    if (match?.phase !== 'to-play') throw new Error('white is to play');
    const { rules } = match.settings;
    const board = boardOf(match, 'white');
    const texts = legalPlays(rules, board, match.roll, turnContext(match, 'white')).flatMap(({ moves }) => {
      const command = { type: 'play', side: 'white', moves } as const;
      const decided = decide(match, command);
      return decided.ok && !sent.includes(JSON.stringify(moves[0]?.from)) ? [command] : [];
    });
    const other = texts[0];
    if (other === undefined) throw new Error('there is another play');
    world.server.local.send({ type: 'act', side: 'white', command: other });
    tell(world, white);
    expect(white.view.notice?.text).toMatchObject({ key: 'notice.foreign' });
  });

  test('made while the page was closed', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white } = at;
    white.cut();
    world.clients.splice(world.clients.indexOf(white), 1);
    const thief = world.open(['white'], {}, createDevice());
    world.settle();
    playTurn(at, thief);
    white.reload();
    world.clients.push(white);
    world.settle();
    expect(white.view.notice?.text).toMatchObject({ key: 'notice.foreign' });
  });

  test('the same play again in its name', () => {
    const at = table();
    advance(at, 'before-roll');
    const { world, white } = at;
    const { match } = world.server.local.table;
    if (match?.phase !== 'before-roll') throw new Error('white is to roll');
    white.dispatch({ type: 'resignGamePressed' });
    white.dispatch({ type: 'resignGameConfirmed', kind: 'single' });
    world.settle();
    world.wait(600);
    at.black.dispatch({ type: 'resignationAnswered', answer: 'decline' });
    world.settle();
    advance(at, 'to-play');
    expect(white.view.notice?.text.key).not.toBe('notice.foreign');
    world.server.local.send({
      type: 'act',
      side: 'white',
      command: { type: 'resign', side: 'white', kind: 'single' },
    });
    tell(world, white);
    expect(white.view.notice?.text).toMatchObject({ key: 'notice.foreign' });
  });

  test('none between two pages of one device', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white } = at;
    const second = world.open(['white']);
    world.settle();
    playTurn(at, second);
    for (const page of [white, second]) expect(page.view.notice?.text.key).not.toBe('notice.foreign');
  });

  test('none for a play that a page sent just before it was loaded anew', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white } = at;
    sendPlay(at);
    while (white.step('to-server'));
    white.reload();
    world.settle();
    expect(phase(at)).not.toBe('to-play');
    expect(white.view.notice?.text.key).not.toBe('notice.foreign');
  });

  test('none in an honest match, with lost connections and reloads', () => {
    const at = table({ length: 3 });
    for (let turn = 0; turn < 12; turn++) {
      advance(at, turn % 2 === 0 ? 'before-roll' : 'to-play');
      if (turn % 3 === 0) at.white.reload();
      if (turn % 3 === 1) at.black.cut();
      at.world.wait(1_000);
      at.world.settle();
      for (const { view } of [at.white, at.black]) expect(view.notice?.text.key).not.toBe('notice.foreign');
    }
    playMatch(at.world, LIVELY);
    for (const { view } of [at.white, at.black]) expect(view.notice?.text.key).not.toBe('notice.foreign');
  });
});

describe('a log other than the one seen', () => {
  test('a play taken back after a reload', () => {
    const at = table();
    advance(at, 'to-play');
    const { world, white, black } = at;
    playTurn(at, white);
    const lines = world.server.local.lines.slice(0, -1);
    expect(world.server.local.lines.at(-1)).toMatch(/ act A /);
    const receipt = world.device('black').receipts.get(world.server.local.table.log.game?.game ?? '');
    expect(receipt?.n).toBe(lines.length);
    const shorter = welcome(black, world, { lines });
    black.reload();
    black.dispatch({ type: 'received', message: shorter });
    expect(black.view.fault).toMatchObject({ kind: 'history', line: lines.length });
  });

  test('a game put in the place of one that has not ended', () => {
    const at = table();
    advance(at, 'before-roll');
    const other = createWorld({ length: 15, seed: 4 }).server.local;
    const { white, world } = at;
    for (const page of ['open', 'reloaded']) {
      const instead = welcome(white, world, { game: other.table.log.game?.game ?? '', lines: other.lines });
      if (page === 'reloaded') white.reload();
      white.dispatch({ type: 'received', message: instead });
      expect(white.view.fault).toMatchObject({ kind: 'history' });
    }
  });

  test('a next game that does not name the end of the one before', () => {
    const at = table();
    nextGame(at);
    const { white, world } = at;
    const { game, head } = {
      game: white.model.game?.game ?? '',
      head: white.model.game?.table.log.head ?? '',
    };
    const result = { winner: 'black', kind: 'single', points: 1, ending: 'resigned' } as const;
    const games = [{ game, head, result }];
    world.server.local.nextGame();
    const lines = world.server.local.lines.map((line) => line.replace(/ [0-9a-f]{64}$/, ' -'));
    expect(lines[0]).toMatch(/ -$/);
    const seals = white.effects.filter(({ type }) => type === 'saveSecret').length;
    white.dispatch({ type: 'received', message: welcome(white, world, { lines, games }) });
    expect(white.view.fault).toMatchObject({ code: 'MATCH_PREV_DIFFERS', line: 0 });
    expect(white.effects.filter(({ type }) => type === 'saveSecret')).toHaveLength(seals);
  });

  test('a game id used again: the links known from it are not opened once more', () => {
    const at = table();
    const first = at.world.server.local.table.log.game?.game ?? '';
    nextGame(at);
    at.black.dispatch({ type: 'nextGamePressed' });
    at.world.settle();
    nextGame(at);
    const { white, world } = at;
    const second = world.server.local.table.log.game?.game ?? '';
    world.server.local.nextGame();
    const third = world.server.local.table.log.game?.game ?? '';
    expect(new Set([first, second, third]).size).toBe(3);
    const sent = linksSent(white);
    const lines = world.server.local.lines.map((line) => line.replace(third, first));
    white.dispatch({
      type: 'received',
      message: { type: 'lines', game: first, from: 0, lines, serverUnixMs: 0 },
    });
    expect(white.view.fault).toMatchObject({ kind: 'history' });
    expect(linksSent(white)).toBe(sent);
  });
});

describe('terms other than those agreed', () => {
  test.each<[name: string, change: object, field: string]>([
    [
      'another length',
      { settings: { rules: 'international', length: 7, clock: { kind: 'none' } } },
      'length',
    ],
    ['other rules', { settings: { rules: 'long', length: 15, clock: { kind: 'none' } } }, 'rules'],
    [
      'another clock',
      {
        settings: { rules: 'international', length: 15, clock: { kind: 'delay', reserveMs: 1, delayMs: 1 } },
      },
      'clock',
    ],
    ['links released ahead', { mode: 'post' }, 'mode'],
  ])('%s', (_, change, field) => {
    const { world, white } = table();
    world.settle();
    const message = welcome(white, world, {});
    const page = world.open(['white'], {}, createDevice());
    page.dispatch({
      type: 'received',
      message: { ...message, match: { ...message.match, ...change } } as Welcome,
    });
    expect(page.view.fault).toMatchObject({ code: 'AGREEMENT', line: 3 });
    expect(page.view.fault?.text.params).toMatchObject({ what: { key: `agreement.${field}` } });
    expect(page.effects.filter(({ type }) => type === 'random')).toEqual([]);
  });

  test('what was agreed before the table was opened counts, not what the server says then', () => {
    const { world, white } = table();
    world.settle();
    const info = white.model.info!;
    const agreed: StoredMatch['agreed'] = { ...info.settings, length: 3, mode: info.mode };
    const page = world.open(['white'], {}, createDevice(), agreed);
    world.settle();
    expect(page.view.fault).toMatchObject({ code: 'AGREEMENT' });
  });
});

import { makeTranscript, verifyTranscript } from '@nardy/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followFault, makeMatchFile, verifyMatch } from './match-file.ts';
import { replay } from './replay.ts';
import { applyLine, emptyTable } from './table.ts';
import { createLocalTable, playGame, playMatch, settingsOf } from './testing/index.ts';
import { verifyRecord } from './verify-record.ts';

const CLOCK = { kind: 'delay', reserveMs: 300_000, delayMs: 8_000 } as const;

/** What the edits below look for. */
const NEEDED = [
  /^\d+ act A double$/u,
  / take$/u,
  /^\d+ act A \d+\/\d+ \d+\/\d+$/u,
  / act [AB] .*\*/u,
  / act S @\d{6}/u,
];

/** A finished game with clock readings, a take and hits: of the games of the first seeds, the first that has them. */
function recorded(): readonly string[] {
  for (let seed = 1; seed < 100; seed++) {
    const local = createLocalTable({
      settings: settingsOf('international', 7, CLOCK),
      seed,
      chainLength: 128,
    });
    playGame(local, { doubles: 30, thinkMs: 12_000 });
    if (NEEDED.every((pattern) => local.lines.some((line) => pattern.test(line)))) return local.lines;
  }
  throw new Error('no such game');
}
const GAME = recorded();

const numbered = (bodies: readonly string[]) => bodies.map((body, n) => `${n} ${body}`);
const bodies = (lines: readonly string[]) => lines.map((line) => line.slice(line.indexOf(' ') + 1));
/** The game with one line replaced (by none, one or more), and its number. */
function edited(pattern: RegExp, change: (body: string) => readonly string[]): [lines: string[], at: number] {
  const all = bodies(GAME);
  const at = all.findIndex((body) => pattern.test(body));
  if (at < 0) throw new Error(`no line like ${pattern}`);
  return [numbered(all.flatMap((body, n) => (n === at ? change(body) : [body]))), at];
}

type Edit = [
  name: string,
  pattern: RegExp,
  change: (body: string) => readonly string[],
  refusal: object,
  after?: number,
];
const EDITS: Edit[] = [
  ['another play', /^act A \d/u, () => ['act A bar/20 13/9'], { code: expect.stringMatching(/^PLAY_/u) }],
  [
    'half a play',
    /^act A \d\S* \S+$/u,
    (b) => [b.split(' ').slice(0, 3).join(' ')],
    { code: 'PLAY_MUST_USE_MORE_DICE' },
  ],
  [
    'a play by the other side',
    /^act A \d/u,
    (b) => [b.replace('A', 'B')],
    { code: 'NOT_YOUR_TURN', side: 'white' },
  ],
  [
    'a hit that was none',
    /^act A \d+\/\d+ [^*]*$/u,
    (b) => [`${b}*`.replace('off*', 'off')],
    { code: 'ACT_HITS_WRONG' },
  ],
  [
    'a hit kept quiet',
    /^act [AB] .*\*/u,
    (b) => [b.replaceAll('*', '')],
    { code: expect.stringMatching(/ACT_HITS_WRONG|ACT_NOT_CANONICAL/u) },
  ],
  [
    'a play spelled otherwise',
    /^act A \d+\/\d+ \d+\/\d+$/u,
    (b) => [b.replace(/(\S+) (\S+)$/u, '$2 $1')],
    { code: 'ACT_NOT_CANONICAL' },
  ],
  ['a play twice', /^act A \d/u, (b) => [b, b], { code: 'WRONG_PHASE' }, 1],
  ['no word of the grammar', /^act A \d/u, () => ['act A hello'], { code: 'ACT_UNKNOWN' }],
  [
    'a take that was a pass',
    /^act [AB] take$/u,
    (b) => [b.replace('take', 'pass')],
    { code: 'END_EXPECTED' },
    1,
  ],
  [
    'a beaver in a match',
    /^act [AB] take$/u,
    (b) => [b.replace('take', 'beaver')],
    { code: 'CUBE_BEAVERS_OFF' },
  ],
  ['a double by nobody on roll', /^act A double$/u, () => ['act B double'], { code: 'NOT_YOUR_TURN' }],
  ['a double made to vanish', /^act [AB] double$/u, () => [], { code: 'WRONG_PHASE' }, 1],
  [
    'a player writes a clock reading',
    /^act S @/u,
    (b) => [b.replace('S', 'A')],
    { code: 'ACT_WRONG_ROLE', role: 'A' },
  ],
  ['the server plays', /^act A \d/u, (b) => [b.replace('A', 'S')], { code: 'ACT_WRONG_ROLE', role: 'S' }],
  ['the clock goes back', /^act S @\d{6,}/u, () => ['act S @1'], { code: 'CLOCK_WENT_BACK' }],
  ['a leap of the clock', /^act S @/u, () => ['act S @99999999'], { code: 'CLOCK_TIME_UP' }, 1],
  ['a flag in good time', /^act S @/u, (b) => [b, 'act S flag A'], { code: 'CLOCK_TIME_LEFT' }, 1],
  [
    'other rules',
    /^act S settings/u,
    (b) => [b.replace('international', 'dave')],
    { code: 'ACT_SETTINGS_BAD', field: 'variant' },
  ],
  [
    'a score from nowhere',
    /^act S settings/u,
    (b) => [b.replace('score=0:0', 'score=2:0')],
    { code: 'ACT_SETTINGS_BAD', field: 'score' },
  ],
  [
    'Crawford too early',
    /^act S settings/u,
    (b) => [b.replace('before', 'now')],
    { code: 'ACT_SETTINGS_BAD', field: 'crawford' },
  ],
  [
    'another starter',
    /^act S settings/u,
    (b) => [b.replace('starter=roll', 'starter=A')],
    { code: 'ACT_SETTINGS_BAD', field: 'starter' },
  ],
  [
    'more time',
    /^act S settings/u,
    (b) => [b.replace('left=300000', 'left=300001')],
    { code: 'ACT_SETTINGS_BAD', field: 'left' },
  ],
  ['a field too many', /^act S settings/u, (b) => [`${b} x=1`], { code: 'ACT_NOT_CANONICAL' }],
  ['settings twice', /^act S settings/u, (b) => [b, b], { code: 'ACT_SETTINGS_PLACE' }, 1],
  ['no settings', /^act S settings/u, () => [], { code: 'ACT_NO_SETTINGS' }],
  [
    'settings before the players',
    /^player A/u,
    () => [bodies(GAME)[3]!, bodies(GAME)[1]!],
    { code: 'ACT_SETTINGS_PLACE' },
  ],
  ['more points', /^end/u, (b) => [b.replace(/ \d+ (\d+)$/u, ' 64 $1')], { code: 'END_DIFFERS' }],
  [
    'the other winner',
    /^end/u,
    (b) => [b.replace(/[AB]/u, (w) => (w === 'A' ? 'B' : 'A'))],
    { code: 'END_DIFFERS' },
  ],
  ['an end before the beginning', /^end/u, (b) => [b.replace(/\d+$/u, '5')], { code: 'END_TIME_BACK' }],
  [
    'an end before the last reading of the clock',
    /^end/u,
    (b) => [b.replace(/\d+$/u, '1790000001')],
    { code: 'END_TIME_BACK' },
  ],
  ['an end in the middle', /^act A \d/u, (b) => ['end A 1 1790000999', b], { code: 'END_TOO_EARLY' }],
  [
    'a cancelled game in the middle',
    /^act A \d/u,
    (b) => ['end none 0 1790000999', b],
    { code: 'END_TOO_EARLY' },
  ],
];

describe('every kind of tampering with the play is refused at its line', () => {
  test('the game itself verifies', () => {
    expect(verifyRecord(makeTranscript({ lines: GAME, head: '' }))).toMatchObject({
      dice: { code: 'E_HEAD' },
      play: { code: 'OK' },
    });
  });

  test.each(EDITS)('%s', (_, pattern, change, refusal, after = 0) => {
    const [lines, at] = edited(pattern, change);
    const { play } = verifyRecord({ format: 'nardy-dice-transcript/1', lines });
    expect(play).toMatchObject({ code: 'BROKEN', line: at + after, refusal });
    const played = replay(lines);
    expect(!played.ok && played.error.steps).toHaveLength(at + after);
  });

  test('a flag by a leap of the clock: the end has to tell the same time', () => {
    const all = bodies(GAME);
    const at = all.findIndex((body) => /^act S @/u.test(body));
    const [, start = ''] = / (\d{10}) /u.exec(all[0]!) ?? [];
    const role = all[at + 1]!.split(' ')[1];
    const winner = role === 'A' ? 'B' : 'A';
    const leap = [...all.slice(0, at), 'act S @99999999', `act S flag ${role}`];
    const points = 7;
    const verdictOf = (unix: number) =>
      verifyRecord({
        format: 'nardy-dice-transcript/1',
        lines: numbered([...leap, `end ${winner} ${points} ${unix}`]),
      }).play;
    expect(verdictOf(Number(start) + 99_998)).toMatchObject({ refusal: { code: 'END_TIME_BACK' } });
    expect(verdictOf(Number(start) + 99_999)).toEqual({ code: 'OK' });
  });

  test('a roll for the side not on roll', () => {
    const all = bodies(GAME);
    const at = all.findIndex((body) => /^roll \d+ turn A/u.test(body));
    const lines = numbered(all.map((body, n) => (n === at ? body.replace('turn A', 'turn B') : body)));
    // The dice are the same for either side: only the rules know whose they are.
    expect(verifyTranscript({ format: 'nardy-dice-transcript/1', lines: lines.slice(0, at + 1) }).code).toBe(
      'OK',
    );
    expect(verifyRecord({ format: 'nardy-dice-transcript/1', lines }).play).toEqual({
      code: 'BROKEN',
      line: at,
      refusal: { code: 'ROLL_NOT_ASKED' },
    });
  });

  test('the link of the side that may not ask yet', () => {
    const all = bodies(GAME);
    const at = all.findIndex((body) => /^link 2 /u.test(body));
    const play = all.findIndex((body) => /^act [AB] \d/u.test(body));
    const moved = all.filter((_, n) => n !== at);
    moved.splice(play, 0, all[at]!);
    expect(verifyRecord({ format: 'nardy-dice-transcript/1', lines: numbered(moved) }).play).toMatchObject({
      code: 'BROKEN',
      line: play,
      refusal: { code: 'LINK_TOO_EARLY' },
    });
  });

  test('a changed die is a matter of the dice', () => {
    const [lines] = edited(/^roll 3 /u, (body) => [
      body.replace(/\d\d$/u, (dice) => (dice === '11' ? '22' : '11')),
    ]);
    const { dice, play } = verifyRecord({ format: 'nardy-dice-transcript/1', lines });
    expect([dice.code, play.code]).toEqual(['E_DICE', 'UNREADABLE']);
  });

  test.each<[name: string, input: unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['no lines', { format: 'nardy-dice-transcript/1', lines: [] }],
    ['lines that are none', { format: 'nardy-dice-transcript/1', lines: [1, null, {}] }],
    ['a list', []],
  ])('%s is unreadable', (_, input) => {
    expect(verifyRecord(input)).toMatchObject({ dice: { code: 'E_FORMAT' }, play: { code: 'UNREADABLE' } });
    expect(verifyMatch(input)).toMatchObject({ agrees: false, fault: { game: -1 } });
  });

  test('any text is refused without a throw, at any place', () => {
    let table = emptyTable();
    for (const [n, line] of GAME.slice(0, 40).entries()) {
      for (const body of [
        '',
        'act S settings ',
        'act S settings rules=long+__proto__:1',
        'act A \u{1f3b2}',
        'act A @1',
      ]) {
        expect(applyLine(table, `${n} ${body}`).ok).toBe(false);
      }
      const applied = applyLine(table, line);
      if (!applied.ok) throw new Error(JSON.stringify(applied.error));
      table = applied.value;
    }
  });
});

test('a line changed anywhere never makes the check throw, and never passes for the play it was', () => {
  const acts = GAME.flatMap((line, n) => (/ act [AB] /u.test(line) ? [n] : []));
  const change = fc.record({
    n: fc.constantFrom(...acts),
    at: fc.nat(60),
    to: fc.constantFrom('', ' ', '*', '/', '1', '9', 'x', '(2)', 'bar', 'A', 'B', 'S', '—'),
  });
  fc.assert(
    fc.property(change, ({ n, at, to }) => {
      const line = GAME[n] ?? '';
      const place = Math.min(at, line.length - 1);
      const changed = line.slice(0, place) + to + line.slice(place + 1);
      const lines = GAME.slice(0, n + 1).map((text, i) => (i === n ? changed : text));
      const { dice, play } = verifyRecord({ format: 'nardy-dice-transcript/1', lines });
      // Another legal play may stand here; only the fingerprint tells it from the true one.
      if (play.code === 'OK')
        expect(
          dice.head ===
            verifyTranscript({ format: 'nardy-dice-transcript/1', lines: GAME.slice(0, n + 1) }).head,
        ).toBe(changed === line);
    }),
    { numRuns: 60 },
  );
});

describe('the games of a match', () => {
  const local = createLocalTable({ settings: settingsOf('long', 3, CLOCK), seed: 2, chainLength: 128 });
  playMatch(local, { thinkMs: 9_000 }, 9);
  const games = local.transcripts().map(({ lines, head = '' }) => ({ lines, head }));
  const file = makeMatchFile(games);

  test('follow one another', () => {
    expect(games.length).toBeGreaterThan(1);
    expect(verifyMatch(file)).toMatchObject({ agrees: true, fault: null });
  });

  const change = (body: RegExp, to: string) =>
    makeMatchFile(
      games.map((game, n) => {
        if (n !== 1) return game;
        const lines = game.lines.slice(0, 4).map((line) => line.replace(body, to));
        return { lines, head: undefined as unknown as string };
      }),
    );
  test.each<[name: string, file: unknown, game: number, code: string]>([
    ['a game left out', { ...file, games: file.games.slice(1) }, 0, 'MATCH_FIRST_GAME'],
    [
      'a game twice',
      { ...file, games: [...file.games.slice(0, 1), ...file.games] },
      1,
      'MATCH_GAME_ID_TWICE',
    ],
    ['another fingerprint before', change(/[0-9a-f]{64}$/u, 'a'.repeat(64)), 1, 'MATCH_PREV_DIFFERS'],
    ['another match', change(/ m:1 /u, ' m:2 '), 1, 'MATCH_NAME_DIFFERS'],
    ['another player', change(/ u:2/u, ' u:3'), 1, 'MATCH_PLAYERS_DIFFER'],
    ['another score', change(/score=\d:\d/u, 'score=2:2'), 1, 'MATCH_SETTINGS_DIFFER'],
    ['another starter', change(/starter=\w/u, 'starter=roll'), 1, 'MATCH_SETTINGS_DIFFER'],
    ['time won back', change(/left=\d+/u, 'left=300000'), 1, 'MATCH_SETTINGS_DIFFER'],
    ['another length', change(/length=3/u, 'length=5'), 1, 'MATCH_SETTINGS_DIFFER'],
    ['games past the end', { ...file, games: [...file.games, secondAgain()] }, games.length, 'MATCH_IS_OVER'],
    ['no games', { ...file, games: [] }, -1, 'MATCH_FILE_SHAPE'],
    ['another format', { ...file, format: 'nardy-match/2' }, -1, 'MATCH_FILE_SHAPE'],
    ['too many games', { ...file, games: Array(2001).fill(0) }, -1, 'MATCH_FILE_SHAPE'],
  ])('%s', (_, input, game, code) => {
    expect(verifyMatch(input)).toMatchObject({ agrees: false, fault: { game, fault: { code } } });
  });

  test('a game that does not follow because the one before goes on', () => {
    const first = createLocalTable({ settings: settingsOf('long', 3), seed: 1 }).table;
    expect(followFault(first, local.table)).toEqual({ code: 'MATCH_GAME_GOES_ON' });
  });

  test('a receipt of the reader that differs', () => {
    const [first] = games;
    const { game, n } = { game: first!.lines[0]!.split(' ')[3]!, n: 10 };
    const options = { receipts: [{ game, n, head: 'e'.repeat(64) }] };
    expect(verifyMatch(file, options).games.map(({ dice }) => dice.code)).toEqual([
      'E_RECEIPT',
      ...games.slice(1).map(() => 'OK'),
    ]);
  });

  function secondAgain() {
    const lines = games[1]!.lines
      .slice(0, 4)
      .map((line) => line.replace(/[0-9a-f]{32} /u, `${'d'.repeat(32)} `));
    return { format: 'nardy-dice-transcript/1', lines };
  }
});

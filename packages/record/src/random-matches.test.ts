import { verifyTranscript } from '@nardy/dice';
import { type MatchSettings, RULE_SET_IDS } from '@nardy/rules';
import { describe, expect, test } from 'vitest';
import { makeMatchFile, verifyMatch } from './match-file.ts';
import { replay } from './replay.ts';
import {
  createLocalTable,
  type LocalTable,
  playMatch,
  type RandomPlay,
  settingsOf,
} from './testing/index.ts';
import { verifyRecord } from './verify-record.ts';

function expectVerified(local: LocalTable): void {
  for (const transcript of local.transcripts()) {
    expect(verifyTranscript(transcript)).toMatchObject({ code: 'OK', line: -1, head: transcript.head });
    expect(verifyRecord(transcript).play).toEqual({ code: 'OK' });
  }
  const file = makeMatchFile(local.transcripts().map(({ lines, head = '' }) => ({ lines, head })));
  expect(verifyMatch(JSON.parse(JSON.stringify(file)))).toMatchObject({ fault: null, agrees: true });
  const played = replay(local.lines);
  expect(played.ok && played.value.table).toEqual(local.table);
}

const CLOCK = { kind: 'delay', reserveMs: 600_000, delayMs: 8_000 } as const;
const MONEY = { base: 'international', jacoby: true, beavers: true, raccoons: true, autoDoubles: 2 };
const ROWS: [name: string, settings: MatchSettings, style: RandomPlay][] = [
  ...RULE_SET_IDS.map((id): [string, MatchSettings, RandomPlay] => [`${id}, to 3`, settingsOf(id, 3), {}]),
  ['a money session with everything', settingsOf(MONEY, null), { doubles: 60 }],
  ['resignations', settingsOf('international', 5), { resigns: 5 }],
  ['a clock', settingsOf('international', 3, CLOCK), { thinkMs: 9_000 }],
  ['a clock that runs out', settingsOf('dave', 5, { ...CLOCK, reserveMs: 1000 }), { thinkMs: 8_400 }],
  ['days per turn', settingsOf('long', 3, { kind: 'correspondence', daysPerTurn: 1 }), { thinkMs: 4e7 }],
  ['early release', settingsOf('international', 3, CLOCK), { early: true, thinkMs: 2_000 }],
  ['an arithmetic cube', settingsOf({ base: 'dave', cube: 'arithmetic' }, 5), { doubles: 50 }],
  ['a last turn', settingsOf({ base: 'long', lastTurn: true }, 3), {}],
  ['an opening thrown anew', settingsOf({ base: 'long', openingRoll: 'reroll' }, 3), {}],
];

describe('whole random matches verify, and replay to the state they were played in', () => {
  test.each(ROWS)('%s', (_, settings, style) => {
    const local = createLocalTable({ settings, seed: 7 });
    playMatch(local, style);
    expectVerified(local);
    const flagged =
      local.table.match?.phase === 'match-over' && local.table.match.result.ending === 'flagged';
    expect(flagged).toBe(settings.clock.kind === 'delay' && settings.clock.reserveMs === 1000);
  });
});

test('a post game releases links ahead, in the log for all to see', () => {
  const local = createLocalTable({ settings: settingsOf('international', 1), seed: 3, mode: 'post' });
  playMatch(local);
  expectVerified(local);
  const { early, rolls } = verifyTranscript(local.transcript());
  expect(early.A + early.B).toBe(rolls - 1);
});

import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type SoundName,
  start,
  type TableView,
  tableView,
} from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { makePacer } from './pacer.ts';

const [EMPTY] = start({
  stored: { match: 'm', seats: [], secrets: [], receipts: [] },
  preferences: DEFAULT_PREFERENCES,
  nonce: 'testtest',
  visibility: 'visible',
});

interface Seen {
  readonly opponent?: 'bot' | 'person';
  readonly pace?: Preferences['pace'];
  /** Rolls so far; the last is black's, who is the opponent. */
  readonly roll?: number;
  /** Plays shown so far, each of one step by black. */
  readonly plays?: number;
  readonly question?: TableView['question'];
}

function viewOf({
  opponent = 'bot',
  pace = 'normal',
  roll = 0,
  plays = 0,
  question = null,
}: Seen): TableView {
  const view = tableView({ ...EMPTY, preferences: { ...DEFAULT_PREFERENCES, pace } }, 0);
  const step = { side: 'black', from: 1, to: 2, hit: false } as const;
  return {
    ...view,
    question,
    players: { ...view.players, black: { ...view.players.black, kind: opponent } },
    dice: { ...view.dice, side: 'black', roll },
    board: { ...view.board, motion: { id: plays, steps: plays === 0 ? [] : [step] } },
  };
}

/** A pacer with a clock that is moved by hand. */
function paced() {
  let nowMs = 0;
  let due: { readonly atMs: number; readonly call: () => void } | null = null;
  const seen: string[] = [];
  const views: TableView[] = [];
  const pacer = makePacer({
    show: (view) => {
      views.push(view);
      seen.push(`${view.dice.roll}:${view.board.motion.id}`);
    },
    play: (sound) => seen.push(sound),
    nowMs: () => nowMs,
    after: (ms, call) => {
      due = { atMs: nowMs + ms, call };
      return () => {
        due = null;
      };
    },
  });
  const pass = (ms: number): void => {
    const untilMs = nowMs + ms;
    while (due !== null && due.atMs <= untilMs) {
      const { atMs, call } = due;
      nowMs = atMs;
      due = null;
      call();
    }
    nowMs = untilMs;
  };
  const offer = (what: Seen, ...sounds: SoundName[]): void => pacer.offer(viewOf(what), sounds);
  return { pacer, seen, views, pass, offer };
}

describe('a bot that rolls, plays and is followed by the next roll at once', () => {
  test.each<[pace: Preferences['pace'], rollMs: number, playMs: number]>([
    ['fast', 500, 400],
    ['normal', 900, 600],
    ['slow', 1_700, 1_150],
  ])('%s: its dice stay %i ms and its play %i ms', (pace, rollMs, playMs) => {
    const { seen, pass, offer } = paced();
    offer({ pace });
    offer({ pace, roll: 1 }, 'roll');
    offer({ pace, roll: 1, plays: 1 }, 'step');
    offer({ pace, roll: 2, plays: 1 }, 'roll');
    expect(seen.splice(0)).toEqual(['0:0', '1:0', 'roll']);
    pass(rollMs - 1);
    expect(seen).toEqual([]);
    pass(1);
    expect(seen.splice(0)).toEqual(['1:1', 'step']);
    pass(playMs - 1);
    expect(seen).toEqual([]);
    pass(1);
    expect(seen).toEqual(['2:1', 'roll']);
  });

  test.each<[what: string, common: Seen]>([
    ['off', { pace: 'off' }],
    ['against a person', { opponent: 'person', pace: 'slow' }],
  ])('%s: nothing waits', (_, common) => {
    const { seen, offer } = paced();
    offer(common);
    offer({ ...common, roll: 1 });
    offer({ ...common, roll: 1, plays: 1 });
    expect(seen).toEqual(['0:0', '1:0', '1:1']);
  });
});

test('the newest of a kind takes the place of the one before: clocks go on', () => {
  const { views, pass, offer } = paced();
  offer({});
  offer({ roll: 1 });
  offer({ roll: 1 });
  expect(views).toHaveLength(3);
  offer({ roll: 1, plays: 1 });
  offer({ roll: 1, plays: 1 });
  pass(10_000);
  expect(views).toHaveLength(4);
});

test('catching up shows the newest at once, and says whether anything was held back', () => {
  const { pacer, seen, pass, offer } = paced();
  offer({});
  offer({ roll: 1 });
  expect(pacer.catchUp()).toBe(false);
  offer({ roll: 2 });
  offer({ roll: 2, plays: 1 }, 'step');
  offer({ roll: 3, plays: 1 }, 'roll');
  seen.splice(0);
  expect(pacer.catchUp()).toBe(true);
  expect(seen.splice(0)).toEqual(['3:1', 'step', 'roll']);
  pass(10_000);
  expect(seen).toEqual([]);
});

test('a question that was held back cannot be answered before it has been seen', () => {
  const { views, pass, offer } = paced();
  const question = {
    kind: 'cube',
    offer: 'double',
    decider: 'white',
    text: { key: '' },
    answers: [],
    deadUntilMs: 10,
  } as const;
  offer({});
  offer({ roll: 1 });
  offer({ roll: 1, plays: 1, question });
  pass(900);
  expect(views.at(-1)?.question).toMatchObject({ deadUntilMs: 1_400 });
  offer({ roll: 1, plays: 1, question });
  expect(views.at(-1)?.question).toMatchObject({ deadUntilMs: 1_400 });
});

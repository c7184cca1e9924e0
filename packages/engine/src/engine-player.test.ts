import { readFileSync } from 'node:fs';
import {
  beginMatch,
  type Command,
  decide,
  evolve,
  legalPlays,
  type MatchState,
  RULE_SETS,
  type RuleSet,
} from '@nardy/rules';
import { randomGame, randomRoll, rulesOf, seededRandom, settingsOf } from '@nardy/rules/testing';
import { describe, expect, test } from 'vitest';
import { askPlayer } from './ask-player.ts';
import { createEnginePlayer } from './engine-player.ts';
import { LEVEL_IDS, type LevelId, levelOf } from './levels.ts';
import type { DecisionView, Player } from './player.ts';
import { createSearch } from './search.ts';
import { analyseCube, rankPlays } from './search-questions.ts';
import { randomKernel } from './testing/random-net.ts';
import { think } from './thinking.ts';

const module = new WebAssembly.Module(readFileSync(new URL('../kernel/kernel.wasm', import.meta.url)));
const kernel = randomKernel(new WebAssembly.Instance(module).exports, seededRandom(7));
const search = createSearch(kernel);
const { international } = RULE_SETS;

function viewOf(rules: RuleSet, board: Int8Array): DecisionView {
  const cube = { value: 1, owner: null };
  return { rules, board, cube, cubeOwner: 'middle', away: null, crawford: false };
}

/** Turns of random games with something to choose. */
function turns(rules: RuleSet, seed: number, count: number) {
  return [...randomGame(rules, seededRandom(seed))]
    .filter(({ plays }, turn) => turn % 5 === 4 && plays.length > 3)
    .slice(0, count);
}

/** Plays until the match is over, or a session has had so many games; every command must be legal. */
async function playMatch(
  rules: unknown,
  length: number | null,
  players: { readonly white: Player; readonly black: Player },
  seed: number,
): Promise<MatchState> {
  const random = seededRandom(seed);
  let state = beginMatch(settingsOf(rules, length));
  for (let step = 0; step < 6000 && state.phase !== 'match-over'; step++) {
    if (state.phase === 'game-over' && length === null) break;
    const commands: (Command | null)[] = [];
    if (state.phase === 'opening') {
      commands.push({ type: 'openingThrown', throws: [[random() < 0.5 ? 3 : 6, 4]] });
    } else if (state.phase === 'rolling') {
      commands.push({ type: 'rolled', side: state.onRoll, roll: randomRoll(random) });
    } else if (state.phase === 'game-over') {
      commands.push({ type: 'nextGame', side: 'white' }, { type: 'nextGame', side: 'black' });
    } else {
      for (const side of ['white', 'black'] as const) {
        commands.push(await askPlayer(players[side], state, side));
      }
    }
    for (const command of commands) {
      if (command === null) continue;
      const events = decide(state, command);
      if (!events.ok && command.type === 'nextGame') continue;
      if (!events.ok) throw new Error(JSON.stringify([command, events.error]));
      for (const event of events.value) state = evolve(state, event);
    }
  }
  return state;
}

test.each<[rules: unknown, length: number | null]>([
  ['international', 3],
  ['casual', null],
  ['caucasian', null],
  ['prison', null],
  ['dave', 3],
  [{ cube: 'arithmetic', scoring: 'flat' }, 4],
  [{ jacoby: true, beavers: true, raccoons: true, autoDoubles: 2 }, null],
  [{ cube: 'arithmetic', beavers: true, cubeCap: 4 }, null],
  ['four-tier', null],
  ['long', 2],
  ['long-classic', null],
  [{ board: 'long', scoring: 'four-tier', cube: 'doubling', lastTurn: true }, null],
])('plays %j to %j by the rules', async (rules, length) => {
  for (const seed of [1, 2]) {
    const players = {
      white: createEnginePlayer({ search, level: 'strong', seed }),
      black: createEnginePlayer({ search, level: 'newcomer', seed }),
    };
    const state = await playMatch(rules, length, players, seed);
    expect(['match-over', 'game-over']).toContain(state.phase);
  }
});

describe('levels', () => {
  test('the same seed plays the same, another seed errs elsewhere', async () => {
    const choices = (seed: number): Promise<number[]> =>
      Promise.all(
        turns(international, 3, 12).map(async ({ board, roll, plays }) =>
          createEnginePlayer({ search, level: 'newcomer', seed }).choosePlay(
            viewOf(international, board),
            roll,
            plays,
          ),
        ),
      );
    const [first, again, other] = [await choices(1), await choices(1), await choices(2)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  const lossOf = async (
    level: LevelId,
    seeds: readonly number[],
  ): Promise<{ mean: number; most: number }> => {
    let sum = 0;
    let most = 0;
    let count = 0;
    for (const { board, roll, plays } of [4, 5, 6].flatMap((seed) => turns(international, seed, 12))) {
      const view = viewOf(international, board);
      const ranked = think(rankPlays(search, view, plays, { plies: 0, equity: 'cubeful' }));
      for (const seed of seeds) {
        const chosen = await createEnginePlayer({ search, level, seed }).choosePlay(view, roll, plays);
        const loss = ranked[0]!.equity - ranked.find(({ index }) => index === chosen)!.equity;
        sum += loss;
        most = Math.max(most, loss);
        count++;
      }
    }
    return { mean: sum / count, most };
  };

  test('a weaker level loses more at sight, and never more than it would see', async () => {
    const levels = LEVEL_IDS.filter((id) => levelOf(id).plies === 0);
    const losses = [];
    for (const id of levels) {
      const loss = await lossOf(id, [1, 2, 3, 4]);
      expect(loss.most, id).toBeLessThanOrEqual(levelOf(id).worst);
      losses.push(loss.mean);
    }
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(losses[0]).toBeGreaterThan(2 * losses.at(-1)!);
  });

  test('the best level plays and doubles what the search finds', async () => {
    const best = createEnginePlayer({ search });
    for (const { board, roll, plays } of turns(international, 8, 2)) {
      const view = viewOf(international, board);
      const ranked = think(rankPlays(search, view, plays, { plies: 2, equity: 'cubeful' }));
      expect(await best.choosePlay(view, roll, plays)).toBe(ranked[0]!.index);
      const { action } = think(analyseCube(search, view, 2));
      expect(await best.offerDouble(view)).toBe(action.startsWith('double'));
    }
  });

  test('thinking is driven from outside: an edge that stops at once gets the play that is best at sight', async () => {
    const hasty = createEnginePlayer({ search, drive: (thinking) => thinking.answer() });
    for (const { board, roll, plays } of turns(international, 9, 5)) {
      const view = viewOf(international, board);
      const [first] = think(rankPlays(search, view, plays, { plies: 0, equity: 'cubeful' }));
      expect(await hasty.choosePlay(view, roll, plays)).toBe(first!.index);
    }
  });
});

test('a play without alternatives is not thought about', async () => {
  const player = createEnginePlayer({
    search,
    drive: () => {
      throw new Error('thought');
    },
  });
  const rules = rulesOf('casual');
  const board = new Int8Array(26);
  board[1] = 1;
  board[24] = -15;
  expect(await player.choosePlay(viewOf(rules, board), [6, 5], legalPlays(rules, board, [6, 5]))).toBe(0);
});

test('the answering turn of long nardy is played for the draw', async () => {
  const rules = rulesOf({ board: 'long', lastTurn: true });
  // The other side has finished; the draw needs both checkers off.
  const board = new Int8Array(26);
  board[1] = 1;
  board[5] = 1;
  const roll = [5, 1] as const;
  const all = legalPlays(rules, board, roll);
  expect(all.length).toBeGreaterThan(1);
  const chosen = await createEnginePlayer({ search }).choosePlay(viewOf(rules, board), roll, all);
  expect(all[chosen]!.board.every((count) => count === 0)).toBe(true);
});

/**
 * `npm run levels`: every level against the next one in matches, luck taken off, as differences of FIBS ratings.
 * Matches come in pairs with the same dice and the seats changed.
 */
import { parseArgs } from 'node:util';
import { createEnginePlayer, createSearch, LEVEL_IDS, type LevelId, type Search } from '@nardy/engine';
import { type MatchSettings, makeSettings, RULE_SETS, type Side } from '@nardy/rules';
import { loadKernel } from '../engine-kernel.ts';
import { gameDice } from '../gnubg/game-dice.ts';
import { matchResult, type Pair } from '../gnubg/match-result.ts';
import type { GamePlayed } from '../gnubg/play-game.ts';
import { matchLuck } from './match-luck.ts';
import { playMatch } from './play-match.ts';
import { ratingDifference } from './rating.ts';

const USAGE = `usage: npm run levels -- [options]
  --levels A,B,…   levels to compare, each with the next (all)
  --matches N      matches of a pair of levels, even (200)
  --length N       points of a match (5)
  --nets DIR       nets (the shipped ones)
  --seed S         dice and slips (1)
  --json           a line of JSON for every pair`;
const PROGRESS_MS = 5000;

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: LEVEL_IDS.join() },
    matches: { type: 'string', default: '200' },
    length: { type: 'string', default: '5' },
    nets: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

interface Series {
  readonly search: Search;
  readonly settings: MatchSettings;
  readonly seed: number;
  /** The stronger first. */
  readonly levels: readonly [LevelId, LevelId];
}

async function playSeat(
  { search, settings, seed, levels }: Series,
  number: number,
  first: Side,
): Promise<GamePlayed> {
  const player = (level: LevelId, seat: number) =>
    createEnginePlayer({ search, level, seed: 2 * (seed * 100_003 + number) + seat });
  const [white, black] = first === 'white' ? levels : [levels[1], levels[0]];
  const players = { white: player(white, 0), black: player(black, 1) };
  const played = await playMatch(settings, players, gameDice(seed, number), matchLuck(search));
  const sign = first === 'white' ? 1 : -1;
  return { points: played.winner === first ? 1 : 0, luck: sign * played.luck, turns: played.turns };
}

async function playSeries(series: Series, pairs: number): Promise<readonly Pair[]> {
  const played: Pair[] = [];
  let reported = Date.now();
  for (let number = 0; number < pairs; number++) {
    played.push([await playSeat(series, number, 'white'), await playSeat(series, number, 'black')]);
    if (Date.now() - reported < PROGRESS_MS) continue;
    reported = Date.now();
    console.error(`${series.levels.join(' – ')}: ${2 * played.length} of ${2 * pairs} matches`);
  }
  return played;
}

async function main(): Promise<void> {
  const ids = values.levels.split(',').map((word) => {
    const id = LEVEL_IDS.find((known) => known === word);
    if (id === undefined) throw new Error(`no level ${word}; there are ${LEVEL_IDS.join(', ')}`);
    return id;
  });
  const length = Number(values.length);
  const settings = makeSettings({ rules: RULE_SETS.international, length });
  if (!settings.ok) throw new Error(settings.error.code);
  const { kernel, netsHash } = loadKernel(values.nets ?? null);
  const search = createSearch(kernel);
  if (!values.json)
    console.log(`Matches to ${length}, nets ${netsHash}, FIBS rating points with 95 % bounds`);
  for (const [at, weaker] of ids.slice(0, -1).entries()) {
    const levels = [ids[at + 1]!, weaker] as const;
    const series: Series = { search, settings: settings.value, seed: Number(values.seed), levels };
    const pairs = await playSeries(series, Math.ceil(Number(values.matches) / 2));
    const result = matchResult(pairs);
    const { points, low, high } = ratingDifference(result.luckAdjusted ?? result.plain, length);
    if (values.json) {
      console.log(
        JSON.stringify({ levels, length, nets: netsHash, ...result, rating: { points, low, high } }),
      );
      continue;
    }
    const share = (result.luckAdjusted ?? result.plain).mean;
    console.log(
      `${levels.join(' over ').padEnd(24)} ${points.toFixed(0).padStart(5)} (${low.toFixed(0)} … ${high.toFixed(0)}), ` +
        `wins ${(100 * share).toFixed(1)} % of ${result.games}`,
    );
  }
}

if (values.help) {
  console.log(USAGE);
} else {
  await main();
}

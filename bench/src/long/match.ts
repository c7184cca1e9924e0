/**
 * `npm run match-long`: two players of long nardy (oin and mars, federation rules) against each other. Games come in
 * pairs with the same rolls, each player starting once.
 */
import { parseArgs } from 'node:util';
import { formatEstimate, matchResult, type Pair } from '../gnubg/match-result.ts';
import type { RollValues } from '../gnubg/roll-values.ts';
import { longEngine } from './long-engine.ts';
import { playLongPair } from './long-game.ts';
import { type LongPlayer, pipPlayer, simplePlayer } from './long-player.ts';

const USAGE = `usage: npm run match-long -- [options]
  --first PLAYER   pips, simple, or the engine with its depth, engine:0, or with a folder of nets, DIR:0 (engine:0)
  --second PLAYER  the same (simple)
  --games N        games in all, even (1000)
  --seed S         dice, and the ties of the hand-made players (1)
  --luck           takes the luck out of the result by the opinion of the first player with nets
  --json           the result as a line of JSON`;
const PROGRESS_MS = 5000;

interface Seat {
  readonly player: LongPlayer;
  readonly values: RollValues | null;
}

function seatOf(choice: string, seed: number): Seat {
  if (choice === 'pips') return { player: pipPlayer(seed), values: null };
  if (choice === 'simple') return { player: simplePlayer(seed), values: null };
  const [, folder, plies] = /^(.+?)(?::([0-3]))?$/.exec(choice) ?? [];
  return longEngine(folder === 'engine' ? null : (folder ?? choice), Number(plies ?? 0));
}

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: 'engine:0' },
    second: { type: 'string', default: 'simple' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    luck: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(first: string): Promise<void> {
  const seed = Number(values.seed);
  const seats = [seatOf(first, seed), seatOf(values.second, seed)] as const;
  const players = [seats[0].player, seats[1].player] as const;
  const judge = values.luck ? (seats[0].values ?? seats[1].values) : null;
  const pairs: Pair[] = [];
  const wanted = Math.ceil(Number(values.games) / 2);
  let reported = Date.now();
  for (let number = 0; number < wanted; number++) {
    pairs.push(await playLongPair(players, seed, number, judge));
    if (Date.now() - reported < PROGRESS_MS) continue;
    reported = Date.now();
    console.error(`${2 * pairs.length} of ${2 * wanted} games: ${formatEstimate(matchResult(pairs).plain)}`);
  }
  const result = matchResult(pairs);
  const shares = shareOf(pairs);
  if (values.json) {
    console.log(
      JSON.stringify({ first: players[0].name, second: players[1].name, seed, ...result, ...shares }),
    );
    return;
  }
  console.log(`${players[0].name} against ${players[1].name}, seed ${seed}, ${result.games} games`);
  console.log(`points per game ${formatEstimate(result.plain)} (95 %)`);
  if (result.luckAdjusted !== null) console.log(`luck-adjusted   ${formatEstimate(result.luckAdjusted)}`);
  console.log(
    `won ${percent(shares.won)}, mars ${percent(shares.mars)}, lost by mars ${percent(shares.lostMars)}`,
  );
  console.log(`${result.turnsPerGame.toFixed(1)} turns per game`);
}

/** Shares of all games: won by the first player, won by mars, lost by mars. */
function shareOf(pairs: readonly Pair[]): { won: number; mars: number; lostMars: number } {
  const points = pairs.flatMap(([a, b]) => [a.points, b.points]);
  const share = (test: (value: number) => boolean): number => points.filter(test).length / points.length;
  return { won: share((p) => p > 0), mars: share((p) => p > 1), lostMars: share((p) => p < -1) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

if (values.help) console.log(USAGE);
else await main(values.first);

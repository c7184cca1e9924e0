/**
 * `npm run match-gnubg`: one of our players against GNU Backgammon for money without a cube, over GNU's
 * external-player protocol. Games come in pairs with the same rolls and the seats changed. Pairs that the file
 * already holds are not played again, so a run that was stopped goes on where it was.
 */
import { parseArgs } from 'node:util';
import { formatEstimate, matchResult, type Pair } from './match-result.ts';
import { playPairs } from './play-pairs.ts';
import { GnubgMissing, gnubgProgram } from './session.ts';

const USAGE = `usage: npm run match-gnubg -- [options]
  --games N        games in all, even (1000)
  --player NAME    engine or simple (engine)
  --ply P          depth of our player (0)
  --nets DIR       nets of our player (the shipped ones)
  --gnubg-ply Q    depth of GNU Backgammon (0)
  --seed S         dice (1)
  --out FILE       where pairs are kept (var/match-gnubg.tsv)
  --processes N    (2)
  --json           the result as a line of JSON`;
const PROGRESS_MS = 5000;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    player: { type: 'string', default: 'engine' },
    ply: { type: 'string', default: '0' },
    nets: { type: 'string' },
    'gnubg-ply': { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'var/match-gnubg.tsv' },
    processes: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const started = Date.now();
let reported = started;

async function main(): Promise<void> {
  const games = Number(values.games);
  const { series, pairs } = await playPairs({
    order: {
      choice: {
        player: values.player === 'simple' ? 'simple' : 'engine',
        ply: Number(values.ply),
        nets: values.nets ?? null,
      },
      gnubgPly: Number(values['gnubg-ply']),
      seed: Number(values.seed),
    },
    pairs: Math.ceil(games / 2),
    file: values.out,
    processes: Number(values.processes),
    onPair: (known, playedNow) => report(known, games, playedNow),
  });
  const result = matchResult(pairs);
  if (values.json) {
    console.log(JSON.stringify({ ...series, ...result }));
    return;
  }
  const { plain, luckAdjusted, luckShare, luck, turnsPerGame } = result;
  console.log(`${series.first} against ${series.second}, seed ${series.seed}, ${result.games} games`);
  console.log(`points per game ${formatEstimate(plain)} (95 %)`);
  if (luckAdjusted !== null && luck !== null) {
    console.log(`luck-adjusted   ${formatEstimate(luckAdjusted)}`);
    console.log(
      `luck            ${formatEstimate(luck)} by ${series.judge}, taken out × ${luckShare.toFixed(2)}`,
    );
  }
  console.log(`${turnsPerGame.toFixed(1)} turns per game`);
}

function report(known: ReadonlyMap<number, Pair>, games: number, playedNow: number): void {
  const now = Date.now();
  if (now - reported < PROGRESS_MS || known.size < 2) return;
  reported = now;
  const { plain, luckAdjusted } = matchResult([...known.values()]);
  const perSecond = (2000 * playedNow) / (now - started);
  console.error(
    `${2 * known.size} of ${games} games: ${formatEstimate(plain)}` +
      `${luckAdjusted === null ? '' : `, luck-adjusted ${formatEstimate(luckAdjusted)}`}, ${perSecond.toFixed(1)} games/s`,
  );
}

if (values.help) {
  console.log(USAGE);
} else {
  try {
    gnubgProgram();
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof GnubgMissing ? 2 : 1;
  }
}

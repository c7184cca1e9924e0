/**
 * `npx tsx --conditions=source bench/src/gnubg/make-decisions.ts COUNT SEED > FILE`: decisions with GNU Backgammon's
 * opinions in the shape of data/oracle/equity.jsonl, to see whether what was measured there carries over to others.
 * Cubeless money; 2-ply for the 20 plays that 0-ply likes best. About 0.3 s a decision.
 */
import { formatPositionId } from '@nardy/notation';
import { type Board, checkersInPlay, flipBoard, type Roll, runsFree, startingBoard } from '@nardy/rules';
import { seededRandom } from '@nardy/rules/testing';
import { gameDice } from './game-dice.ts';
import { type Evaluation, evaluationBy, turned, wonBy } from './gnubg-evaluation.ts';
import { legalResults } from './legal-results.ts';
import { type GnubgSession, startGnubg } from './session.ts';

interface Judged {
  readonly board: Board;
  readonly zero: Evaluation;
}

/** Every third decision of a game is kept: neighbours are too much alike. */
const EVERY = 3;
const DEEP = 20;
/** In noisy games one play in four is any of the five best. */
const NOISE = 0.25;
const NOISY_CHOICES = 5;

const [count = 300, seed = 1] = process.argv.slice(2).map(Number);
const session = await startGnubg(['set threads 1']);
let written = 0;
for (let game = 0; written < count; game++) {
  const noisy = game % 2 === 1;
  const random = seededRandom(seed * 1000 + game);
  const dice = gameDice(seed, game);
  let board = startingBoard('short');
  let skip = Math.floor(random() * EVERY);
  while (written < count) {
    const roll = dice.next().value;
    const plays = await judged(session, board, roll);
    if (plays.length > 1 && skip-- === 0) {
      skip = EVERY - 1;
      written++;
      const kind = [noisy ? 'selfplay-noisy' : 'selfplay', runsFree('short', board) ? 'race' : 'contact'];
      console.log(JSON.stringify(await decision(`fresh${seed}-${written}`, kind, board, roll, plays)));
      if (written % 20 === 0) console.error(`${written} of ${count}`);
    }
    const choices = noisy && random() < NOISE ? Math.min(NOISY_CHOICES, plays.length) : 1;
    const { board: after } = plays[Math.floor(random() * choices)]!;
    if (checkersInPlay(after) === 0) break;
    board = flipBoard('short', after);
  }
}
session.close();

/** All plays, best first. */
async function judged(by: GnubgSession, from: Board, roll: Roll): Promise<readonly Judged[]> {
  const plays: Judged[] = [];
  for (const after of legalResults(from, roll))
    plays.push({ board: after, zero: await valueAfter(by, after, 0) });
  return plays.sort((a, b) => b.zero.equity - a.zero.equity);
}

function valueAfter(by: GnubgSession, after: Board, ply: number): Promise<Evaluation> | Evaluation {
  return checkersInPlay(after) === 0
    ? wonBy(after)
    : evaluationBy(by, flipBoard('short', after), ply).then(turned);
}

async function decision(id: string, tags: string[], from: Board, dice: Roll, plays: readonly Judged[]) {
  const listed = [];
  for (const [place, { board: after, zero }] of plays.entries()) {
    const result = formatPositionId(after);
    const two = place < DEEP ? await valueAfter(session, after, 2) : null;
    const deep = two === null ? {} : { eq2cubeless: rounded(two.equity), probs: two.probs.map(rounded) };
    listed.push({ result, eq0cubeless: rounded(zero.equity), ...deep });
  }
  const positionId = formatPositionId(from);
  return { id, tags, positionId, dice, cube: 1, cubeOwner: 'centre', n: plays.length, plays: listed };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

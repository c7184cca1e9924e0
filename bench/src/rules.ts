import { readFileSync } from 'node:fs';
import {
  BOARD_STRIDE,
  type Board,
  borneOff,
  createPlayWorkspace,
  generatePlaysInto,
  HIT_FLAG,
  legalPlays,
  MOVES_STRIDE,
  opponentBorneOff,
  type Roll,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
} from '@nardy/rules';
import { boardOfPositionId, randomGame, seededRandom } from '@nardy/rules/testing';
import { boardStateNodeFromArray } from 'tsgammon-core/BoardStateNode.js';
import { collectNodes } from 'tsgammon-core/utils/collectNodes.js';

/** One way to generate plays, over the same positions in the same run. */
export interface RulesBenchRow {
  readonly name: string;
  /** Positions a second of processor time, each with all its plays; the median of the rounds. */
  readonly positionsPerSecond: number;
  /** Microseconds a position. */
  readonly microseconds: number;
}

/** Everything `npm run bench -- rules` measures. */
export interface RulesBench {
  readonly positions: number;
  readonly plays: number;
  readonly rows: readonly RulesBenchRow[];
  /** `legalPlays` against the peer. */
  readonly timesPeer: number;
  /** The bare loop against `generatePlaysInto`: the share of its time that writing the results alone takes. */
  readonly shareOfLimit: number;
  /** Positions for which the peer finds as many distinct results as the reference. */
  readonly peerAgrees: number;
  /** `generatePlaysInto` on positions of random games, by rule set. */
  readonly ruleSets: readonly RulesBenchRow[];
}

interface Task {
  readonly board: Board;
  readonly roll: Roll;
}

interface Reference {
  readonly positionId: string;
  readonly dice: Roll;
  readonly n: number;
}

const ROUNDS = 7;
const ROUND_MS = 400;

/** Measures play generation on the reference positions, beside another package and a bare loop. */
export function benchRules(): RulesBench {
  const file = new URL('../../data/oracle/moves.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const references = lines.map((line) => JSON.parse(line) as Reference);
  const tasks = references.map(({ positionId, dice }) => ({
    board: boardOfPositionId(positionId),
    roll: dice,
  }));
  const pieces = tasks.map(({ board }) => Array.from(board).reverse());
  const off = tasks.map(({ board }): [number, number] => [borneOff(board), opponentBorneOff(board)]);

  const nodesOf = (index: number) => {
    const [die1, die2] = tasks[index]!.roll;
    return collectNodes(boardStateNodeFromArray(pieces[index]!, die1, die2, off[index]!));
  };
  // The peer marks equal results and does not drop them; that they are told apart here is not counted.
  const peerResults = (index: number) => new Set(nodesOf(index).map(({ board }) => board.points.join())).size;
  const rules = RULE_SETS.international;
  const into = intoWorkspace(rules, tasks);
  const count = tasks.length;
  const rows = [
    measure('legalPlays', count, (index) => {
      const { board, roll } = tasks[index]!;
      return legalPlays(rules, board, roll).length;
    }),
    measure('generatePlaysInto', count, into),
    measure('bare loop: known moves made and written', count, bareLoop(rules, tasks)),
    measure('tsgammon-core 0.3.0', count, (index) => nodesOf(index).length),
  ] as const;
  return {
    positions: count,
    plays: references.reduce((sum, { n }) => sum + n, 0),
    rows,
    timesPeer: rows[0].positionsPerSecond / rows[3].positionsPerSecond,
    shareOfLimit: rows[1].positionsPerSecond / rows[2].positionsPerSecond,
    peerAgrees: references.filter(({ n }, index) => peerResults(index) === n).length,
    ruleSets: RULE_SET_IDS.map((id) => {
      const played = tasksOfGames(RULE_SETS[id]);
      return measure(id, played.length, intoWorkspace(RULE_SETS[id], played));
    }),
  };
}

function intoWorkspace(rules: RuleSet, tasks: readonly Task[]): (index: number) => number {
  const workspace = createPlayWorkspace();
  return (index) => {
    const { board, roll } = tasks[index]!;
    return generatePlaysInto(workspace, rules, board, roll[0], roll[1], false);
  };
}

/** Makes the moves of every play, found beforehand, and writes the position: what no generator can do without. */
function bareLoop(rules: RuleSet, tasks: readonly Task[]): (index: number) => number {
  const workspace = createPlayWorkspace();
  const known = tasks.map(({ board, roll }) => {
    const count = generatePlaysInto(workspace, rules, board, roll[0], roll[1], false);
    return { count, dice: workspace.dice, moves: workspace.moves.slice(0, count * MOVES_STRIDE) };
  });
  const most = Math.max(...known.map(({ count }) => count));
  const boards = new Int8Array(most * BOARD_STRIDE);
  const words = new Int32Array(boards.buffer);
  const now = new Int8Array(BOARD_STRIDE);
  const nowWords = new Int32Array(now.buffer);
  const start = new Int32Array(BOARD_STRIDE / 4);
  const startBytes = new Int8Array(start.buffer);
  return (index) => {
    const { count, dice, moves } = known[index]!;
    startBytes.set(tasks[index]!.board);
    for (let play = 0; play < count; play++) {
      for (let word = 0; word < 7; word++) nowWords[word] = start[word]!;
      for (let step = play * MOVES_STRIDE; step < play * MOVES_STRIDE + 2 * dice; step += 2) {
        const to = moves[step + 1]!;
        now[moves[step]!]!--;
        if (to >= HIT_FLAG) {
          now[to - HIT_FLAG] = 1;
          now[0]!--;
        } else if (to > 0) {
          now[to]!++;
        }
      }
      for (let word = 0; word < 7; word++) words[play * 7 + word] = nowWords[word]!;
    }
    return count;
  };
}

function tasksOfGames(rules: RuleSet): readonly Task[] {
  const tasks: Task[] = [];
  for (let seed = 1; tasks.length < 3000; seed++) {
    for (const { board, roll } of randomGame(rules, seededRandom(seed))) tasks.push({ board, roll });
  }
  return tasks.slice(0, 3000);
}

/**
 * Runs over all positions again and again; the median of the rounds, after one round that is not counted. Counts
 * the processor time of this process, which other work on the machine disturbs less than the clock on the wall.
 */
function measure(name: string, count: number, work: (index: number) => number): RulesBenchRow {
  const speeds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = process.cpuUsage();
    let spent = 0;
    let done = 0;
    let found = 0;
    for (let index = 0; spent < ROUND_MS * 1000; ) {
      // The clock is read once in fifty positions.
      for (let step = 0; step < 50; step++) {
        found += work(index);
        index = index + 1 === count ? 0 : index + 1;
      }
      done += 50;
      const { user, system } = process.cpuUsage(start);
      spent = user + system;
    }
    if (found < done) throw new Error(`${name}: a position without an answer`);
    if (round > 0) speeds.push((done * 1e6) / spent);
  }
  const median = speeds.sort((a, b) => a - b)[Math.floor(speeds.length / 2)]!;
  return { name, positionsPerSecond: Math.round(median), microseconds: 1e6 / median };
}

/** The table for `bench/results.md`. */
export function formatRulesBench(bench: RulesBench): string {
  const table = (rows: readonly RulesBenchRow[]) => [
    '| what | positions a second | µs a position |',
    '| --- | ---: | ---: |',
    ...rows.map(
      ({ name, positionsPerSecond, microseconds }) =>
        `| ${name} | ${positionsPerSecond.toLocaleString('en')} | ${microseconds.toFixed(2)} |`,
    ),
    '',
  ];
  return [
    `${bench.positions} positions with ${bench.plays} plays.`,
    '',
    ...table(bench.rows),
    `legalPlays / tsgammon-core: ${bench.timesPeer.toFixed(0)} ×. ` +
      `generatePlaysInto / bare loop: ${bench.shareOfLimit.toFixed(2)}. ` +
      `The peer finds as many distinct results as the reference in ${bench.peerAgrees} positions.`,
    '',
    'generatePlaysInto on 3,000 positions of random games of each rule set:',
    '',
    ...table(bench.ruleSets),
  ].join('\n');
}

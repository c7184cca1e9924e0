import type { Board } from '@nardy/rules';
import { flipBoard, OFF } from '@nardy/rules';
import { CLASSES } from './classes.ts';
import type { OracleDecision, OraclePlay } from './oracle-decisions.ts';
import { bytesAt, floatsAt, type TrainerExports } from './trainer-kernel.ts';

/** Mean equity lost per decision, thousandths, and how many choices the oracle has no deeper opinion of. */
export interface Score {
  readonly decisions: number;
  readonly loss: number;
  readonly missing: number;
}

/** Scores of all decisions, of those with contact and of races. */
export interface ScoreTable {
  readonly all: Score;
  readonly contact: Score;
  readonly race: Score;
}

/** Gives a number for a play; the highest is chosen. */
export type Chooser = (plays: readonly OraclePlay[]) => number;

const RACE = CLASSES.indexOf('race');

/** What a way of choosing plays loses by the oracle's two-ply equities. */
export function scoreChooser(
  kernel: TrainerExports,
  decisions: readonly OracleDecision[],
  choose: Chooser,
): ScoreTable {
  const rows = decisions.map((decision) => {
    const chosen = decision.plays[choose(decision.plays)] as OraclePlay;
    return {
      race: classOf(kernel, decision.board) === RACE,
      loss: chosen.equity2 === null ? null : decision.best - chosen.equity2,
    };
  });
  return {
    all: summary(rows),
    contact: summary(rows.filter(({ race }) => !race)),
    race: summary(rows.filter(({ race }) => race)),
  };
}

function summary(rows: readonly { loss: number | null }[]): Score {
  const losses = rows.map(({ loss }) => loss).filter((loss) => loss !== null);
  const sum = losses.reduce((total, loss) => total + loss, 0);
  return {
    decisions: rows.length,
    loss: losses.length === 0 ? 0 : (1000 * sum) / losses.length,
    missing: rows.length - losses.length,
  };
}

/** Chooses by the oracle's own static equities: the yardstick. */
export const chooseByOracle: Chooser = (plays) => highest(plays.map(({ equity0 }) => equity0));

/** Chooses by the nets in the kernel without looking ahead. */
export function chooseByNets(kernel: TrainerExports): Chooser {
  const room = boardRoom(kernel);
  return (plays) => highest(plays.map(({ board }) => playEquity(kernel, room, board)));
}

/** The same with the 21 rolls of the opponent looked at, for the `width` plays best without. */
export function chooseAhead(kernel: TrainerExports, width: number): Chooser {
  const room = boardRoom(kernel);
  return (plays) => {
    const near = plays.map(({ board }) => playEquity(kernel, room, board));
    const order = near.map((_, index) => index).sort((a, b) => (near[b] as number) - (near[a] as number));
    const looked = order.slice(0, width);
    const far = looked.map((index) => aheadEquity(kernel, room, (plays[index] as OraclePlay).board));
    return looked[highest(far)] as number;
  };
}

interface Room {
  readonly board: number;
  readonly out: number;
}

function boardRoom(kernel: TrainerExports): Room {
  return { board: kernel.allocate(32), out: kernel.allocate(32) };
}

function putBoard(kernel: TrainerExports, at: number, board: Board): void {
  bytesAt(kernel, at, 28).set(new Uint8Array(board.buffer, board.byteOffset, 26));
}

function playEquity(kernel: TrainerExports, room: Room, board: Board): number {
  putBoard(kernel, room.board, board);
  return kernel.judgePlay(room.board, room.out);
}

function aheadEquity(kernel: TrainerExports, room: Room, board: Board): number {
  if (board.every((count, place) => place === OFF || count <= 0)) return playEquity(kernel, room, board);
  putBoard(kernel, room.board, flipBoard('short', board));
  kernel.labelExactly(room.board, room.out);
  const [win, mars, koks, loseMars, loseKoks] = floatsAt(kernel, room.out, 5) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  return -(2 * win - 1 + mars + koks - loseMars - loseKoks);
}

function classOf(kernel: TrainerExports, board: Board): number {
  const at = boardRoom(kernel).board;
  putBoard(kernel, at, board);
  return kernel.classOf(at);
}

function highest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] as number) ? index : best), 0);
}

import { readFileSync } from 'node:fs';
import { analyseCube, type CubeDecision, createSearch, type Search, think } from '@nardy/engine';
import {
  type CubeReference,
  lossOfDoubling,
  parseCubeReferences,
  viewOfCubeReference,
} from '@nardy/engine/testing';
import { loadKernel } from './engine-kernel.ts';

/** How one player decides. */
interface Decided {
  readonly doubles: boolean;
  readonly takes: boolean;
  readonly noDouble: number;
  readonly doubleTake: number;
}

/** Decisions of one player against the reference. */
export interface CubeBenchRow {
  readonly player: string;
  readonly kind: string;
  readonly decisions: number;
  /** Share of decisions, 0–1, with the right action of both sides, or one that loses nothing. */
  readonly agrees: number;
  /** Equity lost a decision, thousandths: by the doubling side and by the answering side. */
  readonly doubleLoss: number;
  readonly takeLoss: number;
  /** Mean difference of the values themselves. */
  readonly noDoubleOff: number;
  readonly doubleTakeOff: number;
}

/** Everything `npm run bench -- cube` measures. */
export interface CubeBench {
  /** Of the net files. */
  readonly nets: string;
  readonly rows: readonly CubeBenchRow[];
}

const PLIES = [0, 1, 2] as const;
const GROUPS: Readonly<Record<string, RegExp>> = {
  all: /./,
  money: /^money(-redouble)?$/,
  'jacoby, beavers': /jacoby/,
  match: /^match/,
  'Crawford and after': /crawford/,
};

/** Our cube decisions at 0, 1 and 2 plies on 300 close ones, beside GNU Backgammon's static ones. About half a minute. */
export function benchCube(): CubeBench {
  const { kernel, netsHash } = loadKernel(process.env.NETS ?? null);
  const search = createSearch(kernel);
  const file = new URL('../../data/oracle/cube.jsonl', import.meta.url);
  const references = parseCubeReferences(readFileSync(file, 'utf8'));
  const players = [
    ...PLIES.map((plies) => ({
      name: `${plies}-ply`,
      decide: (line: CubeReference) => ours(search, line, plies),
    })),
    { name: 'GNU 0-ply', decide: static0 },
  ];
  return {
    nets: netsHash,
    rows: players.flatMap(({ name, decide }) => {
      const decided = references.map(decide);
      return Object.entries(GROUPS).map(([kind, pattern]) => {
        const chosen = [...references.keys()].filter((at) => pattern.test(references[at]!.kind));
        return rowOf(
          name,
          kind,
          chosen.map((at) => ({ line: references[at]!, decided: decided[at]! })),
        );
      });
    }),
  };
}

function ours(search: Search, line: CubeReference, plies: number): Decided {
  const { action, answer, noDouble, doubleTake }: CubeDecision = think(
    analyseCube(search, viewOfCubeReference(line), plies),
  );
  return { doubles: action.startsWith('double'), takes: answer !== 'pass', noDouble, doubleTake };
}

/** GNU Backgammon's own values without a search. */
function static0({ canDouble, doublePass, ply0 }: CubeReference): Decided {
  const doubled = Math.min(ply0.doubleTake, doublePass);
  return { doubles: canDouble && doubled > ply0.noDouble, takes: ply0.doubleTake <= doublePass, ...ply0 };
}

interface Pair {
  readonly line: CubeReference;
  readonly decided: Decided;
}

function rowOf(player: string, kind: string, pairs: readonly Pair[]): CubeBenchRow {
  const losses = pairs.map(({ line, decided }) => ({
    double: lossOfDoubling(line, decided),
    take: takeLoss(line, decided),
  }));
  return {
    player,
    kind,
    decisions: pairs.length,
    agrees: mean(losses.map(({ double, take }) => (double + take < 1e-4 ? 1 : 0))),
    doubleLoss: 1000 * mean(losses.map(({ double }) => double)),
    takeLoss: 1000 * mean(losses.map(({ take }) => take)),
    noDoubleOff: mean(pairs.map(({ line, decided }) => Math.abs(line.noDouble - decided.noDouble))),
    doubleTakeOff: mean(pairs.map(({ line, decided }) => Math.abs(line.doubleTake - decided.doubleTake))),
  };
}

function takeLoss({ canDouble, doubleTake, doublePass }: CubeReference, { takes }: Decided): number {
  if (!canDouble) return 0;
  return (takes ? doubleTake : doublePass) - Math.min(doubleTake, doublePass);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The measurements as a table. */
export function formatCubeBench({ nets, rows }: CubeBench): string {
  const head = ['player', 'decisions', 'n', 'agree %', 'double ×1000', 'take ×1000', '|ND|', '|DT|'];
  const lines = rows.map((row) => [
    row.player,
    row.kind,
    String(row.decisions),
    (100 * row.agrees).toFixed(1),
    row.doubleLoss.toFixed(2),
    row.takeLoss.toFixed(2),
    row.noDoubleOff.toFixed(3),
    row.doubleTakeOff.toFixed(3),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at]!.length)));
  const format = (line: readonly string[]): string =>
    line.map((word, at) => (at < 2 ? word.padEnd(widths[at]!) : word.padStart(widths[at]!))).join('  ');
  return [
    `Cube decisions chosen close, against GNU Backgammon two plies deep; nets ${nets}`,
    format(head),
    ...lines.map(format),
  ].join('\n');
}

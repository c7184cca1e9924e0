import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** One point of a learning curve. */
export interface CurvePoint {
  readonly stage: string;
  readonly kind: string;
  /** Seconds of the stage so far. */
  readonly seconds: number;
  /** Steps, or epochs. */
  readonly step: number;
  readonly measure: string;
  readonly value: number;
}

const HEADER = 'stage\tkind\tseconds\tstep\tmeasure\tvalue\n';

/** Adds points to `curve.tsv` of a work folder. */
export function addToCurve(folder: string, points: readonly CurvePoint[]): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'curve.tsv');
  const lines = points.map(({ stage, kind, seconds, step, measure, value }) =>
    [stage, kind, seconds.toFixed(1), step, measure, value.toPrecision(6)].join('\t'),
  );
  appendFileSync(path, `${existsSync(path) ? '' : HEADER}${lines.join('\n')}\n`);
}

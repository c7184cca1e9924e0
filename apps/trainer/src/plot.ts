import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './say.ts';

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 640;
const HEIGHT = 260;
const MARGIN = { left: 64, right: 150, top: 28, bottom: 32 };
const COLOURS = ['#1b6ca8', '#c8553d', '#588157', '#8a5a83', '#b08900', '#3d405b', '#2a9d8f', '#9d4edd'];

/** Draws `curve.tsv` of a work folder as `curve.svg`: a panel per stage, a line per net and measure. */
export function plotCurve(folder: string, say: Say): void {
  const text = readFileSync(join(folder, 'curve.tsv'), 'utf8');
  const path = join(folder, 'curve.svg');
  writeFileSync(path, curveSvg(text));
  say(`wrote ${path}`);
}

/** The drawing of a table in the form of `addToCurve`; the vertical axes are logarithmic. */
export function curveSvg(table: string): string {
  const panels = [...panelsOf(table)];
  const body = panels.map(([stage, lines], index) => panel(stage, lines, index * HEIGHT));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.max(1, panels.length) * HEIGHT}" font-family="sans-serif" font-size="11">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...body,
    '</svg>\n',
  ].join('\n');
}

function panelsOf(table: string): Map<string, Line[]> {
  const found = new Map<string, Map<string, [number, number][]>>();
  for (const row of table.split('\n').slice(1)) {
    const [stage, kind, , step, measure, value] = row.split('\t');
    if (stage === undefined || value === undefined) continue;
    const lines = found.get(stage) ?? new Map<string, [number, number][]>();
    const name = `${kind} ${measure}`;
    const points = lines.get(name) ?? [];
    // A stage run again begins at a lower step: its points follow those of the run before.
    const shift = stage === 'score' ? points.length : Number(step);
    points.push([shift, Number(value)]);
    lines.set(name, points);
    found.set(stage, lines);
  }
  return new Map(
    [...found].map(([stage, lines]) => [stage, [...lines].map(([name, points]) => ({ name, points }))]),
  );
}

function panel(title: string, lines: readonly Line[], top: number): string {
  const points = lines.flatMap((line) => line.points).filter(([, y]) => y > 0);
  const x = scale(
    points.map(([value]) => value),
    MARGIN.left,
    WIDTH - MARGIN.right,
  );
  const y = scale(
    points.map(([, value]) => Math.log10(value)),
    top + HEIGHT - MARGIN.bottom,
    top + MARGIN.top,
  );
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => y.low + share * (y.high - y.low));
  return [
    `<text x="${MARGIN.left}" y="${top + 18}" font-weight="bold">${title}</text>`,
    ...ticks.map(
      (tick) =>
        `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${round(y.at(tick))}" y2="${round(y.at(tick))}" stroke="#ddd"/>` +
        `<text x="${MARGIN.left - 6}" y="${round(y.at(tick) + 4)}" text-anchor="end">${(10 ** tick).toPrecision(3)}</text>`,
    ),
    `<text x="${MARGIN.left}" y="${top + HEIGHT - 12}">${x.low}</text>`,
    `<text x="${WIDTH - MARGIN.right}" y="${top + HEIGHT - 12}" text-anchor="end">${x.high}</text>`,
    ...lines.map((line, index) => {
      const colour = COLOURS[index % COLOURS.length] as string;
      const path = line.points
        .filter(([, value]) => value > 0)
        .map(([step, value]) => `${round(x.at(step))},${round(y.at(Math.log10(value)))}`);
      return (
        `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${path.join(' ')}"/>` +
        `<text x="${WIDTH - MARGIN.right + 10}" y="${top + MARGIN.top + 14 * index + 8}" fill="${colour}">${line.name}</text>`
      );
    }),
  ].join('\n');
}

function scale(
  values: readonly number[],
  from: number,
  to: number,
): { low: number; high: number; at: (value: number) => number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high > low ? high - low : 1;
  return { low, high, at: (value) => from + ((to - from) * (value - low)) / span };
}

function round(value: number): string {
  return value.toFixed(1);
}

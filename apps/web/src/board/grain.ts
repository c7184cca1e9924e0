import type { Rect } from './geometry.ts';

/** Lines of grain per unit of width. */
const DENSITY = 1 / 7;
const WAVES = 3;

/** A number from 0 to 1 that looks like chance and is always the same. */
function scatter(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43_758.545;
  return x - Math.floor(x);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The grain of a piece of wood: lines that run along it and wander a little, as the data of a path.
 *
 * @param along - the way the wood grew.
 * @param seed - another number is another piece of wood.
 */
export function grainOf(rect: Rect, along: 'down' | 'right', seed: number): string {
  const [length, width] = along === 'down' ? [rect.h, rect.w] : [rect.w, rect.h];
  const point = (way: number, across: number): string => {
    const inside = Math.min(width, Math.max(0, across));
    const [x, y] = along === 'down' ? [rect.x + inside, rect.y + way] : [rect.x + way, rect.y + inside];
    return `${round(x)} ${round(y)}`;
  };
  const lines = Array.from({ length: Math.ceil(width * DENSITY) }, (_, index) => {
    const key = seed * 100 + index;
    let across = (index + scatter(key)) / DENSITY;
    let path = `M${point(0, across)}`;
    for (let wave = 1; wave <= WAVES; wave++) {
      const bend = (scatter(key + wave * 31) - 0.5) * 7;
      const middle = ((wave - 0.5) * length) / WAVES;
      path += `Q${point(middle, across + bend)} ${point((wave * length) / WAVES, across + bend / 3)}`;
      across += bend / 3;
    }
    return path;
  });
  return lines.join('');
}

import { type Board, type BoardKind, borneOff, opponentBorneOff, type Roll } from '@nardy/rules';

/** What a diagram shows besides the checkers. */
export interface BoardSvgOptions {
  /** Default `short`. */
  readonly kind?: BoardKind;
  /** Dice shown on the viewer's right. */
  readonly roll?: Roll | null;
  /** The cube; left out without one. `owner`: whose side of the board it lies on. */
  readonly cube?: { readonly value: number; readonly owner: 'mover' | 'opponent' | null } | null;
  /** The diagram's name for readers who do not see it. */
  readonly title?: string;
}

const POINT = 40;
const RADIUS = 18;
const EDGE = 24;
const TRAY = 48;
const WIDTH = EDGE + 13 * POINT + EDGE + TRAY;
const HEIGHT = 2 * EDGE + 11 * POINT;
const MIDDLE = HEIGHT / 2;
const COLUMN = 5;
const COLOURS = {
  frame: '#5b3a21',
  field: '#e9d3ac',
  dark: '#b07b4a',
  light: '#d6b27f',
  mover: '#fbf7ee',
  opponent: '#2b2320',
  line: '#2b2320',
} as const;

/** A diagram of the board as one SVG text: the viewer at the bottom, its home on the right. Needs nothing around it. */
export function drawBoardSvg(board: Board, options: BoardSvgOptions = {}): string {
  const { roll = null, cube = null, title = 'Board' } = options;
  const points = Array.from({ length: 24 }, (_, index) => index + 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif">`,
    `<title>${escaped(title)}</title>`,
    rect(0, 0, WIDTH, HEIGHT, COLOURS.frame),
    rect(EDGE, EDGE, 6 * POINT, HEIGHT - 2 * EDGE, COLOURS.field),
    rect(EDGE + 7 * POINT, EDGE, 6 * POINT, HEIGHT - 2 * EDGE, COLOURS.field),
    ...points.map(triangle),
    ...points.map(pointNumber),
    ...points.map((point) => column(pointX(point), isTop(point), board[point] ?? 0)),
    // Checkers on the bar stand away from the edge, the viewer's below the middle.
    column(EDGE + 6.5 * POINT, true, board[0] ?? 0, 2),
    column(EDGE + 6.5 * POINT, false, board[25] ?? 0, 2),
    tray(borneOff(board), false),
    tray(opponentBorneOff(board), true),
    ...(roll === null ? [] : roll.map((face, index) => die(EDGE + (9.2 + 1.2 * index) * POINT, face))),
    cube === null ? '' : cubeAt(cube),
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function isTop(point: number): boolean {
  return point > 12;
}

/** Middle of a point's column; the bar lies between 6 and 7, 18 and 19. */
function pointX(point: number): number {
  const fromLeft = isTop(point) ? point - 13 : 12 - point;
  return EDGE + (fromLeft + (fromLeft >= 6 ? 1 : 0) + 0.5) * POINT;
}

function triangle(point: number): string {
  const x = pointX(point);
  const [base, tip] = isTop(point) ? [EDGE, MIDDLE - POINT / 2] : [HEIGHT - EDGE, MIDDLE + POINT / 2];
  const fill = point % 2 === 0 ? COLOURS.dark : COLOURS.light;
  return `<path d="M${x - POINT / 2} ${base}H${x + POINT / 2}L${x} ${tip}Z" fill="${fill}"/>`;
}

function pointNumber(point: number): string {
  return text(pointX(point), isTop(point) ? EDGE - 8 : HEIGHT - 8, String(point), COLOURS.field, 13);
}

/** Checkers from the edge inwards, `skip` places left free; a number where they are more than fit. */
function column(x: number, top: boolean, count: number, skip = 0): string {
  const shown = Math.min(Math.abs(count), COLUMN - Math.floor(skip / 2));
  const side = count > 0 ? 'mover' : 'opponent';
  const y = (index: number): number => {
    const depth = (index + skip + 0.5) * (2 * RADIUS + 2);
    return top ? EDGE + depth : HEIGHT - EDGE - depth;
  };
  const checkers = Array.from(
    { length: shown },
    (_, index) =>
      `<circle cx="${x}" cy="${y(index)}" r="${RADIUS}" fill="${COLOURS[side]}" stroke="${COLOURS.line}"/>`,
  );
  if (Math.abs(count) > shown) {
    const ink = side === 'mover' ? COLOURS.opponent : COLOURS.mover;
    checkers.push(text(x, y(shown - 1) + 5, String(Math.abs(count)), ink, 15));
  }
  return checkers.join('');
}

function tray(off: number, top: boolean): string {
  if (off === 0) return '';
  const x = WIDTH - TRAY / 2 - EDGE / 4;
  const y = top ? EDGE + 24 : HEIGHT - EDGE - 12;
  return text(x, y, String(off), COLOURS.field, 20);
}

function die(x: number, face: number): string {
  return box(x, MIDDLE, face, COLOURS.mover);
}

function cubeAt({ value, owner }: NonNullable<BoardSvgOptions['cube']>): string {
  const y = owner === null ? MIDDLE : owner === 'mover' ? HEIGHT - EDGE - 90 : EDGE + 90;
  return box(WIDTH - TRAY / 2 - EDGE / 4, y, value, COLOURS.field);
}

function box(x: number, y: number, value: number, fill: string): string {
  const half = RADIUS - 2;
  return `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="5" fill="${fill}" stroke="${COLOURS.line}"/>${text(x, y + 6, String(value), COLOURS.line, 17)}`;
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function text(x: number, y: number, value: string, fill: string, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}">${escaped(value)}</text>`;
}

function escaped(value: string): string {
  return value.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}

import {
  type Board,
  type BoardKind,
  borneOff,
  opponentBorneOff,
  opponentPipCount,
  pipCount,
} from '@nardy/rules';

/** How a text board is drawn. */
export interface BoardTextOptions {
  /** Default `short`. */
  readonly kind?: BoardKind;
  /** One character for each side's checkers; default `X` and `O`. */
  readonly mover?: string;
  readonly opponent?: string;
}

/** Checkers shown in a column; from one more on the outermost place holds the number. */
const HEIGHT = 5;
const TOP_POINTS = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const BOTTOM_POINTS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const HALF = 6;

/**
 * The board in plain characters, 43 columns wide without what stands to its right: the viewer at the bottom with
 * its home on the right, its own numbers around, the bar in the middle, what is borne off and the pips on the right.
 */
export function drawBoard(board: Board, options: BoardTextOptions = {}): string {
  const { kind = 'short', mover = 'X', opponent = 'O' } = options;
  const glyphOf = (count: number): string => (count > 0 ? mover : opponent);
  const column = (place: number, bar: boolean): readonly string[] => {
    const count = board[place] ?? 0;
    return columnCells(Math.abs(count), glyphOf(bar ? (place === 0 ? -1 : 1) : count));
  };
  const top = TOP_POINTS.map((point) => column(point, false));
  const bottom = BOTTOM_POINTS.map((point) => column(point, false));
  // A checker on the bar waits opposite the side it has to enter: the opponent's above, the viewer's below.
  const bars = { top: column(0, true), bottom: column(25, true) };
  const rows = Array.from({ length: HEIGHT }, (_, row) => row);
  const right = {
    top: sideText(opponent, opponentBorneOff(board), opponentPipCount(kind, board)),
    bottom: sideText(mover, borneOff(board), pipCount(board)),
  };
  return [
    numberRow(TOP_POINTS),
    ...rows.map((row) => boardRow(top, bars.top, row) + (row === 0 ? right.top : '')),
    `|${' '.repeat(HALF * 3)}|   |${' '.repeat(HALF * 3)}|`,
    ...rows.map(
      (row) => boardRow(bottom, bars.bottom, HEIGHT - 1 - row) + (row === HEIGHT - 1 ? right.bottom : ''),
    ),
    numberRow(BOTTOM_POINTS),
  ].join('\n');
}

/** Cells from the edge inwards. */
function columnCells(count: number, glyph: string): readonly string[] {
  return Array.from({ length: HEIGHT }, (_, row) => {
    if (row >= count) return ' ';
    return row === HEIGHT - 1 && count > HEIGHT ? String(count) : glyph;
  });
}

function boardRow(columns: readonly (readonly string[])[], bar: readonly string[], row: number): string {
  const half = (from: number): string =>
    columns
      .slice(from, from + HALF)
      .map((cells) => centred(cells[row] ?? ' '))
      .join('');
  return `|${half(0)}|${centred(bar[row] ?? ' ')}|${half(HALF)}|`;
}

function numberRow(points: readonly number[]): string {
  const half = (from: number): string =>
    points
      .slice(from, from + HALF)
      .map((point) => String(point).padStart(2, '-').padEnd(3, '-'))
      .join('');
  return `+${half(0)}+---+${half(HALF)}+`;
}

function centred(text: string): string {
  return text.length === 2 ? ` ${text}` : ` ${text} `;
}

function sideText(glyph: string, off: number, pips: number): string {
  return `  ${glyph} ${pips}${off > 0 ? ` (${off})` : ''}`;
}

import { BAR, type Board } from '@nardy/rules';

/** A position of short nardy before a roll, by the phase of the game it stands for. */
export interface NamedPosition {
  readonly name: string;
  /** View of the side on roll. */
  readonly board: Board;
}

/** Name; the side on roll; the other side: `place:checkers` each in its own numbers, 25 the bar, the rest off. */
const ROWS: readonly (readonly [name: string, own: string, other: string])[] = [
  ['start', '24:2 13:5 8:3 6:5', '24:2 13:5 8:3 6:5'],
  ['opening: five-point made', '24:2 13:5 8:3 6:5', '24:2 13:5 8:2 6:4 5:2'],
  ['opening: one hit', '25:1 24:1 13:5 8:3 6:5', '24:2 13:5 8:3 6:3 4:2'],
  ['blitz: two on the bar', '25:2 13:5 8:3 6:5', '24:1 13:3 8:3 6:4 5:2 4:2'],
  ['blitz: attacking', '24:2 13:3 8:2 6:4 5:2 4:2', '25:1 24:1 13:5 8:3 6:5'],
  ['holding: high anchor', '20:2 13:4 8:3 6:4 5:2', '18:2 13:4 8:3 6:4 4:2'],
  ['holding: both anchored', '20:2 13:4 8:3 6:4 4:2', '20:2 13:4 8:3 6:4 4:2'],
  ['prime against prime', '24:2 13:2 8:2 7:2 6:3 5:2 4:2', '24:2 13:2 8:2 7:2 6:3 5:2 4:2'],
  ['full prime, two behind it', '13:3 9:2 8:2 7:2 6:2 5:2 4:2', '24:2 13:3 8:3 6:5 5:2'],
  ['back game: 1 and 3', '24:2 22:2 13:1 8:2 6:3 5:3 4:2', '10:2 9:2 8:2 7:2 6:3 5:2 4:2'],
  ['back game: 2 and 4', '23:2 21:3 6:4 5:3 4:3', '13:2 9:2 8:3 7:2 6:3 5:3'],
  ['ace-point game', '24:2 6:3 5:3 4:3 3:2 2:2', '6:2 5:3 4:3 3:2 2:2'],
  ['bear-off against an anchor', '6:3 5:3 4:2 3:2 2:2', '24:2 6:3 5:3 4:3 3:2 2:2'],
  ['closing out: two off', '6:2 5:2 4:2 3:2 2:2 1:2', '25:1 6:4 5:3 4:3 3:2'],
  ['closing out: five off', '6:3 5:3 4:3 3:2 2:2 1:2', '25:1 3:3 2:4 1:2'],
  ['closing out: ten off', '9:1 8:2 7:2 6:2 5:2 4:2 3:2 2:2', '25:1 2:2 1:2'],
  ['crashed behind an anchor', '22:2 3:3 2:5 1:5', '13:2 8:3 7:2 6:3 5:3 4:2'],
  ['race: long', '13:2 10:2 8:3 6:4 5:2 4:2', '9:2 8:3 7:2 6:4 5:2 4:2'],
  ['race: two not home', '8:2 6:3 5:3 4:3 3:2 2:2', '8:1 7:1 6:4 5:3 4:3 3:3'],
  ['race: all home', '6:3 5:3 4:3 3:2 2:2 1:2', '6:3 5:4 4:4 3:2 2:2'],
  ['race: for the mars', '6:2 5:2 4:2', '18:1 12:3 8:4 6:4 5:3'],
];

/** Positions from the start to the bear-off: twenty and one, all home, that GNU Backgammon does not roll out. */
export const ROLLOUT_POSITIONS: readonly NamedPosition[] = ROWS.map(([name, own, other]) => {
  const board = new Int8Array(26);
  for (const [place, count] of placesOf(own)) board[place] = count;
  for (const [place, count] of placesOf(other)) board[BAR - place] = -count;
  return { name, board };
});

function placesOf(text: string): readonly (readonly [place: number, count: number])[] {
  return text.split(' ').map((word) => {
    const [place, count] = word.split(':').map(Number);
    return [place!, count!];
  });
}

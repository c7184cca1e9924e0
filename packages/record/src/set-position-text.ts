import { type Cube, formatBoard, parseBoard, type Roll, type SetPosition, type Side } from '@nardy/rules';
import { roleOf, sideOf } from './roles.ts';

const NOBODY = '-';
const NUMBER = /^[1-9]\d{0,9}$/u;
const DICE = /^[1-6]{2}$/u;

/** A set position as the settings line writes it: board of white, cube, its owner, who is on roll, dice. */
export function formatSetPosition({ board, cube, onRoll, roll }: SetPosition): string {
  const owner = cube.owner === null ? NOBODY : roleOf(cube.owner);
  return [formatBoard(board), cube.value, owner, roleOf(onRoll), roll?.join('') ?? NOBODY].join(':');
}

/** Reads it; `null`: it is none. Whether it can be played is for the match machine to say. */
export function parseSetPosition(text: string): SetPosition | null {
  const [boardText = '', value = '', ownerText = '', turn = '', dice = '', ...rest] = text.split(':');
  const board = parseBoard(boardText);
  const owner = ownerText === NOBODY ? null : sideOfText(ownerText);
  const onRoll = sideOfText(turn);
  const roll = dice === NOBODY ? null : rollOfText(dice);
  if (board === null || owner === undefined || onRoll === undefined || roll === undefined) return null;
  if (!NUMBER.test(value) || rest.length > 0) return null;
  const cube: Cube = { value: Number(value), owner };
  return { board, cube, onRoll, roll };
}

function sideOfText(text: string): Side | undefined {
  return text === 'A' || text === 'B' ? sideOf(text) : undefined;
}

function rollOfText(text: string): Roll | undefined {
  return DICE.test(text) ? ([...text].map(Number) as readonly number[] as Roll) : undefined;
}

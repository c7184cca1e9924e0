import { numeral, spokenOf, type Text, textOf } from '@nardy/i18n';
import { formatPlace, formatPlay } from '@nardy/notation';
import type { CheckerMove, Roll } from '@nardy/rules';
import { largerFirst } from './reading.ts';

/** «шесть-четыре». */
export function spokenRoll(roll: Roll): Text {
  const [die1, die2] = largerFirst(roll);
  return spokenOf('spoken.roll', { die1: numeral('die', die1), die2: numeral('die', die2) });
}

/** «Кости пять и три.» */
export function spokenDice(roll: Roll): Text {
  const [die1, die2] = largerFirst(roll);
  return spokenOf('spoken.dice', { die1: numeral('die', die1), die2: numeral('die', die2) });
}

/**
 * Moves of one side as they are said, in its own numbers. One die is told by the points' names («с восьмого на
 * пятый»), a run over several dice by their numbers («с двадцати четырёх на четырнадцать»); equal ways once,
 * with how often.
 */
export function spokenMoves(moves: readonly CheckerMove[]): Text {
  const ways = formatPlay(moves)
    .split(' ')
    .filter((way) => way !== '')
    .map((way) => spokenWay(way, moves));
  const [first, ...rest] = ways;
  if (first === undefined) return textOf('turn.noMove');
  return rest.reduce((a, b) => spokenOf('spoken.two', { a, b }), first);
}

/** One way of a play in its canonical spelling, `24/18*` + `/14(2)`. */
function spokenWay(way: string, moves: readonly CheckerMove[]): Text {
  const [, path = '', count] = /^(.*?)(?:\((\d)\))?$/.exec(way) ?? [];
  const [start = '', ...landings] = path.split('/');
  const [first = '', ...later] = landings;
  const isRun = later.length > 0 || !moves.some(({ from, to }) => isPlace(from, start) && isPlace(to, first));
  let said = firstHop(start, first, isRun);
  for (const landing of later) {
    const after = withHit(said.text, said.hit);
    const to = Number.parseInt(landing, 10);
    said = {
      text: Number.isNaN(to)
        ? spokenOf('spoken.offAfter', { way: after })
        : spokenOf('spoken.on', { way: after, to: numeral('at', to) }),
      hit: landing.endsWith('*'),
    };
  }
  const text =
    count === undefined
      ? said.text
      : spokenOf('spoken.repeated', { way: said.text, times: numeral('times', Number(count)) });
  return withHit(text, said.hit);
}

function withHit(way: Text, hit: boolean): Text {
  return hit ? spokenOf('spoken.hits', { way }) : way;
}

function firstHop(
  start: string,
  landing: string,
  isRun: boolean,
): { readonly text: Text; readonly hit: boolean } {
  const hit = landing.endsWith('*');
  const to = numeral(isRun ? 'at' : 'ordinal', Number.parseInt(landing, 10));
  if (start === 'bar') return { text: spokenOf('spoken.enter', { to }), hit };
  if (landing === 'off') {
    return { text: spokenOf('spoken.bearOff', { from: numeral('ordinalFrom', Number(start)) }), hit };
  }
  return {
    text: spokenOf('spoken.move', { from: numeral(isRun ? 'from' : 'ordinalFrom', Number(start)), to }),
    hit,
  };
}

function isPlace(number: number, text: string): boolean {
  return formatPlace(number) === text.replace('*', '');
}

import type { CheckerMoveText } from '../match-types.ts';

/**
 * The moves of a play as tables of tests spell it: `bar/22(2) 13/7* 3/off`. Hits need no mark and are not kept;
 * trusts its input.
 */
export function movesOf(text: string): readonly CheckerMoveText[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [places = '', repeats = '1'] = word.replaceAll('*', '').replace(')', '').split('(');
      const stops = places.split('/').map(placeOf);
      const chain = stops.slice(1).map((to, index) => ({ from: stops[index]!, to }));
      return Array.from({ length: Number(repeats) }, () => chain).flat();
    });
}

function placeOf(word: string): number {
  if (word === 'bar') return 25;
  return word === 'off' ? 0 : Number(word);
}

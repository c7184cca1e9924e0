import {
  PLACES,
  type Place,
  type Practice,
  practiceMarks,
  practicePlaces,
  spokenMoves,
} from '@nardy/session';
import { sayAloud } from '../../app/spoken.ts';
import { placeLabel } from './place-label.ts';
import { teach } from './taught-words.ts';

/** What a screen reader says of a place of a practice turn: what lies there, and what can be done with it. */
export function practiceLabel(practice: Practice, place: Place): string {
  const { selected, strong, movable } = practiceMarks(practice);
  const label = placeLabel(practice.scene.rules.board, practicePlaces(practice), place);
  if (place === selected) return `${label} ${teach('diagram.taken')}`;
  if (strong.includes(place)) return `${label} ${teach('diagram.mayLand')}`;
  return selected === null && movable.includes(place) ? `${label} ${teach('diagram.mayMove')}` : label;
}

/** What the last touch has done, for the ear: a checker taken up and where it can go, or the move it has made. */
export function practiceSaid(practice: Practice): string {
  const { selected, strong } = practiceMarks(practice);
  if (selected === null) return practice.moved.length === 0 ? '' : sayAloud(spokenMoves(practice.moved));
  const names = strong.map((place) =>
    place === PLACES.bottomTray ? teach('diagram.off') : teach('diagram.to', { n: place }),
  );
  return teach('diagram.takenUp', { to: names.join(', ') });
}

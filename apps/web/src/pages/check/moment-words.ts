import { isMessageKey, playText } from '@nardy/i18n';
import { formatPlay } from '@nardy/notation';
import type { ReplayStep, TableEvent } from '@nardy/record';
import type { Roll, Side } from '@nardy/rules';
import { locale } from '../../app/preferences.ts';
import { say } from '../../app/words.ts';

/** Names at the two seats, as the record has them. */
export type Names = Readonly<Record<Side, string>>;

function faces(roll: Roll): string {
  return [...roll].sort((a, b) => b - a).join('-');
}

function eventWords(event: TableEvent, names: Names): string {
  switch (event.type) {
    case 'openingThrown':
      return event.throws
        .map(([white, black]) => `${names.white} ${white} : ${black} ${names.black}`)
        .join(', ');
    case 'rolled':
      return `${names[event.side]}: ${faces(event.roll)}`;
    case 'played':
      return `${names[event.side]}: ${event.moves.length === 0 ? say('turn.noMove') : playText(locale.value, formatPlay(event.moves))}`;
    case 'forfeited':
      return `${names[event.side]}: ${say(`turn.forfeited.${event.reason}`)}`;
    case 'resignationOffered':
      return `${names[event.side]}: ${say('turn.resignationOffered', { kind: say(`win.${event.kind}`) })}`;
    default: {
      const key = `turn.${event.type}`;
      const words = isMessageKey(key) ? say(key) : '';
      return 'side' in event && words !== '' ? `${names[event.side]}: ${words}` : words;
    }
  }
}

/** What happened at a line, in words; empty for lines that only keep time or carry links. */
export function momentWords(step: ReplayStep, names: Names): string {
  return step.events
    .map((event) => eventWords(event, names))
    .filter((words) => words !== '')
    .join(' · ');
}

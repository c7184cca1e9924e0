import { opponentOf } from '@nardy/rules';
import type { ClockView, TableView } from '@nardy/session';
import { say } from '../../app/words.ts';
import { delayWords, reserveWords } from './clock-words.ts';

/** A fact that a key asks for. */
export type Fact = 'pips' | 'clocks' | 'last-play';

/** What the asked fact is now, in one line that is shown and read out. */
export function factText(view: TableView, fact: Fact): string {
  const sides = [view.bottom, opponentOf(view.bottom)];
  const players = sides.map((side) => view.players[side]);
  const named = (words: (player: (typeof players)[number]) => string): string =>
    players.map((player) => `${player.name ?? say('player.free')}: ${words(player)}`).join(' · ');
  switch (fact) {
    case 'pips':
      return named(({ pips }) => say('web.table.pips', { n: pips }));
    case 'clocks':
      return named(({ clock }) => (clock === null ? say('clock.none') : clockWords(clock)));
    case 'last-play': {
      const last = view.turns.findLast(({ play, takenBack }) => play !== null && !takenBack);
      if (last === undefined) return say('web.table.noTurns');
      const dice = [...(last.roll ?? [])].sort((a, b) => b - a).join('-');
      return `${view.players[last.side].name ?? ''}: ${dice} ${last.play ?? ''}`;
    }
  }
}

function clockWords(clock: ClockView): string {
  const delay = delayWords(clock);
  const reserve = reserveWords(clock);
  return delay === null ? reserve : say('clock.reading', { reserve, delay });
}

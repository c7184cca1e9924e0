import { playText } from '@nardy/i18n';
import type { RollView, TableView, TurnView } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { locale } from '../../app/preferences.ts';
import { say, sayText } from '../../app/words.ts';

export interface TurnLogProps {
  readonly view: TableView;
  readonly onRoll: (roll: RollView) => void;
}

/** The roll that a turn was played with. */
function rollOf(view: TableView, turn: TurnView): RollView | undefined {
  return turn.rollNo === null ? undefined : view.rolls.find(({ roll }) => roll === turn.rollNo);
}

/** What was done; struck out, and said to be, where it has been taken back. */
function TurnWords({ turn }: { readonly turn: TurnView }): JSX.Element {
  const words = (
    <>
      {turn.play !== null && playText(locale.value, turn.play)}
      {turn.text !== null && <em> {sayText(turn.text)}</em>}
      {turn.forced && turn.play !== null && <em> {say('turn.forced')}</em>}
    </>
  );
  if (!turn.takenBack) return words;
  return (
    <>
      <s>{words}</s> <em class="log-back">{say('turn.back')}</em>
    </>
  );
}

/** The turns of the game, oldest first, each roll with the tick of its check. */
export function TurnLog({ view, onRoll }: TurnLogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  });
  if (view.turns.length === 0) return <p class="log-empty">{say('web.table.noTurns')}</p>;
  return (
    <>
      <p class="log-about">{say('web.table.numbers')}</p>
      <ol class="log" ref={list} data-testid="log">
        {view.turns.map((turn) => {
          const roll = rollOf(view, turn);
          return (
            <li key={`${turn.line}:${turn.no}`} class={`log-turn log-${turn.side}`}>
              <span class="log-no">{turn.no}</span>
              <span
                class={`log-side player-${view.players[turn.side].colour}`}
                title={say(`side.${turn.side}`)}
              />
              <span class="log-roll">
                {turn.roll === null ? '' : [...turn.roll].sort((a, b) => b - a).join('-')}
              </span>
              <span class="log-play">
                <TurnWords turn={turn} />
              </span>
              {roll !== undefined && (
                <button
                  type="button"
                  class={`tick-small tick-${roll.check}`}
                  aria-label={say('web.tick.title', { roll: roll.roll })}
                  onClick={() => onRoll(roll)}
                >
                  {roll.check === 'checked' ? '✓' : '✗'}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

import type { RollView, TableView, TurnView } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say, sayText } from '../../app/words.ts';

export interface TurnLogProps {
  readonly view: TableView;
  readonly onRoll: (roll: RollView) => void;
}

/** The roll that a turn was played with: the last one written before it. */
function rollOf(view: TableView, turn: TurnView): RollView | undefined {
  if (turn.roll === null) return undefined;
  return view.rolls.filter((roll) => roll.line <= turn.line).at(-1);
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
              {turn.play}
              {turn.text !== null && <em> {sayText(turn.text)}</em>}
              {turn.forced && turn.play !== null && <em> {say('turn.forced')}</em>}
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
  );
}

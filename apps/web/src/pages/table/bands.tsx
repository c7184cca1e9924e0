import type { Side } from '@nardy/rules';
import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { BandButton } from './band-button.tsx';
import { SideDice } from './side-dice.tsx';

export interface BandProps {
  readonly view: TableView;
  readonly side: Side;
  readonly send: (input: UserInput) => void;
}

/** Whether the buttons of a turn belong to this side's half: the side that acts, and that is held here. */
function acts(view: TableView, side: Side): boolean {
  const player = view.players[side];
  return player.held && (player.onRoll || view.viewer !== 'both');
}

/** Dice of one side with its buttons: Roll, or Confirm beside the dice in the same place. */
export function OwnBand({ view, side, send }: BandProps): JSX.Element {
  const { actions } = view;
  const mine = acts(view, side);
  return (
    <>
      <SideDice view={view} side={side} send={send} />
      {mine && actions.roll.shown && (
        <BandButton
          key="roll"
          testId="roll"
          kind="main"
          disabled={!actions.roll.enabled}
          onPress={() => send({ type: 'rollPressed' })}
        >
          {say('action.roll')}
        </BandButton>
      )}
      {mine && actions.confirm.shown && (
        <BandButton
          key="confirm"
          testId="confirm"
          kind="main"
          disabled={!actions.confirm.enabled}
          title={say('action.confirm')}
          onPress={() => send({ type: 'turnConfirmed' })}
        >
          <Icon name="check" />
          <span class="band-word">{say('action.confirm')}</span>
        </BandButton>
      )}
      {mine && actions.rollAhead.shown && (
        <BandButton
          key="roll-ahead"
          testId="roll-ahead"
          kind="plain"
          disabled={!actions.rollAhead.enabled}
          pressed={actions.rollAhead.pressed}
          title={say('action.rollAhead')}
          onPress={() => send({ type: 'rollAheadPressed' })}
        >
          <Icon name={actions.rollAhead.pressed ? 'check' : 'ahead'} />
          <span class="band-word">{say('action.rollAhead')}</span>
        </BandButton>
      )}
    </>
  );
}

/** The other half: Double beside Roll, or Undo while a play is under way. */
export function OtherBand({ view, side, send }: BandProps): JSX.Element | null {
  const { actions } = view;
  if (!acts(view, side)) return null;
  return (
    <>
      {actions.double.shown && (
        <BandButton
          key="double"
          testId="double"
          kind="plain"
          disabled={!actions.double.enabled}
          title={actions.double.warning === null ? undefined : sayText(actions.double.warning)}
          onPress={() => send({ type: 'doublePressed' })}
        >
          {say(view.cube?.at === 'middle' ? 'action.double' : 'action.redouble')}
          <small class="band-value">{actions.double.value}</small>
          {actions.double.warning !== null && <span aria-hidden="true"> ⚠</span>}
        </BandButton>
      )}
      {actions.undo.shown && (
        <BandButton
          key="undo"
          testId="undo"
          kind="plain"
          disabled={!actions.undo.enabled}
          title={say('web.table.undo')}
          onPress={() => send({ type: 'stepUndone' })}
          onLongPress={() => send({ type: 'turnUndone' })}
        >
          <Icon name="undo" />
          <span class="band-word">{say('action.undo')}</span>
        </BandButton>
      )}
    </>
  );
}

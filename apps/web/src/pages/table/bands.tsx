import type { Side } from '@nardy/rules';
import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { Dice } from '../../board/dice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BandButton } from './band-button.tsx';
import { useFresh } from './use-fresh.ts';

/** How long the opening throw is shown as one die for each side. */
const OPENING_MS = 1_300;

export interface BandProps {
  readonly view: TableView;
  readonly side: Side;
  readonly send: (input: UserInput) => void;
}

function tonesOf(view: TableView, side: Side): 'light' | 'dark' {
  return view.players[side].colour;
}

function SideDice({ view, side, send }: BandProps): JSX.Element | null {
  const { dice } = view;
  const opening = useFresh(
    view.preferences.animation === 'off' || dice.opening === null ? 0 : dice.roll,
    OPENING_MS,
  );
  const tone = tonesOf(view, side);
  if (dice.rolling) {
    if (!view.players[side].onRoll) return null;
    return (
      <div class={`dice dice-${tone} dice-rolling`} data-testid="rolling">
        <svg class="die" viewBox="-20 -20 40 40" aria-hidden="true">
          <rect class="die-face" x="-18" y="-18" width="36" height="36" rx="8" />
        </svg>
        <svg class="die" viewBox="-20 -20 40 40" aria-hidden="true">
          <rect class="die-face" x="-18" y="-18" width="36" height="36" rx="8" />
        </svg>
      </div>
    );
  }
  if (dice.opening !== null && (dice.side === null || opening)) {
    const face = dice.opening[side];
    const label = say('web.table.dice', { dice: String(face) });
    return (
      <Dice dice={[{ face, state: 'waiting' }]} tone={tone} label={label} rollKey={`open${dice.roll}`} />
    );
  }
  if (dice.side !== side || dice.dice.length === 0) return null;
  const faces = dice.dice.map(({ face }) => face).join('-');
  return (
    <Dice
      dice={dice.dice.map(({ face, state }) => ({ face, state: state === 'unused' ? 'waiting' : state }))}
      tone={tone}
      label={say(dice.canSwap ? 'web.table.swap' : 'web.table.dice', { dice: faces })}
      rollKey={String(dice.roll)}
      onSwap={dice.canSwap ? () => send({ type: 'diceTapped' }) : undefined}
    />
  );
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

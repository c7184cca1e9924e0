import { opponentOf, type Side } from '@nardy/rules';
import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../app/words.ts';
import { Dice, RollingDice } from '../../board/dice.tsx';
import { useFresh } from './use-fresh.ts';

/** How long the opening throw is shown as one die for each side. */
const OPENING_MS = 1_300;

export interface SideDiceProps {
  readonly view: TableView;
  readonly side: Side;
  readonly send: (input: UserInput) => void;
}

/** Whose dice lie on the board. Those of the opening throw are the starter's once they have been played. */
function ownerOfDice({ dice, turns }: TableView): Side | null {
  const { side, opening } = dice;
  if (side !== null || opening === null || turns.every(({ roll }) => roll === null)) return side;
  return opening.white > opening.black ? 'white' : 'black';
}

/** How many dice this side is throwing: two in its turn, one for the opening. */
function thrownNow({ players }: TableView, side: Side): 0 | 1 | 2 {
  if (players[side].onRoll) return 2;
  return players[opponentOf(side)].onRoll ? 0 : 1;
}

/** The dice in one side's half: rolling, the opening throw, or the roll that is played or was played last. */
export function SideDice({ view, side, send }: SideDiceProps): JSX.Element | null {
  const { dice, preferences } = view;
  const shown = preferences.animation === 'off' || dice.opening === null ? 0 : dice.roll;
  const justOpened = useFresh(shown, OPENING_MS);
  // Dice that lay there when the table was opened are not thrown again, nor are those of the opening for the first turn.
  const firstSeen = useRef(dice.roll);
  const isNew = preferences.animation !== 'off' && dice.roll !== firstSeen.current;
  const tone = view.players[side].colour;
  if (dice.rolling) return <RollingDice tone={tone} count={thrownNow(view, side)} />;
  const owner = ownerOfDice(view);
  if (dice.opening !== null && (owner === null || justOpened)) {
    const face = dice.opening[side];
    const label = say('web.table.dice', { dice: String(face) });
    return (
      <Dice
        dice={[{ face, state: 'waiting' }]}
        tone={tone}
        label={label}
        rollKey={`open${dice.roll}`}
        arrival={isNew ? 'thrown' : 'lying'}
      />
    );
  }
  if (owner !== side || dice.dice.length === 0) return null;
  const faces = dice.dice.map(({ face }) => face).join('-');
  return (
    <Dice
      dice={dice.dice.map(({ face, state }) => ({ face, state: state === 'unused' ? 'waiting' : state }))}
      tone={tone}
      label={say(dice.canSwap ? 'web.table.swap' : 'web.table.dice', { dice: faces })}
      rollKey={String(dice.roll)}
      arrival={isNew && dice.opening === null ? 'thrown' : 'lying'}
      onSwap={dice.canSwap ? () => send({ type: 'diceTapped' }) : undefined}
    />
  );
}

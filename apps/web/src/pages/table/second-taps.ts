import type { UserInput } from '@nardy/session';

/** A tap so soon after a button of the turn was meant for the button, not for what has come in its place. */
const SECOND_TAP_MS = 350;
const TURN_BUTTONS: readonly UserInput['type'][] = ['rollPressed', 'doublePressed', 'turnConfirmed'];

export interface SecondTaps {
  /** For the buttons and dice of a turn. */
  readonly fromBand: (input: UserInput) => void;
  /** For the places of the board. */
  readonly fromBoard: (input: UserInput) => void;
}

/** Lets no late second tap on a button reach the board or the dice. */
export function withoutSecondTaps(send: (input: UserInput) => void, nowMs: () => number): SecondTaps {
  let pressedMs = Number.NEGATIVE_INFINITY;
  const fromBoard = (input: UserInput): void => {
    if (nowMs() - pressedMs > SECOND_TAP_MS) send(input);
  };
  const fromBand = (input: UserInput): void => {
    if (TURN_BUTTONS.includes(input.type)) pressedMs = nowMs();
    if (input.type === 'diceTapped') fromBoard(input);
    else send(input);
  };
  return { fromBand, fromBoard };
}

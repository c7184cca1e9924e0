import type { Die } from '@nardy/rules';
import type { JSX } from 'preact';

const PIPS: Readonly<Record<Die, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface DieFace {
  readonly face: Die;
  /** `active`: the next tap plays it; `used`: drawn dim. */
  readonly state: 'active' | 'waiting' | 'used';
}

export interface DiceProps {
  readonly dice: readonly DieFace[];
  readonly tone: 'light' | 'dark';
  /** Says what the dice are and what a tap does. */
  readonly label: string;
  /** Another roll is another key: the dice tumble in. */
  readonly rollKey: string;
  readonly onSwap?: (() => void) | undefined;
}

function Face({ face, state }: DieFace): JSX.Element {
  return (
    <svg class={`die die-${state}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <rect class="die-face" x="-18" y="-18" width="36" height="36" rx="8" />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x}:${y}`} class="die-pip" cx={x * 9} cy={y * 9} r="3.7" />
      ))}
    </svg>
  );
}

/** Two dice (four for a doublet), the larger on the left. */
export function Dice({ dice, tone, label, rollKey, onSwap }: DiceProps): JSX.Element {
  const faces = dice.map((die, index) => (
    <Face key={`${rollKey}:${index}`} face={die.face} state={die.state} />
  ));
  const idle = dice.every(({ state }) => state === 'used') ? ' dice-idle' : '';
  const name = `dice dice-${tone} dice-${dice.length}${idle}`;
  if (onSwap === undefined) {
    return (
      <div key={rollKey} class={name} role="img" aria-label={label} data-testid="dice">
        {faces}
      </div>
    );
  }
  return (
    <button key={rollKey} type="button" class={name} aria-label={label} data-testid="dice" onClick={onSwap}>
      {faces}
    </button>
  );
}

export interface RollingDiceProps {
  readonly tone: 'light' | 'dark';
  readonly count: 0 | 1 | 2;
}

/** Dice in the air: their faces are not known to anyone yet. */
export function RollingDice({ tone, count }: RollingDiceProps): JSX.Element | null {
  if (count === 0) return null;
  return (
    <div class={`dice dice-${tone} dice-rolling`} data-testid="rolling">
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} class="die" viewBox="-20 -20 40 40" aria-hidden="true">
          <rect class="die-face" x="-18" y="-18" width="36" height="36" rx="8" />
        </svg>
      ))}
    </div>
  );
}

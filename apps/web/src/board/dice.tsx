import type { Die } from '@nardy/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '../effects/reduced-motion.ts';

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
  /** Another roll is another key. */
  readonly rollKey: string;
  /** `thrown`: a new roll tumbles in and comes to rest on its faces; `lying`: it is simply there. */
  readonly arrival: 'thrown' | 'lying';
  readonly onSwap?: (() => void) | undefined;
}

/** How long a thrown die tumbles. */
const THROW_MS = 400;

function Side({ face, at }: { readonly face: Die; readonly at: string }): JSX.Element {
  return (
    <svg class={`die-side die-side-${at}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <rect class="die-edge" x="-18" y="-18" width="36" height="36" rx="8.5" />
      <rect class="die-face" x="-16.4" y="-16.9" width="32.8" height="32.8" rx="7.4" />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x}:${y}`} class="die-pip" cx={x * 9} cy={y * 9} r="3.7" />
      ))}
    </svg>
  );
}

/** The other faces, laid round the one in front so that opposite ones make seven. */
function around(front: Die): readonly [at: string, face: Die][] {
  const sides = ([1, 2, 3] as const).filter((face) => face !== front && face !== 7 - front) as [Die, Die];
  const opposite = (face: Die): Die => (7 - face) as Die;
  return [
    ['back', opposite(front)],
    ['left', sides[0]],
    ['right', opposite(sides[0])],
    ['top', sides[1]],
    ['bottom', opposite(sides[1])],
  ];
}

interface CubeProps extends DieFace {
  readonly motion: 'none' | 'thrown' | 'spinning';
}

/** A die: one face at rest, all six while it turns. */
function DieCube({ face, state, motion }: CubeProps): JSX.Element {
  return (
    <span class={`die die-${state} die-${motion}`}>
      <span class="die-body">
        {motion !== 'none' && around(face).map(([at, other]) => <Side key={at} face={other} at={at} />)}
        <Side face={face} at="front" />
      </span>
    </span>
  );
}

/** Whether a throw is still being drawn. Only a key that has not been seen is a throw. */
function useThrow(rollKey: string, arrival: DiceProps['arrival']): boolean {
  const [landed, setLanded] = useState(arrival === 'lying' ? rollKey : '');
  const still = arrival === 'lying' || landed === rollKey || reducedMotion();
  useEffect(() => {
    if (landed === rollKey) return;
    const timer = setTimeout(() => setLanded(rollKey), still ? 0 : THROW_MS);
    return () => clearTimeout(timer);
  }, [rollKey]);
  return !still;
}

/** Two dice (four for a doublet), the larger on the left. */
export function Dice({ dice, tone, label, rollKey, arrival, onSwap }: DiceProps): JSX.Element {
  const motion = useThrow(rollKey, arrival) ? 'thrown' : 'none';
  const faces = dice.map((die, index) => <DieCube key={`${rollKey}:${index}`} {...die} motion={motion} />);
  const idle = dice.every(({ state }) => state === 'used') ? ' dice-idle' : '';
  const name = `dice dice-${tone} dice-${dice.length}${idle}`;
  if (onSwap === undefined) {
    return (
      <div class={name} role="img" aria-label={label} data-testid="dice">
        {faces}
      </div>
    );
  }
  return (
    <button type="button" class={name} aria-label={label} data-testid="dice" onClick={onSwap}>
      {faces}
    </button>
  );
}

export interface RollingDiceProps {
  readonly tone: 'light' | 'dark';
  readonly count: 0 | 1 | 2;
}

/** Dice in the air: all their faces turn, what they will show is not known to anyone yet. */
export function RollingDice({ tone, count }: RollingDiceProps): JSX.Element | null {
  if (count === 0) return null;
  return (
    <div class={`dice dice-${tone} dice-rolling`} data-testid="rolling">
      {Array.from({ length: count }, (_, index) => (
        <DieCube key={index} face={index === 0 ? 3 : 5} state="waiting" motion="spinning" />
      ))}
    </div>
  );
}

import type { Die, Roll } from '@nardy/rules';
import { type Practice, practiceDice, startPractice } from '@nardy/session';
import type { JSX } from 'preact';
import { Dice, type DieFace } from '../../board/dice.tsx';
import { teach } from './taught-words.ts';

/** All dice of a roll: two, or four of a doublet, the larger first. */
function allOf([a, b]: Roll): readonly Die[] {
  return a === b ? [a, a, a, a] : a > b ? [a, b] : [b, a];
}

function facesOf(practice: Practice): readonly DieFace[] {
  const { roll, rules, board, context } = practice.scene;
  const left = [...practiceDice(practice)];
  const [next] = left;
  const swapped =
    left.length === 2 &&
    practice.turn.activeDie === practiceDice(startPractice(rules, board, roll, context))[1];
  const all = swapped ? allOf(roll).toReversed() : allOf(roll);
  return all.map((face): DieFace => {
    const at = left.indexOf(face);
    if (at < 0) return { face, state: 'used' };
    left.splice(at, 1);
    return { face, state: face === next ? 'active' : 'waiting' };
  });
}

export interface PracticeDiceProps {
  readonly roll: Roll;
  readonly practice: Practice | null;
  readonly onSwap?: (() => void) | undefined;
}

/** The dice of a diagram; a press on them swaps which one is played first. */
export function PracticeDice({ roll, practice, onSwap }: PracticeDiceProps): JSX.Element {
  const dice = allOf(roll).slice(0, 2).join('-');
  const faces =
    practice === null ? allOf(roll).map((face): DieFace => ({ face, state: 'waiting' })) : facesOf(practice);
  const swappable = onSwap !== undefined && practice !== null && new Set(practiceDice(practice)).size === 2;
  return (
    <div class="diagram-dice">
      <Dice
        dice={faces}
        tone="light"
        label={teach(swappable ? 'diagram.swap' : 'diagram.dice', { dice })}
        rollKey={dice}
        arrival="lying"
        onSwap={swappable ? onSwap : undefined}
      />
    </div>
  );
}

import type { RuleSet } from '@nardy/rules';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';

const loadBoard = () => import('./start-board.tsx').then((module) => module.StartBoard);

/** Where the board of a game that is still to begin comes to stand, after what can be pressed. */
export function BoardPlace({ rules }: { readonly rules: RuleSet }): JSX.Element {
  return (
    <div class="start-board" aria-hidden="true" inert>
      <Lazy load={loadBoard} props={{ kind: rules.board, cubed: rules.cube !== 'none' }} meanwhile={null} />
    </div>
  );
}

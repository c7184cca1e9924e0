/** Runs in the browser: draws boards by name, as the product draws them. */
import { h, render } from 'preact';
import { Board } from '../../apps/web/src/board/board.tsx';
import { Dice } from '../../apps/web/src/board/dice.tsx';
import { BOARD_STATES, type StateName } from './board-states.ts';

/** A board of one set in one state. */
export type SheetEntry = readonly [set: string, state: StateName];

declare global {
  interface Window {
    drawBoards: (entries: readonly SheetEntry[], width: number) => void;
  }
}

window.drawBoards = (entries, width) => {
  const root = document.getElementById('sheet');
  if (root === null) return;
  const boards = entries.map(([set, state]) => {
    const { dice, diceTone, ...board } = BOARD_STATES[state];
    const right =
      dice.length === 0 ? null : h(Dice, { dice, tone: diceTone, label: '', rollKey: '', arrival: 'lying' });
    const name = `${set} ${state}`;
    return h(
      'div',
      { key: name, 'data-board': set, 'data-name': name, style: { width: `${width}px` } },
      h(Board, { ...board, right }),
    );
  });
  render(h('div', { class: 'sheet' }, boards), root);
};

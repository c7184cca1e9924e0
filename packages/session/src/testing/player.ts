import type { Seeded } from '@nardy/record/testing';
import type { TableView } from '../index.ts';
import type { Client } from './client.ts';

/** How a hand plays that only sees what the page shows. */
export interface Hand {
  /** Chance of 100 to double where the button is there. */
  readonly doubles: number;
  /** Chance of 100 to undo instead of confirming. */
  readonly undoes: number;
  /** Chance of 100 to resign before a roll. */
  readonly resigns: number;
  /** Chance of 100 to take back what was done last. */
  readonly takesBack?: number;
}

export const CALM: Hand = { doubles: 0, undoes: 0, resigns: 0 };

/** Does one thing that the view offers; `false`: there is nothing to do here. */
export function playOn(client: Client, source: Seeded, hand: Hand = CALM): boolean {
  const { view } = client;
  const chance = (of100: number): boolean => source.below(100) < of100;
  if (view.question !== null) return answer(client, view.question, source);
  const { actions } = view;
  if (actions.takeBack.enabled && chance(hand.takesBack ?? 0)) {
    client.dispatch({ type: 'takeBackPressed' });
    return true;
  }
  if (actions.resignGame.enabled && chance(hand.resigns)) {
    client.dispatch({ type: 'resignGamePressed' });
    return true;
  }
  if (actions.double.enabled && chance(hand.doubles)) {
    client.dispatch({ type: 'doublePressed' });
    return true;
  }
  if (actions.roll.enabled) {
    client.dispatch({ type: 'rollPressed' });
    return true;
  }
  if (actions.undo.enabled && chance(hand.undoes)) {
    client.dispatch({ type: source.below(2) === 0 ? 'stepUndone' : 'turnUndone' });
    return true;
  }
  if (view.board.movable.length > 0) {
    moveSomething(client, view, source);
    return true;
  }
  if (actions.confirm.enabled) {
    client.dispatch({ type: 'turnConfirmed' });
    return true;
  }
  if (actions.nextGame.enabled) {
    client.dispatch({ type: 'nextGamePressed' });
    return true;
  }
  return false;
}

/** By a tap, by select and target, or by dragging: whichever chance says. */
function moveSomething(client: Client, view: TableView, source: Seeded): void {
  const { movable } = view.board;
  const place = movable[source.below(movable.length)] ?? 0;
  const way = source.below(3);
  if (way === 0) {
    client.dispatch({ type: 'emptyTapped' });
    client.dispatch({ type: 'placeTapped', place });
    return;
  }
  client.dispatch(way === 1 ? { type: 'emptyTapped' } : { type: 'dragStarted', place });
  if (way === 1) client.dispatch({ type: 'placeChosen', place });
  const { strongTargets, weakTargets } = client.view.board;
  const targets = [...strongTargets, ...weakTargets];
  const target = targets[source.below(targets.length)] ?? 0;
  client.dispatch(
    way === 1 ? { type: 'placeChosen', place: target } : { type: 'dragDropped', from: place, to: target },
  );
}

function answer(client: Client, question: NonNullable<TableView['question']>, source: Seeded): boolean {
  switch (question.kind) {
    case 'cube': {
      const choice = question.answers[source.below(question.answers.length)];
      if (choice !== undefined) client.dispatch({ type: 'cubeAnswered', answer: choice.answer });
      return true;
    }
    case 'resignation-offered':
      client.dispatch({ type: 'resignationAnswered', answer: source.below(2) === 0 ? 'accept' : 'decline' });
      return true;
    case 'resign-game': {
      const option = question.options[source.below(question.options.length)];
      client.dispatch(
        option === undefined ? { type: 'questionClosed' } : { type: 'resignGameConfirmed', kind: option.win },
      );
      return true;
    }
    case 'resign-match':
      client.dispatch({ type: 'questionClosed' });
      return true;
    case 'which-way': {
      const way = question.ways[source.below(question.ways.length)];
      if (way !== undefined) client.dispatch({ type: 'wayChosen', via: way.via });
      return true;
    }
    case 'lost-device':
      client.dispatch({ type: 'lostDeviceConfirmed' });
      return true;
  }
}

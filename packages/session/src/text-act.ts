import { inSentences, spokenOf, type Text, textOf } from '@nardy/i18n';
import { parsePlay } from '@nardy/notation';
import { findPlay } from '@nardy/rules';
import type { UserInput } from './message.ts';
import type { Model } from './model.ts';
import { type Place, placeOf } from './place.ts';
import { type Scene, sceneOf } from './scene.ts';
import { tableView } from './table-view.ts';
import { parseTextCommand, type TextAction, type TextCommand } from './text-command.ts';
import { pointText, textFact } from './text-facts.ts';
import { outlookIn, textSide } from './text-places.ts';
import { questionText } from './text-question.ts';
import type { ActionsView, ButtonView, TableView } from './view.ts';

/** What a typed line leads to: what the hand would have done, or an answer in words. */
export type TextReply =
  | { readonly type: 'input'; readonly input: UserInput }
  | { readonly type: 'say'; readonly text: Text };

/** Answers one line typed at the table as text, at the moment `nowMs` of the device's clock. */
export function replyToLine(model: Model, nowMs: number, line: string): TextReply {
  const command = parseTextCommand(line);
  const view = tableView(model, nowMs);
  switch (command.type) {
    case 'tell':
      return say(textFact(model, nowMs, command.fact));
    case 'point':
      return wayInput(view, command.number) ?? say(pointText(model, command.number));
    case 'play':
      return view.question !== null ? say(answerFirst(view)) : playReply(model, view, command.text);
    case 'unknown':
      return say(spokenOf('text.unknown', { text: command.text }));
    case 'answer':
    case 'resign-as':
      return answerReply(view, nowMs, command);
    case 'do':
      return view.question !== null && command.action !== 'undo'
        ? questionReply(view, nowMs, command.action)
        : actionReply(view, command.action);
  }
}

function say(text: Text): TextReply {
  return { type: 'say', text };
}

function input(one: UserInput): TextReply {
  return { type: 'input', input: one };
}

const NOT_NOW: TextReply = say(spokenOf('text.notNow'));

function answerFirst(view: TableView): Text {
  const { question } = view;
  return question === null ? spokenOf('text.notNow') : questionText(question);
}

function playReply(model: Model, view: TableView, text: string): TextReply {
  const scene = sceneOf(model);
  if (scene !== null && view.actions.undo.shown) return movedInput(model, view, scene, text);
  return say(spokenOf(view.actions.roll.shown ? 'text.rollFirst' : 'text.notYourTurn'));
}

/** A whole play, or the way of one checker that goes on from the moves made so far. */
function movedInput(model: Model, view: TableView, scene: Scene, text: string): TextReply {
  const parsed = parsePlay(text);
  const typed: TextReply = input({ type: 'playTyped', text });
  const [first, ...rest] = parsed.ok ? parsed.value : [];
  const joined = rest.every(({ from }, index) => from === (rest[index - 1] ?? first)?.to);
  if (!parsed.ok || first === undefined || !joined) return typed;
  const whole = findPlay(scene.rules, scene.board, scene.roll, parsed.value, scene.context);
  if (whole.ok && model.turn.made.length === 0) return typed;
  const at = (number: number): Place => placeOf(outlookIn(view), scene.side, number);
  return input({ type: 'dragDropped', from: at(first.from), to: at((rest.at(-1) ?? first).to) });
}

/** A point's number answers the question which of two ways a checker takes. */
function wayInput(view: TableView, number: number): TextReply | null {
  const { question } = view;
  if (question?.kind !== 'which-way') return null;
  const via = placeOf(outlookIn(view), textSide(view), number);
  return question.ways.some((way) => way.via === via)
    ? input({ type: 'wayChosen', via })
    : say(questionText(question));
}

function answerReply(
  view: TableView,
  nowMs: number,
  command: TextCommand & { readonly type: 'answer' | 'resign-as' },
): TextReply {
  const { question } = view;
  if (command.type === 'answer') {
    if (question?.kind !== 'cube') return NOT_NOW;
    const { answer } = command;
    const known = question.answers.some((one) => one.answer === answer);
    // What was typed before the question could be read was meant for something else.
    if (!known || nowMs < question.deadUntilMs) return say(questionText(question));
    return input({ type: 'cubeAnswered', answer });
  }
  if (question?.kind !== 'resign-game') return NOT_NOW;
  const { win } = command;
  const known = question.options.some((option) => option.win === win);
  return known ? input({ type: 'resignGameConfirmed', kind: win }) : say(questionText(question));
}

/** With a question open only its own words answer it; anything else repeats it. */
function questionReply(view: TableView, nowMs: number, action: TextAction): TextReply {
  const { question } = view;
  if (question === null || (action !== 'yes' && action !== 'back')) return say(answerFirst(view));
  switch (question.kind) {
    case 'resignation-offered':
      if (nowMs < question.deadUntilMs) return say(questionText(question));
      return input({ type: 'resignationAnswered', answer: action === 'yes' ? 'accept' : 'decline' });
    case 'resign-match':
      return input({ type: action === 'yes' ? 'resignMatchConfirmed' : 'questionClosed' });
    case 'resign-game': {
      const [only, second] = question.options;
      if (action === 'back') return input({ type: 'questionClosed' });
      if (only === undefined || second !== undefined) return say(questionText(question));
      return input({ type: 'resignGameConfirmed', kind: only.win });
    }
    case 'which-way':
      return action === 'back' ? input({ type: 'questionClosed' }) : say(questionText(question));
    case 'lost-device':
      return input({ type: action === 'yes' ? 'lostDeviceConfirmed' : 'questionClosed' });
    case 'cube':
      return say(questionText(question));
  }
}

type Pressed = Exclude<TextAction, 'go' | 'yes' | 'back' | 'swap' | 'undo-turn'>;

const BUTTONS: Readonly<
  Record<Pressed, { readonly button: (actions: ActionsView) => ButtonView; readonly input: UserInput }>
> = {
  roll: { button: ({ roll }) => roll, input: { type: 'rollPressed' } },
  confirm: { button: ({ confirm }) => confirm, input: { type: 'turnConfirmed' } },
  undo: { button: ({ undo }) => undo, input: { type: 'stepUndone' } },
  'take-back': { button: ({ takeBack }) => takeBack, input: { type: 'takeBackPressed' } },
  double: { button: ({ double }) => double, input: { type: 'doublePressed' } },
  'resign-game': { button: ({ resignGame }) => resignGame, input: { type: 'resignGamePressed' } },
  'resign-match': { button: ({ resignMatch }) => resignMatch, input: { type: 'resignMatchPressed' } },
  next: { button: ({ nextGame }) => nextGame, input: { type: 'nextGamePressed' } },
  'close-session': { button: ({ closeSession }) => closeSession, input: { type: 'sessionClosePressed' } },
  rematch: { button: ({ rematch }) => rematch, input: { type: 'rematchPressed' } },
  claim: { button: ({ claim }) => claim, input: { type: 'claimPressed' } },
};

function actionReply(view: TableView, action: TextAction): TextReply {
  const { actions } = view;
  const press = (which: Pressed): TextReply | null => {
    const { shown, enabled } = BUTTONS[which].button(actions);
    return shown && enabled ? input(BUTTONS[which].input) : null;
  };
  switch (action) {
    case 'go':
      return press('confirm') ?? press('roll') ?? say(whatNow(view));
    case 'undo-turn':
      return actions.undo.enabled ? input({ type: 'turnUndone' }) : NOT_NOW;
    case 'swap':
      return view.dice.canSwap ? input({ type: 'diceTapped' }) : NOT_NOW;
    case 'yes':
    case 'back':
      return NOT_NOW;
    default:
      return press(action) ?? NOT_NOW;
  }
}

/** For an Enter that has nothing to do: what is awaited. */
function whatNow(view: TableView): Text {
  const status = spokenOf('text.sentence', { a: view.status });
  return view.board.movable.length === 0
    ? status
    : inSentences([status, spokenOf('text.sentence', { a: textOf('web.table.typePlay') })]);
}

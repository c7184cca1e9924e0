import { SIDES } from '@nardy/rules';
import {
  diceText,
  lastPlayText,
  type Model,
  movesFromText,
  outcomeText,
  type Place,
  type PlayerView,
  questionText,
  type RollView,
  replyToLine,
  tableView,
  textFact,
  textSide,
  turnText,
  type UserInput,
} from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { sayPart } from '../../../app/spoken.ts';
import { say, sayText } from '../../../app/words.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { TurnLog } from '../turn-log.tsx';
import { Live } from './live.tsx';
import { TextActions } from './text-actions.tsx';
import { TextBoard } from './text-board.tsx';
import { TextLine } from './text-line.tsx';
import { setTableMode } from './text-mode.ts';
import { TextQuestion } from './text-question.tsx';
import { aloud, word } from './text-words.ts';
import '../../../styles/text-table.css';

export interface TextTableProps {
  readonly nowMs: number;
  readonly send: (input: UserInput) => void;
  readonly model: () => Model;
  /** An invitation, a result, a fault: what lies over a drawn board. */
  readonly overlay: ComponentChildren;
  /** The line that says how things stand, with notices. */
  readonly status: ComponentChildren;
  readonly hint: ComponentChildren;
  readonly onSettings: () => void;
  readonly onKeys: () => void;
  readonly onRoll: (roll: RollView | null) => void;
}

function Section({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const heading = `heading-${name}` as const;
  return (
    <section class={`text-section text-${name}`} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {word(`heading.${name}` as 'heading.game')}
      </h2>
      {children}
    </section>
  );
}

/** Who is away, and how long still until the win can be claimed. */
function Absence({ player: { name, presence } }: { readonly player: PlayerView }): JSX.Element | null {
  if (presence.state !== 'gone' || name === null) return null;
  const seconds = Math.ceil((presence.claimInMs ?? 0) / 1_000);
  return (
    <p data-testid="text-absence">
      {say('presence.left', { name })}
      {seconds > 0 && `, ${say('presence.claimIn', { n: seconds })}`}.
    </p>
  );
}

/** The whole table as text: everything a drawn table shows and does, in sections under headings. */
export function TextTable(props: TextTableProps): JSX.Element {
  const { nowMs, send, overlay, status, hint, onSettings, onKeys, onRoll } = props;
  const model = props.model();
  // A drawn table shows the bot's play step by step; here everything is told as it stands.
  const view = tableView(model, nowMs);
  const answer = useSignal({ id: 0, text: '' });
  const told = (text: string): void => {
    answer.value = { id: answer.peek().id + 1, text };
  };

  /** Does it, and says what has come of it. */
  const onInput = (input: UserInput): void => {
    const before = props.model();
    send(input);
    const after = props.model();
    const asked = tableView(after, Date.now()).question?.kind ?? null;
    const isAsked = asked !== null && asked !== (tableView(before, Date.now()).question?.kind ?? null);
    // A question is told above as what is awaited now, a refusal as a notice: neither under an older answer.
    const outcome = isAsked ? null : outcomeText(before, after);
    told(outcome === null ? '' : aloud(outcome));
  };
  const onLine = (line: string): void => {
    const reply = replyToLine(props.model(), Date.now(), line);
    if (reply.type === 'input') onInput(reply.input);
    else told(aloud(reply.text));
  };
  const onMoves = (place: Place): void => told(aloud(movesFromText(props.model(), place)));

  const { question } = view;
  // A search of the plays: once for each change, not once for each tick of the clocks.
  const turn = useMemo(() => turnText(model), [model]);
  const awaited = question === null ? turn : questionText(question);
  // Whose turn it is stands above already.
  const isNews = awaited === null || view.notice !== null || view.connection.state !== 'online';
  const side = textSide(view);
  const actions = useFocusKept(question?.kind ?? '');
  useEffect(() => {
    document.getElementById('text-line')?.focus();
  }, []);

  return (
    <main class="text-table" data-testid="text-table">
      <h1>{sayText(view.header.rules)}</h1>
      <Section name="game">
        <p>
          {[
            sayText(view.header.lengthText),
            say('header.game', { n: view.header.game }),
            ...[view.header.setUpText, view.header.crawfordText].flatMap((text) =>
              text === null ? [] : sayPart(text),
            ),
          ].join(', ')}
          .
        </p>
        {SIDES.map((side) => (
          <Absence key={side} player={view.players[side]} />
        ))}
        {overlay}
      </Section>
      <Section name="play">
        <Live
          testId="text-turn"
          id={`${view.rolls.length} ${view.turns.length} ${question?.kind}`}
          text={awaited && aloud(awaited)}
        />
        <TextLine onLine={onLine} />
        <Live testId="text-answer" id={answer.value.id} text={answer.value.text} look="text-answer" />
        {isNews && status}
      </Section>
      <Section name="dice">
        <p data-testid="text-dice">{aloud(diceText(model))}</p>
        <div class="text-buttons">
          <button
            type="button"
            class="button button-plain"
            data-testid="text-swap"
            aria-disabled={!view.dice.canSwap}
            onClick={() => view.dice.canSwap && onInput({ type: 'diceTapped' })}
          >
            {word('text.swap')}
          </button>
          <button type="button" class="button button-plain" data-testid="tick" onClick={() => onRoll(null)}>
            {say('web.check.title')} <small>{view.rolls.length}</small>
          </button>
        </div>
      </Section>
      <Section name="board">
        <TextBoard
          view={view}
          side={side}
          onChoose={(place) => onInput({ type: 'placeChosen', place })}
          onMoves={onMoves}
        />
        <small id="text-board-hint">{word('text.boardHint')}</small>
      </Section>
      <Section name="lastPlay">
        <Live testId="text-last-play" id={view.turns.length} text={aloud(lastPlayText(model))} />
        <details class="disclosure">
          <summary>{say('web.table.log')}</summary>
          <div role="log" aria-live="off" aria-label={say('web.table.log')}>
            <TurnLog view={view} onRoll={onRoll} />
          </div>
        </details>
      </Section>
      <Section name="score">
        <p data-testid="text-score">{aloud(textFact(model, nowMs, 'score'))}</p>
        <p>{aloud(textFact(model, nowMs, 'pips'))}</p>
        <p>{aloud(textFact(model, nowMs, 'clocks'))}</p>
      </Section>
      <Section name="actions">
        <div ref={actions}>
          {question !== null && <TextQuestion question={question} nowMs={nowMs} onInput={onInput} />}
          <TextActions view={view} onInput={onInput} />
          {hint}
        </div>
      </Section>
      <Section name="settings">
        <div class="text-buttons">
          <button
            type="button"
            class="button button-plain"
            data-testid="to-board"
            onClick={() => setTableMode('board')}
          >
            {word('text.toBoard')}
          </button>
          <button type="button" class="button button-plain" data-testid="open-settings" onClick={onSettings}>
            {say('web.settings.title')}
          </button>
          <button type="button" class="button button-plain" data-testid="open-keys" onClick={onKeys}>
            {say('web.keys.title')}
          </button>
          <a class="button button-plain" href="/">
            {say('web.home')}
          </a>
          <LanguageSwitch />
        </div>
      </Section>
    </main>
  );
}

/** When an answered question takes the pressed button away, the focus goes to the heading and not to nowhere. */
function useFocusKept(question: string) {
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      inside.current = root.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      document.getElementById('heading-actions')?.focus();
    }
  }, [question]);
  return root;
}

import type { TableView, UserInput } from '@nardy/session';
import { useEffect, useRef } from 'preact/hooks';
import { inputForKey } from './key-input.ts';
import type { Fact } from './spoken-facts.ts';

export interface KeysInput {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
  readonly onFact: (fact: Fact) => void;
  /** Whether a play is being typed: then every character belongs to it. */
  readonly typing: 'yes' | 'no';
  /** A digit begins a typed play; what is typed before its line is there comes here too. */
  readonly onType: (key: string) => void;
  readonly onHelp: () => void;
  readonly onHint: () => void;
}

const FACTS: Readonly<Record<string, Fact>> = { KeyM: 'pips', KeyC: 'clocks', KeyL: 'last-play' };

/** «бар/21» is typed too, where B does not answer a double. */
function beginsBar(event: KeyboardEvent, { question }: TableView): boolean {
  return question === null && /^[bб]$/i.test(event.key);
}

/** Does what a key asks for; says whether it asked for anything. */
function press(event: KeyboardEvent, input: KeysInput): boolean {
  const { view, send, typing, onFact, onType, onHelp, onHint } = input;
  const fact = FACTS[event.code];
  const asked = inputForKey(event.code, view, Date.now());
  if (typing === 'yes' && event.key.length === 1) onType(event.key);
  else if (event.key === '?') onHelp();
  else if (/^[0-9]$/.test(event.key) || beginsBar(event, view)) onType(event.key);
  else if (fact !== undefined) onFact(fact);
  else if (event.code === 'KeyH') onHint();
  else if (asked !== null) send(asked);
  else return false;
  return true;
}

/** A place pressed by mouse or finger does not keep the focus: Space after it confirms, and chooses nothing. */
function leavePlace(event: MouseEvent): void {
  if (event.detail > 0) (event.target as Element).closest<HTMLElement>('.place')?.blur();
}

/** The keys of the table. Fields and focused buttons keep theirs. */
export function useKeys(input: KeysInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as Element;
      if (target.closest('input, select, textarea, summary') !== null) return;
      const pressesButton = event.code === 'Space' || event.code === 'Enter';
      if (pressesButton && target.closest('button, a') !== null) return;
      // A dialog over the table keeps the letters of its own question only.
      const inDialog = document.querySelector('dialog[open]') !== null;
      if (inDialog && latest.current.view.question === null) return;
      if (press(event, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    addEventListener('click', leavePlace);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', leavePlace);
    };
  }, []);
}

import type { ButtonView, TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';

export interface ToolbarProps {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
  readonly onLog: () => void;
  readonly onSettings: () => void;
}

/** Everything that is not the turn itself. Resigning a game and a match are two different buttons. */
export function Toolbar({ view, send, onLog, onSettings }: ToolbarProps): JSX.Element {
  const { takeBack, resignGame, resignMatch, claim } = view.actions;
  return (
    <nav class="toolbar">
      <button type="button" class="tool tool-log" data-testid="open-log" onClick={onLog}>
        {say('web.table.log')}
      </button>
      <button type="button" class="tool" data-testid="open-settings" onClick={onSettings}>
        {say('web.table.settings')}
      </button>
      <Tool testId="take-back" button={takeBack} onPress={() => send({ type: 'takeBackPressed' })}>
        {say('action.takeBack')}
      </Tool>
      <Tool testId="resign-game" button={resignGame} onPress={() => send({ type: 'resignGamePressed' })}>
        {say('action.resignGame')}
      </Tool>
      <Tool testId="resign-match" button={resignMatch} onPress={() => send({ type: 'resignMatchPressed' })}>
        {say(view.header.length === null ? 'action.endSession' : 'action.resignMatch')}
      </Tool>
      <Tool
        testId="claim"
        look="tool tool-claim"
        button={claim}
        onPress={() => send({ type: 'claimPressed' })}
      >
        {say('action.claim')}
      </Tool>
    </nav>
  );
}

interface ToolProps {
  readonly testId: string;
  readonly look?: string;
  readonly button: ButtonView;
  readonly onPress: () => void;
  readonly children: string;
}

function Tool({ testId, look = 'tool', button, onPress, children }: ToolProps): JSX.Element | null {
  if (!button.shown) return null;
  return (
    <button type="button" class={look} data-testid={testId} disabled={!button.enabled} onClick={onPress}>
      {children}
    </button>
  );
}

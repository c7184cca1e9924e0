import type { Model, RollView, TableView, UserInput } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';
import { type SaidRefusal, say } from '../../app/words.ts';
import { seatLink } from '../../effects/seat-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Announcer } from './announcer.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { useHints } from './hint/use-hints.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RollDialog } from './roll-dialog.tsx';
import { type Fact, factText } from './spoken-facts.ts';
import { StatusLine } from './status-line.tsx';
import { TableBoard } from './table-board.tsx';
import { TableHeader } from './table-header.tsx';
import { loadTextTable } from './text/load-text-table.ts';
import { TextGate } from './text/text-gate.tsx';
import { tableMode } from './text/text-mode.ts';
import { typeIntoLine } from './text/type-into-line.ts';
import { Toolbar } from './toolbar.tsx';
import { TurnLog } from './turn-log.tsx';
import { TypedPlay } from './typed-play.tsx';
import { useKeys } from './use-keys.ts';
import { usePageTitle } from './use-page-title.ts';

export interface TableScreenProps {
  readonly view: TableView;
  readonly nowMs: number;
  readonly send: (input: UserInput) => void;
  /** What the session knows, for the table as text. */
  readonly model: () => Model;
  /** What the server has refused outside of play. */
  readonly refusal: SaidRefusal | null;
}

type Open =
  | { readonly what: 'nothing' | 'log' | 'settings' | 'keys' }
  | { readonly what: 'roll'; readonly roll: RollView | null }
  | { readonly what: 'typing'; readonly first: string }
  | { readonly what: 'fact'; readonly fact: Fact; readonly id: number };

const NOTHING: Open = { what: 'nothing' };

const loadSettings = () => import('./settings-dialog.tsx').then((module) => module.SettingsDialog);

/** What lies over the board instead of play. */
function Overlay({ view, send }: TableScreenProps): JSX.Element | null {
  const { stage, header, result, fault } = view;
  if (fault !== null) return <FaultPanel fault={fault} match={header.match} />;
  if (stage === 'waiting') {
    return view.viewer === 'spectator' ? null : <InvitePanel match={header.match} />;
  }
  if (result !== null) {
    return <ResultPanel key={`${result.of}${header.game}`} view={view} result={result} send={send} />;
  }
  return null;
}

/** The whole table. */
export function TableScreen(props: TableScreenProps): JSX.Element {
  const { view, nowMs, send } = props;
  const open = useSignal<Open>(NOTHING);
  const show = (next: Open): void => {
    open.value = next;
  };
  const asText = tableMode.value === 'text';
  const hints = useHints(view);
  const top = view.bottom === 'white' ? 'black' : 'white';
  useKeys({
    view,
    send,
    onFact: (fact) => {
      const before = open.peek();
      show({ what: 'fact', fact, id: before.what === 'fact' ? before.id + 1 : 1 });
    },
    typing: open.value.what === 'typing' ? 'yes' : 'no',
    onType: (key) => {
      if (asText) return typeIntoLine(key);
      const before = open.peek();
      show({ what: 'typing', first: before.what === 'typing' ? before.first + key : key });
    },
    onHelp: () => show({ what: 'keys' }),
    onHint: hints.toggle,
  });
  usePageTitle(view);
  // On a small screen the hint takes the place of a line that says nothing new.
  const isQuiet = open.value.what === 'nothing' && view.notice === null && props.refusal === null;
  const log = <TurnLog view={view} onRoll={(roll) => show({ what: 'roll', roll })} />;

  const fact =
    open.value.what === 'fact' ? { id: open.value.id, text: factText(view, open.value.fact) } : null;
  const status = (
    <StatusLine
      view={view}
      nowMs={nowMs}
      send={send}
      refusal={props.refusal}
      fact={open.value.what === 'fact' ? open.value.fact : null}
      onFactRead={() => show(NOTHING)}
    />
  );
  const dialogs = (
    <>
      {open.value.what === 'log' && (
        <Dialog title={say('web.table.log')} testId="log-dialog" onClose={() => show(NOTHING)}>
          {log}
          <button type="button" class="button button-main button-wide" onClick={() => show(NOTHING)}>
            {say('web.close')}
          </button>
        </Dialog>
      )}
      {open.value.what === 'keys' && <KeysDialog onClose={() => show(NOTHING)} />}
      {open.value.what === 'settings' && (
        <Lazy
          load={loadSettings}
          props={{
            preferences: view.preferences,
            match: view.header.match,
            seatLink: seatLink(view.header.match, props.model().game?.game ?? null),
            onChange: (change) => send({ type: 'preferencesChanged', change }),
            onClose: () => show(NOTHING),
          }}
          meanwhile={null}
        />
      )}
      {open.value.what === 'roll' && (
        <RollDialog
          view={view}
          roll={open.value.roll}
          onRoll={(roll) => show({ what: 'roll', roll })}
          onClose={() => show(NOTHING)}
        />
      )}
    </>
  );
  if (asText) {
    return (
      <div
        class="table-told"
        data-testid="table"
        data-stage={view.stage}
        data-viewer={view.viewer}
        data-bottom={view.bottom}
      >
        <Announcer view={view} leave={['turn', 'last-play']} fact={fact} />
        <Lazy
          load={loadTextTable}
          props={{
            nowMs,
            send,
            model: props.model,
            overlay: <Overlay {...props} />,
            status,
            hint: (
              <>
                {hints.button}
                {hints.panel}
              </>
            ),
            onSettings: () => show({ what: 'settings' }),
            onKeys: () => show({ what: 'keys' }),
            onRoll: (roll) => show({ what: 'roll', roll }),
          }}
          meanwhile={<Loading />}
          failed={
            <p class="loading" role="alert">
              {say('web.refusal.NETWORK')}
            </p>
          }
        />
        {dialogs}
      </div>
    );
  }
  return (
    <div
      class={hints.panel !== null && hints.place === 'table' ? 'table table-hinted' : 'table'}
      data-testid="table"
      data-stage={view.stage}
      data-viewer={view.viewer}
      data-bottom={view.bottom}
    >
      <Announcer view={view} fact={fact} />
      <TextGate />
      <TableHeader view={view} send={send} onCheck={() => show({ what: 'roll', roll: null })} />
      <main class="table-main">
        <PlayerStrip view={view} player={view.players[top]} at="top" />
        <div class="table-board">
          <TableBoard view={view} send={send} advice={hints.steps} />
          <div class="table-overlay">
            <Overlay {...props} />
          </div>
        </div>
        <PlayerStrip view={view} player={view.players[view.bottom]} at="bottom" />
        <div class={isQuiet ? 'table-say table-say-quiet' : 'table-say'}>
          {open.value.what === 'typing' ? (
            <TypedPlay first={open.value.first} send={send} onClose={() => show(NOTHING)} />
          ) : (
            status
          )}
          {hints.place === 'table' && view.notice?.stays !== true && hints.button}
        </div>
      </main>
      <Toolbar
        view={view}
        send={send}
        onLog={() => show({ what: 'log' })}
        onSettings={() => show({ what: 'settings' })}
      />
      <div class="table-column">
        {hints.place === 'table' && hints.panel}
        <aside class="table-side card">
          <h2>{say('web.table.log')}</h2>
          {log}
        </aside>
      </div>
      {view.question !== null && (
        <QuestionDialog
          key={view.question.kind}
          view={view}
          question={view.question}
          nowMs={nowMs}
          send={send}
          hint={hints.place === 'question' && <>{hints.panel ?? hints.button}</>}
        />
      )}
      {dialogs}
    </div>
  );
}

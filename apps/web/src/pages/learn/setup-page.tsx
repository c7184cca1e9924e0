import { BOARD_KINDS, type BoardKind } from '@nardy/rules';
import { PLACES } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale } from '../../app/preferences.ts';
import { taughtPath } from '../../app/taught-pages.ts';
import { Board } from '../../board/board.tsx';
import { BoardPicture } from '../../board/board-picture.tsx';
import { NO_MARKS } from '../../board/props.ts';
import { useNearView } from '../../board/use-near-view.ts';
import { Choice } from '../../ui/choice.tsx';
import { Page } from '../../ui/page.tsx';
import { placeLabel } from '../rules/place-label.ts';
import { teach } from '../rules/taught-words.ts';
import {
  carry,
  EMPTY_SETUP,
  inHand,
  mistakes,
  put,
  rightSetup,
  type Setup,
  setupPlacement,
  take,
} from './setup.ts';

type Mode = 'put' | 'take';
type Said = { readonly state: 'open' | 'right' | 'wrong'; readonly lines: readonly string[] };

const NOTHING: Said = { state: 'open', lines: [] };

function judge(kind: BoardKind, setup: Setup): Said {
  const wrong = mistakes(kind, setup);
  if (wrong.length === 0)
    return { state: 'right', lines: [teach(kind === 'short' ? 'setup.right' : 'setup.right.long')] };
  const lines = wrong.map(({ point, lacks }) =>
    teach(lacks > 0 ? 'setup.missing' : 'setup.extra', { point, n: Math.abs(lacks) }),
  );
  return { state: 'wrong', lines: [...lines, teach(kind === 'short' ? 'setup.hint' : 'setup.hint.long')] };
}

/** `/learn/setup`: the board is set up by hand and checked. */
export function SetupPage(): JSX.Element {
  const kind = useSignal<BoardKind>('short');
  const setup = useSignal<Setup>(EMPTY_SETUP);
  const mode = useSignal<Mode>('put');
  const said = useSignal<Said>(NOTHING);
  const { ref, near } = useNearView<HTMLDivElement>();
  const change = (next: Setup): void => {
    setup.value = next;
    said.value = NOTHING;
  };
  const touch = (place: number, by: Mode): void => change((by === 'put' ? put : take)(setup.value, place));
  const placement = setupPlacement(kind.value, setup.value);
  const own = [...placement.keys()].filter((place) => (placement[place] ?? 0) > 0);
  return (
    <Page testId="setup-page">
      <nav class="crumbs">
        <a href={taughtPath(locale.value, 'rules')}>{teach('rules.index.title')}</a>
      </nav>
      <h1>{teach('setup.title')}</h1>
      <p class="lead">{teach(kind.value === 'short' ? 'setup.lead' : 'setup.lead.long')}</p>
      <div class="lesson">
        <div class="lesson-board" ref={ref}>
          {near ? (
            <Board
              key={kind.value}
              kind={kind.value}
              home="right"
              bottomTone="light"
              placement={placement}
              steps={[]}
              limitMs={0}
              recall={[]}
              recallAs="arrows"
              cube={null}
              marks={NO_MARKS}
              loose={own}
              lights="off"
              label={(place) =>
                place === PLACES.bottomTray
                  ? teach('setup.left', { n: inHand(setup.value) })
                  : placeLabel(kind.value, placement, place)
              }
              onTap={(place) => touch(place, mode.value)}
              onChoose={(place) => touch(place, mode.value)}
              onOther={(place) => touch(place, mode.value === 'put' ? 'take' : 'put')}
              onDragStart={() => {}}
              onDrop={(from, to) => change(carry(setup.value, from, to))}
            />
          ) : (
            <BoardPicture kind={kind.value} placement={placement} label={teach('setup.boardLabel')} />
          )}
        </div>
        <div class="lesson-words">
          <Choice
            legend={teach('setup.board')}
            testId="setup-kind"
            value={kind.value}
            options={BOARD_KINDS.map((value) => ({ value, label: teach(`setup.${value}`) }))}
            onChange={(next) => {
              kind.value = next;
              change(EMPTY_SETUP);
            }}
          />
          <Choice
            legend={teach('setup.mode')}
            testId="setup-mode"
            value={mode.value}
            options={(['put', 'take'] as const).map((value) => ({ value, label: teach(`setup.${value}`) }))}
            onChange={(next) => {
              mode.value = next;
            }}
          />
          <p data-testid="setup-left">{teach('setup.left', { n: inHand(setup.value) })}</p>
          <div class="lesson-buttons">
            <button
              type="button"
              class="button button-main"
              data-testid="setup-check"
              onClick={() => {
                said.value = judge(kind.value, setup.value);
              }}
            >
              {teach('setup.check')}
            </button>
            <button
              type="button"
              class="button button-plain"
              data-testid="setup-clear"
              onClick={() => change(EMPTY_SETUP)}
            >
              {teach('setup.clear')}
            </button>
            <button
              type="button"
              class="button button-plain"
              data-testid="setup-show"
              onClick={() => change(rightSetup(kind.value))}
            >
              {teach('setup.show')}
            </button>
          </div>
          <div role="status" data-testid="setup-said" data-state={said.value.state}>
            {said.value.state === 'right' && <p class="diagram-right">{said.value.lines[0]}</p>}
            {said.value.state === 'wrong' && (
              <>
                <p class="diagram-wrong">{teach('setup.wrong')}</p>
                <ul>
                  {said.value.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

import type { CheckerMove } from '@nardy/rules';
import { stepViews } from '@nardy/session';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayRefusal } from '../../app/words.ts';
import { Page } from '../../ui/page.tsx';
import { Analysis } from './analysis.tsx';
import { boardKindOf, type Draft, type EditRefusal, newDraft } from './draft.ts';
import { draftAddress, draftOfAddress } from './draft-text.ts';
import { PlayOn } from './play-on.tsx';
import { RollChoice } from './roll-choice.tsx';
import { sayPosition } from './say-position.ts';
import { type Brush, SetUpBoard } from './set-up-board.tsx';
import { SetUpTools } from './set-up-tools.tsx';
import { TermsForm } from './terms-form.tsx';
import { TextForm } from './text-form.tsx';
import '../../styles/form.css';
import '../../styles/hint.css';
import '../../styles/player.css';
import '../../styles/position.css';

/** `/position`: any position, set up by hand or text, with what the engine thinks of it. The address carries it. */
export function PositionPage(): JSX.Element {
  const read = useMemo(() => draftOfAddress(location.search), []);
  const draft = useSignal<Draft>(read.ok ? read.value : newDraft('international'));
  const refusal = useSignal<string | null>(read.ok ? null : sayRefusal(read.error));
  const brush = useSignal<Brush>('white');
  const shown = useSignal<readonly CheckerMove[] | null>(null);

  const change = (next: Draft): void => {
    refusal.value = null;
    draft.value = next;
    history.replaceState(history.state, '', draftAddress(next));
  };
  const edit = (next: Draft | EditRefusal): void => {
    if (typeof next === 'string') refusal.value = sayPosition(`position.refused.${next}`);
    else change(next);
  };
  const setBrush = (next: Brush): void => {
    brush.value = next;
  };
  const now = draft.value;
  const outlook = { kind: boardKindOf(now), bottom: now.onRoll };
  const tone = now.onRoll === 'white' ? 'light' : 'dark';
  return (
    <Page testId="position-page">
      <h1>{sayPosition('position.title')}</h1>
      <p class="lead position-lead">{sayPosition('position.lead')}</p>
      <div class="position">
        <div class="position-board">
          <SetUpBoard
            draft={now}
            brush={brush.value}
            advice={stepViews(outlook, now.onRoll, shown.value ?? [])}
            onEdit={edit}
            onBrush={setBrush}
          />
          <p
            class="refusal position-refusal"
            role="alert"
            data-testid="refusal"
            hidden={refusal.value === null}
          >
            {refusal.value}
          </p>
          <SetUpTools draft={now} brush={brush.value} onChange={change} onBrush={setBrush} />
          <details class="disclosure position-help">
            <summary>{sayPosition('position.how')}</summary>
            <p>{sayPosition('position.help')}</p>
            <p>{sayPosition('position.keys')}</p>
            <p>{sayPosition('position.whose')}</p>
          </details>
        </div>
        <div class="position-side">
          <section class="card position-roll">
            <RollChoice roll={now.roll} tone={tone} onChange={(roll) => change({ ...now, roll })} />
          </section>
          <Analysis
            draft={now}
            onShow={(moves) => {
              shown.value = moves;
            }}
          />
          <PlayOn draft={now} />
          <section class="card">
            <h2>{sayPosition('position.terms')}</h2>
            <TermsForm draft={now} onChange={change} />
          </section>
          <section class="card">
            <h2>{sayPosition('position.texts')}</h2>
            <TextForm draft={now} onChange={change} />
          </section>
        </div>
      </div>
    </Page>
  );
}

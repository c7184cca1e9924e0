import type { CheckerMove } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { locale } from '../../../app/preferences.ts';
import { say } from '../../../app/words.ts';
import type { EngineClient, Hint } from '../../../engine/engine-client.ts';
import { sayOfEngine } from '../../../engine/engine-words.ts';
import { startEngine } from '../../../engine/start-engine.ts';
import { type HintRow, hintText } from './hint-rows.ts';
import { useHint } from './use-hint.ts';

export interface HintPanelProps {
  /** The engine of the table; started here when there is none yet. */
  readonly engine: { current: EngineClient | null };
  readonly question: HintQuestion;
  /** The play to show on the board; `null` for none. */
  readonly onShow: (moves: readonly CheckerMove[] | null) => void;
  readonly onClose: () => void;
}

/** What the engine would do, as far as it has thought. */
export function HintPanel({ engine, question, onShow, onClose }: HintPanelProps): JSX.Element {
  engine.current ??= startEngine();
  const { hint, ask } = useHint(engine.current, question);
  const [chosen, setChosen] = useState<string | null>(null);
  const text = 'answer' in hint ? hintText(question, hint.answer, locale.value) : null;
  const shown = text?.rows.find(({ key }) => key === chosen) ?? text?.rows[0];

  useEffect(() => {
    onShow(shown?.moves ?? null);
    return () => onShow(null);
  }, [question.key, shown?.key]);

  return (
    <section class="hint" aria-label={say('web.table.hint')} data-testid="hint" data-state={hint.state}>
      <header class="hint-head">
        <div class="hint-words">
          <h2>{text?.title ?? say('web.table.hint')}</h2>
          <Progress hint={hint} />
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={say('web.close')}
          title={say('web.close')}
          data-testid="hint-close"
          onClick={onClose}
        >
          ×
        </button>
      </header>
      {hint.state === 'failed' && (
        <div class="hint-failed" role="alert">
          <p data-testid="hint-failed">{sayOfEngine(`hint.failed.${hint.code}`)}</p>
          <button type="button" class="button button-plain" onClick={ask}>
            {sayOfEngine('hint.again')}
          </button>
        </div>
      )}
      {text !== null && (
        <>
          <ol
            class="hint-rows"
            aria-label={sayOfEngine(question.kind === 'play' ? 'hint.plays' : 'hint.values')}
          >
            {text.rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                shown={row.key === shown?.key}
                onChoose={() => setChosen(row.key)}
              />
            ))}
          </ol>
          {shown?.reason != null && (
            <p class="hint-reason" data-testid="hint-reason">
              {shown.reason}
            </p>
          )}
          {text.chances !== null && <p class="hint-chances">{text.chances}</p>}
        </>
      )}
      <p class="unseen" aria-live="polite">
        {hint.state === 'done' ? text?.spoken : ''}
      </p>
    </section>
  );
}

/** How far the engine has come. */
function Progress({ hint }: { readonly hint: Hint }): JSX.Element | null {
  switch (hint.state) {
    case 'loading':
      return (
        <small data-testid="hint-loading" role="status">
          {sayOfEngine('hint.loading', { n: Math.floor(100 * hint.share) })}
        </small>
      );
    case 'thinking':
    case 'done': {
      const { plies } = hint.answer;
      return (
        <small data-testid="hint-depth" data-plies={plies}>
          {plies === 0 ? sayOfEngine('hint.sight') : sayOfEngine('hint.depth', { n: plies })}
          {hint.state === 'thinking' && ` · ${sayOfEngine('hint.thinking')}`}
        </small>
      );
    }
    case 'failed':
      return null;
  }
}

interface RowProps {
  readonly row: HintRow;
  readonly shown: boolean;
  readonly onChoose: () => void;
}

/** One play or decision; a play can be chosen to be shown on the board. */
function Row({ row, shown, onChoose }: RowProps): JSX.Element {
  const inside = (
    <>
      <span class="hint-label">{row.label}</span>
      <b class="hint-equity" title={sayOfEngine('hint.equity')}>
        <span class="unseen">{sayOfEngine('hint.equity')} </span>
        {row.equity}
      </b>
      <span class={`hint-difference hint-${row.outlook}`} title={sayOfEngine('hint.difference')}>
        {row.difference}
      </span>
      {row.detail !== null && <small class="hint-detail">{row.detail}</small>}
    </>
  );
  const name = `hint-row${row.isBest ? ' hint-best' : ''}`;
  if (row.moves === null) {
    return (
      <li class={name} data-testid="hint-row">
        {inside}
      </li>
    );
  }
  return (
    <li>
      <button type="button" class={name} aria-pressed={shown} data-testid="hint-row" onClick={onChoose}>
        {inside}
      </button>
    </li>
  );
}

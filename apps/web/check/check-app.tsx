import type { BatchIds, Receipt } from '@nardy/dice';
import { LOCALES, type Locale } from '@nardy/i18n';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { checkGame, type GameCheck } from './check-game.ts';
import { ComparePanel } from './compare-panel.tsx';
import { GameView } from './game-view.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { keptReceipts } from './kept-receipts.ts';
import { pagePacing, pause } from './pacing.ts';
import { type InputRefusal, readRecord } from './read-input.ts';
import { RecordInput } from './record-input.tsx';
import { useGrowing } from './use-growing.ts';
import { wordsIn } from './words.ts';

/** Between two drawings of the progress. */
const PROGRESS_MS = 120;

/** What the page is doing with the record it was given. */
type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly refusal: InputRefusal }
  | { readonly kind: 'checking'; readonly share: number }
  | { readonly kind: 'checked'; readonly games: readonly GameCheck[] };

/** The whole check page. */
export function CheckApp({ firstLocale }: { readonly firstLocale: Locale }): JSX.Element {
  const [locale, setLocale] = useState(firstLocale);
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const [text, setText] = useState<string | null>(null);
  const [receipts, setReceipts] = useState<readonly Receipt[]>(keptReceipts);
  const [batches, setBatches] = useState<BatchIds | null>(null);
  const run = useRef(0);
  const results = useRef<HTMLDivElement>(null);
  const say = wordsIn(locale);
  const shown = useGrowing(work.kind === 'checked' ? work.games.length : 0, 1);

  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = say('check.title');
  }, [locale]);

  useEffect(() => {
    if (text === null) return;
    // A newer record or comparison makes the running check worthless.
    run.current += 1;
    const mine = run.current;
    const isWanted = (): boolean => run.current === mine;
    void checkText(text, { receipts, batches }, isWanted, (next) => {
      if (isWanted()) setWork(next);
    });
  }, [text, receipts, batches]);

  useEffect(() => {
    // On a phone the verdict would lie below what has just been filled in.
    if (work.kind !== 'checked') return;
    // With the frame that is drawn anyway: at once, the page would have to be laid out twice.
    const frame = requestAnimationFrame(() => results.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [work]);

  const refuse = useCallback((refusal: InputRefusal) => {
    setText(null);
    setWork({ kind: 'refused', refusal });
  }, []);

  return (
    <main>
      <header>
        <h1>{say('check.title')}</h1>
        <fieldset class="languages" aria-label={say('check.language')}>
          {LOCALES.map((other) => (
            <button
              key={other}
              type="button"
              lang={other}
              aria-pressed={other === locale}
              onClick={() => setLocale(other)}
            >
              {other.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </header>
      <p class="lead">{say('check.lead')}</p>
      <RecordInput say={say} onText={setText} onRefusal={refuse} />
      <ComparePanel
        say={say}
        receipts={receipts}
        batches={batches}
        onReceipts={setReceipts}
        onBatches={setBatches}
      />
      <section aria-live="polite" data-testid="work" data-kind={work.kind}>
        {work.kind === 'refused' && (
          <p class="verdict bad" role="alert" data-testid="refusal">
            <b aria-hidden="true">✗</b> {say(work.refusal.key, work.refusal.params)}
          </p>
        )}
        {work.kind === 'checking' && (
          <p class="progress">
            <progress value={work.share} /> {say('check.working', { percent: Math.round(100 * work.share) })}
          </p>
        )}
      </section>
      <div ref={results}>
        {work.kind === 'checked' &&
          work.games
            .slice(0, shown)
            .map((check, index) => (
              <GameView
                key={check.report.verdict.head}
                check={check}
                previous={work.games[index - 1] ?? null}
                heading={work.games.length > 1 ? say('check.game', { n: index + 1 }) : null}
                locale={locale}
              />
            ))}
      </div>
      <HowItWorks say={say} />
    </main>
  );
}

async function checkText(
  text: string,
  comparison: Parameters<typeof checkGame>[1],
  isWanted: () => boolean,
  onWork: (work: Work) => void,
): Promise<void> {
  const record = readRecord(text);
  if (!record.ok) {
    onWork({ kind: 'refused', refusal: record.error });
    return;
  }
  await pause();
  const games: GameCheck[] = [];
  let shownMs = performance.now();
  for (const transcript of record.value) {
    const pacing = pagePacing((share) => {
      // Drawing costs as much as checking: a short check shows no progress, a long one shows it now and then.
      if (performance.now() - shownMs < PROGRESS_MS) return;
      shownMs = performance.now();
      onWork({ kind: 'checking', share: (games.length + share) / record.value.length });
    });
    games.push(await checkGame(transcript, comparison, pacing));
    if (!isWanted()) return;
  }
  await pause();
  onWork({ kind: 'checked', games });
}

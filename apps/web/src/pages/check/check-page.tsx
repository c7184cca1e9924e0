import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type SaidRefusal, say, sayRefusal } from '../../app/words.ts';
import { gameTranscript, matchTranscripts } from '../../effects/api.ts';
import { allReceipts } from '../../effects/secret-storage.ts';
import { isDeviceMatch } from '../../offline/device-id.ts';
import { sayOfDevice } from '../../offline/device-say.ts';
import { Page } from '../../ui/page.tsx';
import { checkGame, type GameCheck, transcriptsIn } from './game-check.ts';
import { GameReport } from './game-report.tsx';
import '../../styles/check.css';

export interface CheckPageProps {
  readonly of: 'match' | 'game';
  readonly id: string;
}

/** What this device saw of a game while it was played. */
function receiptsFor(transcript: unknown): readonly unknown[] {
  const lines =
    typeof transcript === 'object' && transcript !== null && 'lines' in transcript ? transcript.lines : [];
  const header = Array.isArray(lines) ? String(lines[0]) : '';
  return allReceipts().filter(
    ({ game, n }) => header.includes(game) && Array.isArray(lines) && n < lines.length,
  );
}

/** `/m/:id/check` and `/verify/:G`: the record, checked here and now. */
export function CheckPage({ of, id }: CheckPageProps): JSX.Element {
  const checks = useSignal<readonly GameCheck[]>([]);
  const progress = useSignal<number | null>(0);
  const refusal = useSignal<SaidRefusal | null>(null);

  useEffect(() => {
    let wanted = true;
    const run = async (): Promise<void> => {
      const answer = await (of === 'match' ? matchTranscripts(id) : gameTranscript(id));
      if (!answer.ok) {
        refusal.value = answer.error;
        progress.value = null;
        return;
      }
      for (const transcript of transcriptsIn(answer.value)) {
        const options = { receipts: receiptsFor(transcript) };
        const check = await checkGame(transcript, options, (part) => {
          progress.value = part;
        });
        if (!wanted) return;
        checks.value = [...checks.value, check];
      }
      progress.value = null;
    };
    checks.value = [];
    void run();
    return () => {
      wanted = false;
    };
  }, [of, id]);

  return (
    <Page testId="check-page">
      <h1>{say('web.check.title')}</h1>
      <p class="lead">{isDeviceMatch(id) ? sayOfDevice('check.lead') : say('web.check.lead')}</p>
      {refusal.value !== null && (
        <p class="refusal" role="alert">
          {sayRefusal(refusal.value)}
        </p>
      )}
      {progress.value !== null && <progress value={progress.value} />}
      {checks.value.length === 0 && progress.value === null && refusal.value === null && (
        <p>{say('web.check.none')}</p>
      )}
      {checks.value.map((check, index) => (
        <GameReport key={check.report.verdict.head} check={check} number={index + 1} />
      ))}
      <p>
        {say('web.check.public')} <a href="/check.html">{say('web.check.publicPage')}</a>
      </p>
      {of === 'match' && (
        <a class="button button-main" href={`/m/${id}`}>
          {say('web.check.toTable')}
        </a>
      )}
    </Page>
  );
}

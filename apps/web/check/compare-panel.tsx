import type { BatchIds, Receipt } from '@nardy/dice';
import type { Result } from '@nardy/result';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { pagePacing } from './pacing.ts';
import { readFile } from './read-file.ts';
import { type InputRefusal, readLedger, readReceipts } from './read-input.ts';
import type { Say } from './words.ts';

interface ComparePanelProps {
  readonly say: Say;
  readonly receipts: readonly Receipt[];
  readonly batches: BatchIds | null;
  readonly onReceipts: (receipts: readonly Receipt[]) => void;
  readonly onBatches: (batches: BatchIds) => void;
}

/** Takes the reader's own receipts and a copy of the ledger, without which an invented game looks right. */
export function ComparePanel(props: ComparePanelProps): JSX.Element {
  const { say, receipts, batches } = props;
  const [refusal, setRefusal] = useState<InputRefusal | null>(null);

  const take = async <T,>(
    file: File | undefined,
    read: (text: string) => Result<T, InputRefusal> | Promise<Result<T, InputRefusal>>,
    use: (value: T) => void,
  ): Promise<void> => {
    if (file === undefined) return;
    const text = await readFile(file);
    const value = text.ok ? await read(text.value) : text;
    setRefusal(value.ok ? null : value.error);
    if (value.ok) use(value.value);
  };

  return (
    <details class="card compare">
      <summary>{say('check.compare')}</summary>
      <p class="soft">{say('check.compareWhy')}</p>
      <label>
        {say('check.receiptsFile')}
        <input
          type="file"
          accept=".json,application/json"
          data-testid="receipts-file"
          onChange={(event) => void take(event.currentTarget.files?.[0], readReceipts, props.onReceipts)}
        />
      </label>
      {receipts.length > 0 && <p class="good-ink">✓ {say('check.receiptsCount', { n: receipts.length })}</p>}
      <label>
        {say('check.ledgerFile')}
        <input
          type="file"
          accept=".txt,text/plain"
          data-testid="ledger-file"
          onChange={(event) => void take(event.currentTarget.files?.[0], readPaced, props.onBatches)}
        />
      </label>
      {batches !== null && (
        <p class="good-ink">✓ {say('check.ledgerCount', { n: Object.keys(batches).length })}</p>
      )}
      {refusal !== null && (
        <p class="bad-ink" role="alert">
          ✗ {say(refusal.key, refusal.params)}
        </p>
      )}
    </details>
  );
}

function readPaced(text: string): ReturnType<typeof readLedger> {
  return readLedger(
    text,
    pagePacing(() => undefined),
  );
}

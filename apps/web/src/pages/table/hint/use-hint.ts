import { useEffect, useState } from 'preact/hooks';
import type { EngineClient, Hint } from '../../../engine/engine-client.ts';
import type { Effort, EngineQuestion } from '../../../engine/engine-message.ts';

/** What is known of the answer to a question, better and better; asked anew for another question. */
export function useHint(
  engine: EngineClient,
  question: EngineQuestion,
  effort?: Effort,
): { readonly hint: Hint; ask: () => void } {
  const [hint, setHint] = useState<Hint>({ state: 'loading', share: 0 });
  const ask = (): void => engine.ask(question, setHint, effort);
  useEffect(() => {
    ask();
    return () => engine.cancel();
  }, [engine, question.key, effort]);
  return { hint, ask };
}

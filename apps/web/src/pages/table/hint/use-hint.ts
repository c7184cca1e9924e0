import type { HintQuestion } from '@nardy/session';
import { useEffect, useState } from 'preact/hooks';
import type { EngineClient, Hint } from '../../../engine/engine-client.ts';

/** What is known of the answer to a question, better and better; asked anew for another question. */
export function useHint(
  engine: EngineClient,
  question: HintQuestion,
): { readonly hint: Hint; ask: () => void } {
  const [hint, setHint] = useState<Hint>({ state: 'loading', share: 0 });
  const ask = (): void => engine.ask(question, setHint);
  useEffect(() => {
    ask();
    return () => engine.cancel();
  }, [engine, question.key]);
  return { hint, ask };
}

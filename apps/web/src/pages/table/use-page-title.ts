import type { TableView } from '@nardy/session';
import { useEffect } from 'preact/hooks';
import { say } from '../../app/words.ts';

/** Says in the tab's title that something is awaited here. */
export function usePageTitle(view: TableView): void {
  const { white, black } = view.players;
  const awaited = [white, black].some(({ held, deciding }) => held && deciding);
  const title = awaited ? `● ${say('web.table.yourTurn')} · ${say('web.brand')}` : say('web.brand');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = say('web.brand');
    };
  }, [title]);
}

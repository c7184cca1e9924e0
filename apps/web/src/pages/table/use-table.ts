import { useEffect, useState } from 'preact/hooks';
import type { SaidRefusal } from '../../app/words.ts';
import { storedMatch } from '../../effects/match-storage.ts';
import { takeSeatLink } from '../../effects/seat-link.ts';
import { serverHome } from '../../effects/table-home.ts';
import { openTable, type TableOptions, type TableRuntime } from '../../effects/table-runtime.ts';
import { isDeviceMatch } from '../../offline/device-id.ts';
import type { DeviceTrouble } from '../../offline/device-trouble.ts';
import { goToRematch } from './rematch.ts';

/** The table of a page: on the server, or on this device. */
export interface OpenTable {
  readonly runtime: TableRuntime | null;
  /** The match is one of another device, or has been deleted. */
  readonly absent: boolean;
  /** What a table of this device waits for. */
  readonly trouble: DeviceTrouble | null;
  readonly retry: () => void;
  /** What was refused outside of play. */
  readonly refusal: SaidRefusal | null;
}

/** Opens the table of a match, as the one who has a seat there, or to watch. */
export function useTable(match: string): OpenTable {
  const [runtime, setRuntime] = useState<TableRuntime | null>(null);
  const [absent, setAbsent] = useState(false);
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null);
  const [retry, setRetry] = useState<() => void>(() => () => {});
  const [refusal, setRefusal] = useState<SaidRefusal | null>(null);

  useEffect(() => {
    let opened: TableRuntime | null = null;
    let wanted = true;
    const onRematch = (): void => void goToRematch(match).then(setRefusal);
    const begin = (found: Pick<TableOptions, 'home' | 'stored'>): void => {
      opened = openTable({ ...found, onRematch });
      setRuntime(opened);
    };
    const beginHere = async (): Promise<void> => {
      const { openDeviceHome } = await import('../../offline/device-home.ts');
      const tell = (now: DeviceTrouble | null): void => {
        if (wanted) setTrouble(now);
      };
      const found = await openDeviceHome(match, tell);
      if (!wanted) return;
      if (found === null) {
        setAbsent(true);
        return;
      }
      setRetry(() => found.retry);
      begin(found);
    };
    if (isDeviceMatch(match)) void beginHere();
    else {
      takeSeatLink(match);
      begin({ home: serverHome(match), stored: storedMatch(match) });
    }
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [match]);

  return { runtime, absent, trouble, retry, refusal };
}

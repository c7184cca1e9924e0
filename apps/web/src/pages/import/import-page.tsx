import { type CheckedMatch, unpackMatch } from '@nardy/host';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { sayRefusal } from '../../app/words.ts';
import { keepCarried, listCarried, readLink } from '../../offline/carry-match.ts';
import { sayOfDevice } from '../../offline/device-say.ts';
import { deviceStore } from '../../offline/open-device-store.ts';
import { Page } from '../../ui/page.tsx';
import '../../styles/device.css';

type Brought =
  | { readonly state: 'nothing' | 'bad' | 'not-kept' }
  | { readonly state: 'here'; readonly match: string }
  | { readonly state: 'checked'; readonly carried: CheckedMatch };

/** `/import`: a match from another device, behind the `#` of the address or in a file. */
export function ImportPage(): JSX.Element {
  const brought = useSignal<Brought>({ state: 'nothing' });

  const look = async (value: unknown): Promise<void> => {
    const carried = unpackMatch(value);
    if (!carried.ok) {
      brought.value = { state: 'bad' };
      return;
    }
    const { id } = carried.value.match;
    const isHere = await deviceStore()
      .then((store) => store.findMatch(id))
      .then(
        (known) => known !== null,
        () => false,
      );
    brought.value = isHere ? { state: 'here', match: id } : { state: 'checked', carried: carried.value };
  };

  useEffect(() => {
    const packed = location.hash.slice(1);
    if (packed === '') return;
    // The secrets of the dice are in it: it leaves the address bar and the history at once.
    history.replaceState(history.state, '', location.pathname);
    void readLink(packed).then(look);
  }, []);

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    let value: unknown = null;
    try {
      value = JSON.parse(text);
    } catch {
      // Said below: it is no match.
    }
    await look(value);
  };

  const keep = async (carried: CheckedMatch): Promise<void> => {
    try {
      await keepCarried(carried);
    } catch {
      brought.value = { state: 'not-kept' };
      return;
    }
    listCarried(carried);
    navigate(`/m/${carried.match.id}`);
  };

  const now = brought.value;
  return (
    <Page testId="import-page">
      <h1>{sayOfDevice('import.title')}</h1>
      {now.state === 'bad' && (
        <p class="refusal" role="alert" data-testid="import-bad">
          {sayOfDevice('import.bad')}
        </p>
      )}
      {now.state === 'not-kept' && (
        <p class="refusal" role="alert">
          {sayRefusal({ code: 'STORAGE' })}
        </p>
      )}
      {now.state === 'here' && (
        <>
          <p>{sayOfDevice('import.here')}</p>
          <p>
            <a class="button button-main" href={`/m/${now.match}`} data-testid="import-table">
              {sayOfDevice('import.here.go')}
            </a>
          </p>
        </>
      )}
      {now.state === 'checked' && (
        <>
          <p data-testid="import-about">
            {sayOfDevice('import.about', {
              games: now.carried.games.length,
              rolls: now.carried.verdict.games.reduce((sum, { dice }) => sum + dice.rolls, 0),
            })}
          </p>
          <p>
            <button
              type="button"
              class="button button-main"
              data-testid="import-go"
              onClick={() => keep(now.carried)}
            >
              {sayOfDevice('import.go')}
            </button>
          </p>
        </>
      )}
      {now.state !== 'checked' && (
        <label class="import-file">
          {sayOfDevice('import.open')}
          <input
            type="file"
            accept="application/json,.json"
            data-testid="import-file"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      )}
    </Page>
  );
}

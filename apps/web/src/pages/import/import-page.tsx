import { type CheckedMatch, unpackMatch } from '@nardy/host';
import { lengthText } from '@nardy/i18n';
import type { Side } from '@nardy/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { say, sayRefusal, sayText } from '../../app/words.ts';
import { keepCarried, listCarried, readLink, scoreOfCarried, standingOf } from '../../offline/carry-match.ts';
import { sayOfDevice } from '../../offline/device-say.ts';
import { Page } from '../../ui/page.tsx';
import '../../styles/device.css';

type Brought =
  | { readonly state: 'nothing' | 'bad' | 'not-kept' }
  /** It adds nothing to what is here, or cannot be added to it. */
  | { readonly state: 'same' | 'behind' | 'parted'; readonly match: string }
  | { readonly state: 'new' | 'further'; readonly carried: CheckedMatch };

async function broughtBy(carried: CheckedMatch): Promise<Brought> {
  try {
    const state = await standingOf(carried);
    if (state === 'new' || state === 'further') return { state, carried };
    return { state, match: carried.match.id };
  } catch {
    return { state: 'not-kept' };
  }
}

/** Which game it is: who plays, by which rules, to how many points, and how it stands. */
function CarriedGame({ carried }: { readonly carried: CheckedMatch }): JSX.Element {
  const { names, guests, rules, length } = carried.match;
  const score = scoreOfCarried(carried);
  const name = (side: Side): string => (guests[side] === null ? say('player.bot') : names[side]);
  return (
    <p data-testid="import-game">
      <strong>
        {name('white')} – {name('black')}
      </strong>
      {' · '}
      {say('result.score', { own: score.white, opponent: score.black })}
      <br />
      {sayText({ key: `rules.${rules.split('+')[0] ?? ''}` })}
      {' · '}
      {sayText(lengthText(length))}
    </p>
  );
}

/** `/import`: a match from another device, behind the `#` of the address or in a file. */
export function ImportPage(): JSX.Element {
  const brought = useSignal<Brought>({ state: 'nothing' });

  const look = async (value: unknown): Promise<void> => {
    const carried = unpackMatch(value);
    if (!carried.ok) {
      brought.value = { state: 'bad' };
      return;
    }
    brought.value = await broughtBy(carried.value);
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
    // Another page may have played on here since the question.
    const latest = await broughtBy(carried);
    if (latest.state !== brought.peek().state) {
      brought.value = latest;
      return;
    }
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
      {'match' in now && (
        <>
          <p data-testid={`import-${now.state}`}>{sayOfDevice(`import.${now.state}`)}</p>
          <p>
            <a class="button button-main" href={`/m/${now.match}`} data-testid="import-table">
              {sayOfDevice('import.here.go')}
            </a>
          </p>
        </>
      )}
      {'carried' in now && (
        <>
          <CarriedGame carried={now.carried} />
          {now.state === 'further' && <p data-testid="import-further">{sayOfDevice('import.further')}</p>}
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
      {!('carried' in now) && (
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

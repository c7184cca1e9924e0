import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Lazy } from '../../app/lazy.tsx';
import { termsJoined } from '../../app/terms.ts';
import { type SaidRefusal, say, sayText } from '../../app/words.ts';
import { joinMatch, matchSummary } from '../../effects/api.ts';
import { changeAbout, type MatchAbout, saveMatch } from '../../effects/match-storage.ts';
import { Page } from '../../ui/page.tsx';
import { aboutOf } from './match-about.ts';
import { TableScreen } from './table-screen.tsx';
import { useTable } from './use-table.ts';
import '../../styles/check.css';
import '../../styles/player.css';
import '../../styles/panels.css';
import '../../styles/table.css';

const loadNotice = () => import('../../offline/device-notice.tsx').then((module) => module.DeviceNotice);
const loadNotHere = () => import('../../offline/not-here.tsx').then((module) => module.NotHere);

/** `/m/:id`: a table, as a player, or as whoever comes by. */
export function TablePage({ match }: { readonly match: string }): JSX.Element {
  /** Grows when a seat has been taken here: the table is opened anew with it. */
  const [seatings, setSeatings] = useState(0);
  const { runtime, absent, trouble, retry, refusal } = useTable(match, seatings);

  const view = runtime?.view.value ?? null;
  const about = view === null ? null : aboutOf(view);
  useEffect(() => {
    if (about !== null) changeAbout(match, about);
  }, [JSON.stringify(about)]);

  if (absent) return <Lazy load={loadNotHere} props={{ trouble }} meanwhile={null} />;
  if (runtime === null || view === null || view.stage === 'connecting') {
    return <p class="loading">{view === null ? say('web.loading') : sayText(view.status)}</p>;
  }
  if (view.stage === 'unavailable') {
    return (
      <Page testId="unavailable">
        <h1>{say('web.table.unavailable')}</h1>
        <p>{sayText(view.status)}</p>
        <a class="button button-main" href="/">
          {say('web.home')}
        </a>
      </Page>
    );
  }

  const join = async (name: string): Promise<SaidRefusal | null> => {
    const { header } = view;
    const summary = await matchSummary(match);
    if (!summary.ok) return summary.error;
    const shown = { rules: header.rulesText, length: header.length };
    const agreed = termsJoined(shown, summary.value.match);
    const answer = await joinMatch(match, name);
    if (!answer.ok) return answer.error;
    const about: MatchAbout = {
      rules: header.rulesText.split('+')[0] ?? 'international',
      length: header.length,
      opponent: 'friend',
      createdMs: Date.now(),
      score: [0, 0],
      opponentName: view.players.white.name ?? view.players.black.name,
      over: false,
    };
    const seats = answer.value.seats.map(({ token }) => token);
    if (!saveMatch({ match, seats, agreed, about })) return { code: 'STORAGE' };
    setSeatings(seatings + 1);
    return null;
  };

  return (
    <>
      <TableScreen
        view={view}
        nowMs={Date.now()}
        send={runtime.send}
        model={runtime.model}
        onJoin={join}
        refusal={refusal}
      />
      {trouble !== null && <Lazy load={loadNotice} props={{ trouble, onRetry: retry }} meanwhile={null} />}
    </>
  );
}

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { termsJoined } from '../../app/terms.ts';
import { type SaidRefusal, say, sayText } from '../../app/words.ts';
import { joinMatch, matchSummary, rematch } from '../../effects/api.ts';
import {
  changeAbout,
  loadMatch,
  type MatchAbout,
  saveMatch,
  storedMatch,
} from '../../effects/match-storage.ts';
import { takeSeatLink } from '../../effects/seat-link.ts';
import { openTable, type TableRuntime } from '../../effects/table-runtime.ts';
import { Page } from '../../ui/page.tsx';
import { aboutOf } from './match-about.ts';
import { TableScreen } from './table-screen.tsx';
import '../../styles/check.css';
import '../../styles/player.css';
import '../../styles/panels.css';
import '../../styles/table.css';

/** Asks for the rematch and goes to its table; gives the refusal when there is none. */
async function goToRematch(match: string): Promise<SaidRefusal | null> {
  const kept = loadMatch(match);
  if (kept === null) return null;
  const answer = await rematch(match, kept.seats);
  if (!answer.ok) return answer.error;
  const next = answer.value.match;
  if (loadMatch(next) === null) {
    const seats = answer.value.seats.map(({ token }) => token);
    const about: MatchAbout = { ...kept.about, createdMs: Date.now(), score: [0, 0], over: false };
    // A rematch is played by the terms of the match before it.
    if (!saveMatch({ match: next, seats, agreed: kept.agreed, about })) return { code: 'STORAGE' };
  }
  navigate(`/m/${next}`);
  return null;
}

/** `/m/:id`: a table, as a player, or as whoever comes by. */
export function TablePage({ match }: { readonly match: string }): JSX.Element {
  const [runtime, setRuntime] = useState<TableRuntime | null>(null);
  /** Grows when a seat has been taken here: the table is opened anew with it. */
  const [seatings, setSeatings] = useState(0);
  const [refusal, setRefusal] = useState<SaidRefusal | null>(null);

  useEffect(() => {
    const onRematch = (): void => void goToRematch(match).then(setRefusal);
    takeSeatLink(match);
    const opened = openTable({ stored: storedMatch(match), onRematch });
    setRuntime(opened);
    return () => opened.close();
  }, [match, seatings]);

  const view = runtime?.view.value ?? null;
  const about = view === null ? null : aboutOf(view);
  useEffect(() => {
    if (about !== null) changeAbout(match, about);
  }, [JSON.stringify(about)]);

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
    <TableScreen
      view={view}
      nowMs={Date.now()}
      send={runtime.send}
      model={runtime.model}
      onJoin={join}
      refusal={refusal}
    />
  );
}

import type { JSX } from 'preact';
import { hasSeat } from '../effects/match-storage.ts';
import { StartPage } from '../pages/start/start-page.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { fetchAhead, Lazy } from './lazy.tsx';
import { type Route, route } from './router.ts';
import { say } from './words.ts';

const loadTable = () => import('../pages/table/table-page.tsx').then((module) => module.TablePage);
const loadInvited = () => import('../pages/invited/invited-page.tsx').then((module) => module.InvitedPage);
const loadImport = () => import('../pages/import/import-page.tsx').then((module) => module.ImportPage);
const loadCheck = () => import('../pages/check/check-page.tsx').then((module) => module.CheckPage);
const loadTaught = () => import('../pages/rules/taught-page.tsx').then((module) => module.TaughtPageView);
const loadPosition = () =>
  import('../pages/position/position-page.tsx').then((module) => module.PositionPage);

function pageOf(now: Route): JSX.Element {
  switch (now.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return (
        <Lazy
          key={now.match}
          load={hasSeat(now.match) ? loadTable : loadInvited}
          props={{ match: now.match }}
          meanwhile={<Loading />}
        />
      );
    case 'match-check':
      return (
        <Lazy load={loadCheck} props={{ of: 'match' as const, id: now.match }} meanwhile={<Loading />} />
      );
    case 'game-check':
      return <Lazy load={loadCheck} props={{ of: 'game' as const, id: now.game }} meanwhile={<Loading />} />;
    case 'import':
      return <Lazy load={loadImport} props={{}} meanwhile={<Loading />} />;
    case 'taught':
      return <Lazy load={loadTaught} props={{ of: now.of }} meanwhile={<Loading />} />;
    case 'position':
      return <Lazy load={loadPosition} props={{}} meanwhile={<Loading />} />;
    case 'unknown':
      return (
        <Page testId="not-found">
          <h1>{say('web.notFound')}</h1>
          <a class="button button-main" href="/">
            {say('web.home')}
          </a>
        </Page>
      );
  }
}

/** Fetches what the first drawing of this address needs, where the page has come drawn already. */
export async function readyToTakeOver(): Promise<void> {
  if (route.value.page === 'taught') await fetchAhead(loadTaught);
}

/** The whole application: the page that the address means. */
export function App(): JSX.Element {
  return pageOf(route.value);
}

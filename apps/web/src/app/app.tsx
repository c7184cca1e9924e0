import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { StartPage } from '../pages/start/start-page.tsx';
import { Page } from '../ui/page.tsx';
import { type Route, route } from './router.ts';
import { say } from './words.ts';

interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page whose code is fetched when it is first shown. */
function Lazy<P extends object>({ load, props }: LazyProps<P>): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then((Component) => {
      if (wanted) setLoaded({ Component });
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded === null) return <p class="loading">{say('web.loading')}</p>;
  return <loaded.Component {...props} />;
}

const loadTable = () => import('../pages/table/table-page.tsx').then((module) => module.TablePage);
const loadCheck = () => import('../pages/check/check-page.tsx').then((module) => module.CheckPage);
const loadRules = () => import('../pages/rules/rules-page.tsx').then((module) => module.RulesPage);

function pageOf(now: Route): JSX.Element {
  switch (now.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <Lazy key={now.match} load={loadTable} props={{ match: now.match }} />;
    case 'match-check':
      return <Lazy load={loadCheck} props={{ of: 'match' as const, id: now.match }} />;
    case 'game-check':
      return <Lazy load={loadCheck} props={{ of: 'game' as const, id: now.game }} />;
    case 'rules':
      return <Lazy load={loadRules} props={{}} />;
    case 'unknown':
      return (
        <Page testId="not-found">
          <h1>{say('web.notFound')}</h1>
          <a class="button" href="/">
            {say('web.home')}
          </a>
        </Page>
      );
  }
}

/** The whole application: the page that the address means. */
export function App(): JSX.Element {
  return pageOf(route.value);
}

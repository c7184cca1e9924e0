import { lengthText } from '@nardy/i18n';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Lazy } from '../../app/lazy.tsx';
import { type SaidRefusal, say, sayRefusal, sayText } from '../../app/words.ts';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { RuleDifferences } from '../rules/rule-differences.tsx';
import { BoardPlace } from '../start/board-place.tsx';
import { acceptInvitation, askInvitation, type Invitation } from './invitation.ts';
import { JoinForm } from './join-form.tsx';

const loadTable = () => import('../table/table-page.tsx').then((module) => module.TablePage);

function Unreachable({
  refusal,
  onRetry,
}: {
  readonly refusal: SaidRefusal;
  readonly onRetry: () => void;
}): JSX.Element {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, []);
  return (
    <Page testId="invitation-unreachable">
      <h1>{say('web.join.title')}</h1>
      <p class="refusal" role="alert">
        {sayRefusal(refusal)}
      </p>
      <button type="button" class="button button-main" onClick={onRetry}>
        {say('web.join.again')}
      </button>
    </Page>
  );
}

/** The door of a table: who waits there, what is played, and the seat that is free. */
function Door({
  invitation,
  onEnter,
}: {
  readonly invitation: Invitation;
  /** To the table: seated, or to watch those who are. */
  readonly onEnter: () => void;
}): JSX.Element {
  const { host, rules, length } = invitation;
  const join = async (name: string): Promise<SaidRefusal | null> => {
    const refusal = await acceptInvitation(invitation, name);
    if (refusal === null) onEnter();
    return refusal;
  };
  return (
    <Page testId="invited-page">
      <div class="start">
        <div class="start-words">
          <h1>{say('web.join.title')}</h1>
          {host !== null && <p class="lead">{say('web.join.by', { name: host })}</p>}
          <BoardPlace rules={rules} />
        </div>
        <JoinForm onJoin={join} onWatch={onEnter}>
          <h2>
            {sayText({ key: `rules.${rules.id}` })}
            {' · '}
            {sayText(lengthText(length))}
          </h2>
          <RuleDifferences rules={rules} at="table" />
        </JoinForm>
      </div>
    </Page>
  );
}

/**
 * `/m/:id` for whoever has no seat there. While one is free this is the door, which needs little of the application
 * and so opens soon on a phone that has never been here; else the table, to watch.
 */
export function InvitedPage({ match }: { readonly match: string }): JSX.Element {
  const [answer, setAnswer] = useState<Invitation | SaidRefusal | 'asked' | 'table'>('asked');
  const ask = (): void => {
    void askInvitation(match).then((now) => setAnswer(now ?? 'table'));
  };
  useEffect(ask, [match]);
  if (answer === 'asked') return <Loading />;
  if (answer === 'table') return <Lazy load={loadTable} props={{ match }} meanwhile={<Loading />} />;
  if ('code' in answer) return <Unreachable refusal={answer} onRetry={ask} />;
  return <Door invitation={answer} onEnter={() => setAnswer('table')} />;
}

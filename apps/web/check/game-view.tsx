import type { Locale, Text } from '@nardy/i18n';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardSteps } from './board-steps.tsx';
import type { GameCheck } from './check-game.ts';
import { GameFacts } from './game-facts.tsx';
import { OwnPhrases } from './own-phrases.tsx';
import { FailedRoll, RollList } from './roll-list.tsx';
import { useGrowing } from './use-growing.ts';
import { type Tone, verdictText } from './verdict-text.ts';
import { sayText, wordsIn } from './words.ts';

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', amber: '!', bad: '✗', plain: '·' };
/** The verdict, the facts, the positions, the rolls: one after another. */
const PARTS = 4;
/** A line is shown up to here; a damaged file may hold one of any length. */
const LONGEST_LINE = 400;

interface GameViewProps {
  readonly check: GameCheck;
  /** The game before it in the same file. */
  readonly previous: GameCheck | null;
  readonly heading: string | null;
  readonly locale: Locale;
}

/** Everything about one game: the verdict, what else is to be said, the positions, the rolls. */
export function GameView({ check, previous, heading, locale }: GameViewProps): JSX.Element {
  const say = useMemo(() => wordsIn(locale), [locale]);
  const parts = useGrowing(PARTS, 1);
  const sayIt = (text: Text): string => sayText(locale, text);
  const { report, play } = check;
  const { verdict, remarks } = verdictText(check, previous);
  const badLine = report.fault === null && play.kind === 'broken' ? play.fault.line : report.verdict.line;
  return (
    <article
      class="card game"
      data-testid="game"
      data-code={report.verdict.code}
      data-line={report.verdict.line}
      data-play={play.kind}
    >
      {heading !== null && <h2>{heading}</h2>}
      <p class={`verdict ${verdict.tone}`} role="status" data-testid="verdict">
        <b aria-hidden="true">{SIGNS[verdict.tone]}</b> {sayIt(verdict.text)}
      </p>
      {verdict.tone === 'bad' && badLine >= 0 && (
        <div class="bad-line">
          <p class="soft">{say('check.failedLine', { line: badLine })}</p>
          <code>{(check.lines[badLine] ?? '').slice(0, LONGEST_LINE)}</code>
          <p class="soft">{say(report.fault === null ? 'check.playNotReached' : 'check.notReached')}</p>
        </div>
      )}
      <ul class="remarks">
        {remarks.map(({ id, tone, text }, index) => (
          <li key={`${id}${index}`} class={tone} data-testid={`remark-${id}`}>
            <b aria-hidden="true">{SIGNS[tone]}</b> <span>{sayIt(text)}</span>
          </li>
        ))}
      </ul>
      <OwnPhrases check={check} locale={locale} />
      {parts >= 2 && <GameFacts check={check} locale={locale} say={say} />}
      {parts >= 3 && <BoardSteps moments={check.moments} locale={locale} say={say} />}
      {parts >= 4 ? <RollList check={check} say={say} /> : <FailedRoll check={check} say={say} />}
    </article>
  );
}

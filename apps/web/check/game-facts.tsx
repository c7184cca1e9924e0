import { shortFingerprint } from '@nardy/dice';
import type { Locale } from '@nardy/i18n';
import { botLevel } from '@nardy/record';
import type { JSX } from 'preact';
import type { GameCheck } from './check-game.ts';
import { nameOf, type Say } from './words.ts';

/** Who played, by which rules, when, and how it ended. */
export function GameFacts({
  check,
  locale,
  say,
}: {
  readonly check: GameCheck;
  readonly locale: Locale;
  readonly say: Say;
}): JSX.Element | null {
  const { log, verdict } = check.report;
  const { game, players, end } = log;
  if (game === null) return null;
  const name = (role: 'A' | 'B'): string => {
    const player = players[role];
    const side = say(`check.role${role}`);
    if (player === null) return side;
    const level = botLevel(player);
    const called = level === null ? player.name : say('check.bot', { level: nameOf(locale, 'level', level) });
    return `${called ?? player.playerId}, ${side}`;
  };
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const result =
    end === null
      ? null
      : end.winner === null
        ? say('check.nobody')
        : say('check.won', { name: name(end.winner), n: end.points });
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [say('check.players'), `${name('A')} — ${name('B')}`],
    [say('check.result'), result],
    [say('check.variant'), nameOf(locale, 'rules', game.variant)],
    // A game of the far future is no date a browser can show.
    [say('check.started'), game.unix < 8.64e12 ? date.format(game.unix * 1000) : null],
    [say('check.gameId'), game.game],
    [say('check.fingerprint'), shortFingerprint(verdict.head)],
  ];
  return (
    <dl class="facts">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

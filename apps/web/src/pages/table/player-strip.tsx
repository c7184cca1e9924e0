import type { PlayerView, TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { levelName } from '../../ui/level-name.ts';
import { delayWords, reserveWords } from './clock-words.ts';

export interface PlayerStripProps {
  readonly view: TableView;
  readonly player: PlayerView;
  readonly at: 'top' | 'bottom';
}

function Clock({ player }: { readonly player: PlayerView }): JSX.Element | null {
  const { clock } = player;
  if (clock === null) return null;
  const delay = delayWords(clock);
  const name = `clock${clock.running ? ' clock-running' : ''}${clock.low ? ' clock-low' : ''}`;
  return (
    <span class={name} data-testid={`clock-${player.side}`} role="timer">
      <b>{reserveWords(clock)}</b>
      {delay !== null && <span class="clock-delay"> · {delay}</span>}
    </span>
  );
}

function Presence({ player }: { readonly player: PlayerView }): JSX.Element | null {
  const { presence } = player;
  if (player.name === null) return null;
  const seconds = Math.ceil((presence.claimInMs ?? 0) / 1_000);
  return (
    <>
      <span
        class={`presence presence-${presence.state}`}
        title={say(presence.state === 'gone' ? 'presence.away' : 'presence.here')}
        data-testid={`presence-${player.side}`}
        data-state={presence.state}
      />
      {seconds > 0 && (
        <small class="presence-claim" title={say('presence.claimIn', { n: seconds })}>
          {say('web.table.claimIn', { n: seconds })}
        </small>
      )}
    </>
  );
}

/** What a player is called here: the bot in the language of the page. */
export function playerName(player: PlayerView): string {
  return player.kind === 'bot' ? say('player.bot') : (player.name ?? say('player.free'));
}

/** One player: who, the score, pips with the difference, the clock. */
export function PlayerStrip({ view, player, at }: PlayerStripProps): JSX.Element {
  const other = view.players[player.side === 'white' ? 'black' : 'white'];
  const lead = other.pips - player.pips;
  const name = playerName(player);
  return (
    <section
      class={`player player-${at}${player.deciding ? ' player-deciding' : ''}`}
      aria-label={name}
      data-testid={`player-${at}`}
      data-side={player.side}
    >
      <span class={`player-colour player-${player.colour}`} aria-hidden="true" />
      <span class={player.level === null ? 'player-who' : 'player-who player-bot'}>
        <span class="player-name" data-testid={`name-${player.side}`}>
          {name}
        </span>
        <Presence player={player} />
        {player.level !== null && (
          <small class="player-level" data-testid={`level-${player.side}`}>
            {levelName(player.level)}
          </small>
        )}
      </span>
      {view.preferences.pips === 'on' && (
        <span class="player-pips" data-testid={`pips-${player.side}`} title={say('term.pipCount')}>
          {say('web.table.pips', { n: player.pips })}
          {lead !== 0 && <small>{lead > 0 ? ` −${lead}` : ` +${-lead}`}</small>}
        </span>
      )}
      <Clock player={player} />
      <span
        class="player-score"
        data-testid={`score-${player.side}`}
        title={say('web.table.points', { n: player.score })}
      >
        {player.score}
      </span>
    </section>
  );
}

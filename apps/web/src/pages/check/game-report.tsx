import { shortFingerprint, transcriptFileName, type VerifiedRoll } from '@nardy/dice';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';
import { say } from '../../app/words.ts';
import { saveFile } from '../../effects/save-file.ts';
import { diceText } from '../../ui/dice-text.ts';
import type { GameCheck } from './game-check.ts';
import { recordedName } from './recorded-name.ts';
import { ReplayBoard } from './replay-board.tsx';
import { verdictWords } from './verdict-words.ts';

const loadOwnPhrases = () => import('./own-phrases.tsx').then((module) => module.OwnPhrases);

const SIGNS = { good: '✓', amber: '!', bad: '✗' } as const;

function rollText({ roll, dice }: VerifiedRoll): string {
  return `${roll}. ${diceText(dice)}`;
}

/** The roll at which a check failed, in red after those that agree. */
function FailedRoll({ check }: { readonly check: GameCheck }): JSX.Element | null {
  const { verdict, rolls, log } = check.report;
  if (verdict.code === 'OK' || verdict.line < 0) return null;
  const number = verdict.code === 'E_DICE' ? log.nextRoll : rolls.length + 1;
  return (
    <li class="roll-chip tick-failed" data-testid="failed-roll" data-roll={number} data-line={verdict.line}>
      {number} ✗
    </li>
  );
}

/** One game: the verdict, every roll, the play on a board, the record as a file. */
export function GameReport({
  check,
  number,
}: {
  readonly check: GameCheck;
  readonly number: number;
}): JSX.Element {
  const { verdict, rolls, log } = check.report;
  const { tone, text, notes } = verdictWords(check);
  const game = log.game?.game ?? null;
  const names = {
    white: recordedName(log.players.A) ?? say('side.white'),
    black: recordedName(log.players.B) ?? say('side.black'),
  };
  return (
    <section class="card report" data-testid="game-report" data-code={verdict.code} data-line={verdict.line}>
      <h2>{say('web.check.game', { n: number })}</h2>
      <p class={`verdict verdict-${tone}`} data-testid="verdict">
        <b aria-hidden="true">{SIGNS[tone]}</b> <span>{text}</span>
      </p>
      {notes.map((note) => (
        <p key={note} class="verdict-note">
          {note}
        </p>
      ))}
      <Lazy load={loadOwnPhrases} props={{ check }} meanwhile={null} />
      {rolls.length + (verdict.code === 'OK' ? 0 : 1) > 0 && (
        <details class="disclosure" open={verdict.code !== 'OK'}>
          <summary>{say('web.check.rolls')}</summary>
          <ol class="roll-chips">
            {rolls.map((roll) => (
              <li key={roll.line} class="roll-chip tick-checked" data-testid="roll">
                {rollText(roll)} ✓
              </li>
            ))}
            <FailedRoll check={check} />
          </ol>
        </details>
      )}
      <ReplayBoard steps={check.steps} names={names} />
      <div class="panel-actions">
        {game !== null && (
          <button
            type="button"
            class="button button-plain"
            data-testid="download"
            onClick={() => saveFile(transcriptFileName(game), JSON.stringify(check.transcript))}
          >
            {say('web.check.download')}
          </button>
        )}
      </div>
      <p class="fingerprint">
        <small>{say('web.check.fingerprint', { print: shortFingerprint(verdict.head) })}</small>
      </p>
    </section>
  );
}

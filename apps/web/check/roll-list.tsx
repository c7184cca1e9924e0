import type { VerifiedRoll } from '@nardy/dice';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameCheck } from './check-game.ts';
import { diceText } from './dice-text.ts';
import { RollProof } from './roll-proof.tsx';
import type { Say } from './words.ts';

/** Rolls shown at first, and with every press for more. */
const PAGE = 40;

interface RollListProps {
  readonly check: GameCheck;
  readonly say: Say;
}

/** Every roll that agrees, and in red the line that does not. */
export function RollList({ check, say }: RollListProps): JSX.Element | null {
  const { rolls, log, verdict } = check.report;
  const [shown, setShown] = useState(PAGE);
  const failed = verdict.code !== 'OK' && verdict.line >= 0;
  if (rolls.length === 0 && !failed) return null;
  const more = Math.min(PAGE, rolls.length - shown);
  return (
    <section class="rolls">
      <h3>{say('check.rolls')}</h3>
      <ol>
        {rolls.slice(0, shown).map((roll) => (
          <RollRow key={roll.line} roll={roll} game={log.game?.game ?? ''} say={say} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" class="button" onClick={() => setShown(shown + PAGE)}>
          {say('check.rollsMore', { n: more })}
        </button>
      )}
      {failed && (
        <p class="failed" data-testid="failed-roll" data-roll={log.nextRoll}>
          <b>{log.nextRoll}</b> ✗ {say('check.rollFails')} — {say('check.failedLine', { line: verdict.line })}
        </p>
      )}
    </section>
  );
}

interface RollRowProps {
  readonly roll: VerifiedRoll;
  readonly game: string;
  readonly say: Say;
}

function RollRow({ roll, game, say }: RollRowProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const who = roll.roller === null ? say('check.rollOpening') : say(`check.role${roll.roller}`);
  return (
    <li>
      <details data-testid="roll" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{roll.roll}</b>
          <span class="who">{who}</span>
          <span class="dice">{diceText(roll.dice)}</span>
          <span class="good-ink" title={say('check.rollAgrees')}>
            ✓
          </span>
        </summary>
        {isOpen && <RollProof roll={roll} game={game} say={say} />}
      </details>
    </li>
  );
}

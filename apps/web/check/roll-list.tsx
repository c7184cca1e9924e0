import type { VerifiedRoll } from '@nardy/dice';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { GameCheck } from './check-game.ts';
import { diceText } from './dice-text.ts';
import { RollProof } from './roll-proof.tsx';
import { useGrowing } from './use-growing.ts';
import type { Say } from './words.ts';

/** Rolls shown at first, and with every press for more. */
const PAGE = 40;
/** Rows put on the page between two frames: more would hold up a slow phone. */
const CHUNK = 4;

interface RollListProps {
  readonly check: GameCheck;
  readonly say: Say;
}

/** Every roll that agrees, and in red the line that does not. */
export function RollList({ check, say }: RollListProps): JSX.Element | null {
  const { rolls, log, verdict } = check.report;
  const [wanted, setWanted] = useState(PAGE);
  const shown = useGrowing(Math.min(wanted, rolls.length), CHUNK);
  const failed = verdict.code !== 'OK' && verdict.line >= 0;
  if (rolls.length === 0 && !failed) return null;
  const more = Math.min(PAGE, rolls.length - wanted);
  const chunks = Array.from({ length: Math.ceil(shown / CHUNK) }, (_, index) => index);
  return (
    <section class="rolls">
      <h3>{say('check.rolls')}</h3>
      <ol>
        {chunks.map((index) => (
          <RollChunk key={index} index={index} rolls={rolls} game={log.game?.game ?? ''} say={say} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" class="button" onClick={() => setWanted(wanted + PAGE)}>
          {say('check.rollsMore', { n: more })}
        </button>
      )}
      <FailedRoll check={check} say={say} />
    </section>
  );
}

/** In red, the line that does not agree. */
export function FailedRoll({ check, say }: RollListProps): JSX.Element | null {
  const { log, verdict } = check.report;
  if (verdict.code === 'OK' || verdict.line < 0) return null;
  return (
    <p class="failed" data-testid="failed-roll" data-roll={log.nextRoll}>
      <b>{log.nextRoll}</b> ✗ {say('check.rollFails')} — {say('check.failedLine', { line: verdict.line })}
    </p>
  );
}

interface RollChunkProps {
  readonly index: number;
  readonly rolls: readonly VerifiedRoll[];
  readonly game: string;
  readonly say: Say;
}

/** A few rows; drawn again only where the record or the language changes. */
function RollChunk({ index, rolls, game, say }: RollChunkProps): JSX.Element {
  return useMemo(
    () => (
      <>
        {rolls.slice(index * CHUNK, (index + 1) * CHUNK).map((roll) => (
          <RollRow key={roll.line} roll={roll} game={game} say={say} />
        ))}
      </>
    ),
    [index, rolls, game, say],
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

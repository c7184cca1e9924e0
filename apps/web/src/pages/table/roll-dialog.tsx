import type { RollView, TableView } from '@nardy/session';
import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { diceText } from '../../ui/dice-text.ts';

export interface RollDialogProps {
  readonly view: TableView;
  readonly roll: RollView | null;
  readonly onRoll: (roll: RollView) => void;
  readonly onClose: () => void;
}

function Link({ owner, link }: { readonly owner: string; readonly link: string }): JSX.Element {
  return (
    <div class="link-row">
      <dt>{owner}</dt>
      <dd>
        <code>{link}</code>
      </dd>
    </div>
  );
}

/** One roll and why it is sure: the three links it came from, and how that works. */
export function RollDialog({ view, roll, onRoll, onClose }: RollDialogProps): JSX.Element {
  const shown = roll ?? view.rolls.at(-1) ?? null;
  const name = (side: 'white' | 'black'): string => view.players[side].name ?? say(`side.${side}`);
  return (
    <Dialog
      title={shown === null ? say('web.check.title') : say('web.tick.title', { roll: shown.roll })}
      testId="roll-dialog"
      onClose={onClose}
    >
      {shown !== null && (
        <>
          <p class={`verdict verdict-${shown.check}`} data-testid="roll-check" data-state={shown.check}>
            <b class="verdict-dice">{diceText(shown.dice)}</b>
            <span>
              {shown.check === 'checked' ? '✓ ' : '✗ '}
              {say(shown.check === 'checked' ? 'dice.checked' : 'dice.failed')}
            </span>
          </p>
          <dl class="links">
            <Link owner={say('dice.linkServer')} link={shown.links.server} />
            <Link owner={say('dice.linkSide', { name: name('white') })} link={shown.links.white} />
            <Link owner={say('dice.linkSide', { name: name('black') })} link={shown.links.black} />
          </dl>
          <p>
            <small>{say(shown.first === 'white' ? 'dice.firstWhite' : 'dice.firstBlack')}</small>
          </p>
        </>
      )}
      <details class="disclosure">
        <summary>{say('web.tick.how')}</summary>
        {([1, 2, 3, 4, 5] as const).map((part) => (
          <p key={part}>{say(`dice.explain.${part}`)}</p>
        ))}
      </details>
      <h3>{say('web.tick.all', { n: view.rolls.length })}</h3>
      <div class="roll-chips">
        {view.rolls.map((one) => (
          <button
            key={one.line}
            type="button"
            class={`roll-chip tick-${one.check}`}
            aria-pressed={one.line === shown?.line}
            onClick={() => onRoll(one)}
          >
            {one.roll}. {diceText(one.dice)}
            {one.check === 'checked' ? ' ✓' : ' ✗'}
          </button>
        ))}
      </div>
      <div class="panel-actions">
        <a class="button button-plain" href={`/m/${view.header.match}/check`}>
          {say('web.tick.page')}
        </a>
        <button type="button" class="button button-main" data-testid="dialog-close" onClick={onClose}>
          {say('web.close')}
        </button>
      </div>
    </Dialog>
  );
}

import type { JSX } from 'preact';
import { say } from '../../app/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

const KEYS = [
  ['Space, Enter', 'web.keys.go'],
  ['D', 'web.keys.double'],
  ['T, P, B', 'web.keys.answer'],
  ['U, Backspace', 'web.keys.undo'],
  ['Z', 'web.keys.takeBack'],
  ['S', 'web.keys.swap'],
  ['1…9', 'web.keys.type'],
  ['M', 'web.keys.pips'],
  ['C', 'web.keys.clocks'],
  ['L', 'web.keys.lastPlay'],
  ['H', 'web.keys.hint'],
  ['R', 'web.keys.resign'],
  ['F', 'web.keys.flip'],
  ['?', 'web.keys.help'],
] as const;

/** The keys of the table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={say('web.keys.title')} testId="keys-dialog" onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button button-main button-wide" onClick={onClose}>
        {say('web.close')}
      </button>
    </Dialog>
  );
}

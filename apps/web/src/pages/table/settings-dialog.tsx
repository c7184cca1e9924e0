import { PREFERENCE_CHOICES, type Preferences } from '@nardy/session';
import type { JSX } from 'preact';
import { say, sayText } from '../../app/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';

export interface SettingsDialogProps {
  readonly preferences: Preferences;
  readonly onChange: (change: Partial<Preferences>) => void;
  readonly onClose: () => void;
}

const PLAY = ['tap', 'confirm', 'forced', 'autoRoll', 'autoPass', 'autoBearOff', 'sharedBoard'] as const;
const LOOK = [
  'locale',
  'theme',
  'home',
  'checkers',
  'highlights',
  'lastPlay',
  'pips',
  'animation',
  'sound',
] as const;

/** How the table plays and looks, kept on this device. */
export function SettingsDialog({ preferences, onChange, onClose }: SettingsDialogProps): JSX.Element {
  const rows = (names: readonly (keyof Preferences)[]): JSX.Element => (
    <div class="settings-rows">
      {names.map((name) => (
        <Select
          key={name}
          label={sayText({ key: `preference.${name}` })}
          testId={`preference-${name}`}
          value={preferences[name]}
          options={PREFERENCE_CHOICES[name].map((value) => ({
            value,
            label: sayText({ key: `preference.${name}.${value}` }),
          }))}
          onChange={(value) => onChange({ [name]: value } as Partial<Preferences>)}
        />
      ))}
    </div>
  );
  return (
    <Dialog title={say('web.settings.title')} testId="settings-dialog" onClose={onClose}>
      <h3>{say('web.settings.play')}</h3>
      {rows(PLAY)}
      <h3>{say('web.settings.look')}</h3>
      {rows(LOOK)}
      <div class="panel-actions">
        <button
          type="button"
          class="button button-main button-wide"
          data-testid="dialog-close"
          onClick={onClose}
        >
          {say('web.close')}
        </button>
      </div>
    </Dialog>
  );
}

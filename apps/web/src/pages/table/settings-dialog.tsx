import { preferenceWords, translateFrom } from '@nardy/i18n';
import { PREFERENCE_CHOICES, type Preferences } from '@nardy/session';
import type { JSX } from 'preact';
import { Lazy } from '../../app/lazy.tsx';
import { locale } from '../../app/preferences.ts';
import { say } from '../../app/words.ts';
import { canFillScreen, toggleFullScreen } from '../../effects/full-screen.ts';
import { canBuzz } from '../../effects/haptics.ts';
import { isDeviceMatch } from '../../offline/device-id.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { LinkToSend } from '../../ui/link-to-send.tsx';
import { SetChoice } from './set-choice.tsx';

const loadPhrase = () => import('./phrase-field.tsx').then((module) => module.PhraseField);
const loadCarry = () => import('../../offline/carry-panel.tsx').then((module) => module.CarryPanel);

export interface SettingsDialogProps {
  readonly preferences: Preferences;
  readonly match: string;
  /** What seats this player on another device; `null` for a stranger. */
  readonly seatLink: string | null;
  readonly onChange: (change: Partial<Preferences>) => void;
  readonly onClose: () => void;
}

const PLAY = [
  'tap',
  'confirm',
  'forced',
  'autoRoll',
  'rollAhead',
  'autoPass',
  'autoBearOff',
  'sharedBoard',
  'pace',
] as const;
const LOOK = [
  'locale',
  'page',
  'home',
  'checkers',
  'highlights',
  'lastPlay',
  'pips',
  'animation',
  'sound',
  'haptics',
] as const;

/** What the device cannot do is not offered. */
function isOffered(name: keyof Preferences): boolean {
  return name !== 'haptics' || canBuzz();
}

function word(name: string): string {
  return translateFrom(preferenceWords, locale.value, `preference.${name}`);
}

/** How the table plays and looks, kept on this device. */
export function SettingsDialog(props: SettingsDialogProps): JSX.Element {
  const { match, preferences, seatLink, onChange, onClose } = props;
  const rows = (names: readonly (keyof Preferences)[]): JSX.Element => (
    <div class="settings-rows">
      {names.filter(isOffered).map((name) => (
        <Select
          key={name}
          label={word(name)}
          testId={`preference-${name}`}
          value={preferences[name]}
          options={PREFERENCE_CHOICES[name].map((value) => ({
            value,
            label: word(`${name}.${value}`),
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
      <Lazy load={loadPhrase} props={{}} meanwhile={null} />
      <h3>{say('web.settings.look')}</h3>
      <SetChoice
        legend={word('theme')}
        value={preferences.theme}
        labelOf={(set) => word(`theme.${set}`)}
        onChange={(theme) => onChange({ theme })}
      />
      {rows(LOOK)}
      {canFillScreen() && (
        <button type="button" class="button button-plain" onClick={toggleFullScreen}>
          {say('web.table.fullScreen')}
        </button>
      )}
      {seatLink !== null && (
        <>
          <h3>{say('web.seat.title')}</h3>
          <p>{say('web.seat.about')}</p>
          <LinkToSend
            link={seatLink}
            label={say('web.seat.title')}
            text={say('web.seat.title')}
            tone="plain"
            testId="seat"
          />
        </>
      )}
      {isDeviceMatch(match) && <Lazy load={loadCarry} props={{ match }} meanwhile={null} />}
      <div class="settings-close">
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

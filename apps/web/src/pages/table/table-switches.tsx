import type { TableView, UserInput } from '@nardy/session';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../app/words.ts';
import { canFillScreen, fillsScreen, toggleFullScreen } from '../../effects/full-screen.ts';
import { playSound } from '../../effects/sound.ts';
import { Icon } from '../../ui/icon.tsx';

export interface TableSwitchesProps {
  readonly view: TableView;
  readonly send: (input: UserInput) => void;
}

/** What is switched at a glance: the sound, and the whole screen where the browser gives it. */
export function TableSwitches({ view, send }: TableSwitchesProps): JSX.Element {
  const sound = view.preferences.sound === 'on';
  return (
    <>
      <button
        type="button"
        class="icon-button switch"
        data-testid="switch-sound"
        aria-label={say('web.table.sound')}
        aria-pressed={sound}
        title={say('web.table.sound')}
        onClick={() => {
          send({ type: 'preferencesChanged', change: { sound: sound ? 'off' : 'on' } });
          if (!sound) playSound('step');
        }}
      >
        <Icon name={sound ? 'sound' : 'silence'} />
      </button>
      {canFillScreen() && <FullScreenSwitch />}
    </>
  );
}

function FullScreenSwitch(): JSX.Element {
  const [full, setFull] = useState(fillsScreen());
  useEffect(() => {
    const follow = (): void => setFull(fillsScreen());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return (
    <button
      type="button"
      class="icon-button switch switch-screen"
      data-testid="switch-screen"
      aria-label={say('web.table.fullScreen')}
      aria-pressed={full}
      title={say('web.table.fullScreen')}
      onClick={toggleFullScreen}
    >
      <Icon name={full ? 'smaller' : 'larger'} />
    </button>
  );
}

import type { JSX } from 'preact';
import { sayOfDevice } from '../../offline/device-say.ts';
import { Choice } from '../../ui/choice.tsx';
import '../../styles/device.css';
import type { NewGame } from './new-game.ts';

export interface PlaceChoiceProps {
  readonly at: NewGame['at'];
  readonly onChange: (at: NewGame['at']) => void;
}

/** Whether the game is on this device or on the server, with what that means. */
export function PlaceChoice({ at, onChange }: PlaceChoiceProps): JSX.Element {
  return (
    <div class="place-choice">
      <Choice
        legend={sayOfDevice('place.title')}
        testId="place"
        value={at}
        options={(['device', 'server'] as const).map((value) => ({
          value,
          label: sayOfDevice(`place.${value}`),
        }))}
        onChange={onChange}
      />
      <small>{sayOfDevice(`place.${at}.about`)}</small>
    </div>
  );
}

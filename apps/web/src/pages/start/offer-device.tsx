import type { JSX } from 'preact';
import { sayOfDevice } from '../../offline/device-say.ts';
import '../../styles/device.css';

/** The server does not answer: this device can host the game. */
export function OfferDevice({ onAccept }: { readonly onAccept: () => void }): JSX.Element {
  return (
    <div class="offer-device" data-testid="offer-device">
      <p>{sayOfDevice('place.offer')}</p>
      <button type="button" class="button button-plain" data-testid="offer-device-go" onClick={onAccept}>
        {sayOfDevice('place.offer.go')}
      </button>
    </div>
  );
}

import { rollDetails, type VerifiedRoll } from '@nardy/dice';
import type { JSX } from 'preact';
import type { Say } from './words.ts';

interface RollProofProps {
  readonly roll: VerifiedRoll;
  readonly game: string;
  readonly say: Say;
}

/** How one roll came about: the three links, every byte, and how to do it by hand. */
export function RollProof({ roll, game, say }: RollProofProps): JSX.Element {
  const { s, a, b, roller, openedFirst } = roll;
  const kind = roller === null ? 'open' : 'turn';
  const { bytes } = rollDetails({ kind, game, roll: roll.roll, s, a, b });
  const links = [
    ['S', s],
    ['A', a],
    ['B', b],
  ] as const;
  return (
    <div class="proof">
      <h4>{say('check.links')}</h4>
      <dl>
        {links.map(([role, link]) => (
          <div key={role}>
            <dt>{say(`check.role${role}`)}</dt>
            <dd>
              <code>{link}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{say('check.openedFirst')}</dt>
          <dd>{say(`check.role${openedFirst}`)}</dd>
        </div>
      </dl>
      <h4>{say('check.bytes')}</h4>
      <ul class="bytes">
        {bytes.map(({ byte, face }, index) => (
          <li key={`${index}:${byte}`} class={face === null ? 'out' : 'used'}>
            {byte} → {face ?? say('check.byteOut')}
          </li>
        ))}
      </ul>
      <p class="soft">{say('check.bytesWhy')}</p>
      <h4>{say('check.byHand')}</h4>
      <pre>{`printf %s 'nardy-dice/1|roll|${game}|${roll.roll}|${a}|${b}|0' |\n  openssl dgst -sha256 -mac HMAC -macopt hexkey:${s}`}</pre>
      <p class="soft">{say('check.byHandWhy')}</p>
    </div>
  );
}

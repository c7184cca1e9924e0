import { BAR, type CheckerMove, OFF } from '@nardy/rules';

/** Stands for a turn without a move where something must be shown. */
export const NO_MOVE = '—';

/** A checker's way through the turn: where it starts, where it lands, which landings hit. */
interface Chain {
  readonly from: number;
  readonly landings: { readonly to: number; readonly hit: boolean }[];
}

/**
 * A play in its one canonical spelling: from high to low, one checker's moves joined (`24/13`), a landing on
 * the way shown only where it hits, equal ways counted (`6/4(2)`). A checker that hits stays on the point while
 * another can go on (`6/4* 6/2`), so that the text can be played from left to right. No move: the empty text.
 */
export function formatPlay(moves: readonly CheckerMove[]): string {
  const ways = joinChains(moves)
    .sort((a, b) => b.from - a.from || end(b).to - end(a).to)
    .map((chain) => ({ text: wayText(chain), hit: end(chain).hit }));
  const groups: { text: string; hit: boolean; count: number }[] = [];
  for (const way of ways) {
    const same = groups.find((group) => group.text === way.text);
    if (same === undefined) groups.push({ ...way, count: 1 });
    else {
      same.count++;
      same.hit ||= way.hit;
    }
  }
  return groups
    .map(({ text, hit, count }) => `${text}${hit ? '*' : ''}${count > 1 ? `(${count})` : ''}`)
    .join(' ');
}

/** A point as the play text names it. */
export function formatPlace(place: number): string {
  if (place === BAR) return 'bar';
  return place === OFF ? 'off' : String(place);
}

// Every arrival at a point comes from a higher one, so taking moves from high to low joins all that can be joined.
function joinChains(moves: readonly CheckerMove[]): Chain[] {
  const chains: Chain[] = [];
  const sorted = [...moves].sort((a, b) => b.from - a.from || b.to - a.to || Number(b.hit) - Number(a.hit));
  sorted.forEach((move, index) => {
    const leaving = sorted.filter((other, at) => at >= index && other.from === move.from).length;
    const earlier = nextToLeave(chains, move.from, leaving);
    const landing = { to: move.to, hit: move.hit };
    if (earlier === undefined) chains.push({ from: move.from, landings: [landing] });
    else earlier.landings.push(landing);
  });
  return chains;
}

/** The checker that goes on from a point. The one that has hit there stays while another can go: `6/4* 6/2`. */
function nextToLeave(chains: readonly Chain[], point: number, leaving: number): Chain | undefined {
  const here = chains.filter((chain) => end(chain).to === point);
  const others = here.filter((chain) => !end(chain).hit);
  return leaving <= others.length ? others[0] : here[0];
}

function end(chain: Chain): { readonly to: number; readonly hit: boolean } {
  return chain.landings.at(-1) ?? { to: chain.from, hit: false };
}

/** Without the star of the last landing: it does not make two ways different. */
function wayText(chain: Chain): string {
  const onTheWay = chain.landings
    .slice(0, -1)
    .filter(({ hit }) => hit)
    .map(({ to }) => `${formatPlace(to)}*/`)
    .join('');
  return `${formatPlace(chain.from)}/${onTheWay}${formatPlace(end(chain).to)}`;
}

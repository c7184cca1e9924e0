import { type Chain, linkForRoll, makeChain, makeRoot, type Role } from '@nardy/dice';

/** A secret of any role, as it is carried from one device to another. */
export interface CarriedSecret {
  readonly game: string;
  readonly role: Role;
  readonly epoch: number;
  readonly length: number;
  readonly random: string;
  readonly phrase: string;
}

/** Stands for a link or a seal that follows from the secrets. */
const DERIVED = '~';

const WITH_HEX =
  /^(\d+) (?:anchor ([SAB]) (\d+) (\d+) \d+ |link (\d+) ([AB]) |roll (\d+) (?:open|turn) \S+ )(\S+)/;

/** Lines without the links and seals that follow from the secrets: they are most of a record, and cannot be packed. */
export function withoutDerived(
  lines: readonly string[],
  secrets: readonly CarriedSecret[],
): readonly string[] {
  return throughLines(lines, secrets, (hex, derived) => (hex === derived ? DERIVED : hex));
}

/** The whole lines again; what does not follow from the secrets stays as it is. */
export function withDerived(lines: readonly string[], secrets: readonly CarriedSecret[]): readonly string[] {
  return throughLines(lines, secrets, (hex, derived) =>
    hex === DERIVED && derived !== null ? derived : hex,
  );
}

function throughLines(
  lines: readonly string[],
  secrets: readonly CarriedSecret[],
  change: (hex: string, derived: string | null) => string,
): readonly string[] {
  const chains = new Map<Role, { readonly chain: Chain | null; readonly base: number }>();
  return lines.map((line) => {
    const found = WITH_HEX.exec(line);
    if (found === null) return line;
    const [start, , anchorOf, epoch, base, linkRoll, linkOf, throwRoll, hex = ''] = found;
    let derived: string | null = null;
    if (anchorOf !== undefined) {
      const role = anchorOf as Role;
      const secret = secrets.find((known) => known.role === role && known.epoch === Number(epoch));
      const chain = secret === undefined ? null : chainOf(secret);
      chains.set(role, { chain, base: Number(base) });
      derived = chain?.anchor ?? null;
    } else {
      const role = (linkOf ?? 'S') as Role;
      const roll = Number(linkRoll ?? throwRoll);
      const known = chains.get(role);
      const fits = known?.chain != null && roll >= known.base && roll - known.base < known.chain.length;
      if (known?.chain != null && fits) derived = linkForRoll(known.chain, known.base, roll);
    }
    return start.slice(0, -hex.length) + change(hex, derived) + line.slice(start.length);
  });
}

/** The chain that a secret makes; `null`: it is not well formed. */
export function chainOf({ game, role, epoch, length, random, phrase }: CarriedSecret): Chain | null {
  const root = makeRoot({ random, game, role, epoch, phrase });
  return root.ok ? makeChain({ root: root.value, game, role, epoch, length }) : null;
}

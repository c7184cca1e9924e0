import type { Bus, BusListener } from './bus.ts';

/** The nodes of one process. */
export interface LocalHub {
  connect(): Bus;
}

interface Line {
  readonly listeners: BusListener[];
}

/** Joins servers that live in one process, as tests start them. */
export function localHub(): LocalHub {
  const up = new Map<string, Line>();
  let made = 0;
  let joining: Promise<void> = Promise.resolve();
  const connect = (): Bus => {
    made += 1;
    const node = `local-${made}`;
    const own: Line = { listeners: [] };
    return {
      node,
      reach: 'many-nodes',
      join(whenFirst) {
        joining = joining.then(async () => {
          if (up.size === 0) await whenFirst();
          up.set(node, own);
        });
        return joining;
      },
      announce(news) {
        for (const [name, { listeners }] of up) {
          if (name !== node) for (const listener of listeners) setImmediate(() => listener.heard(news));
        }
      },
      listen: (listener) => void own.listeners.push(listener),
      nodesUp: async () => new Set([...up.keys(), node]),
      close: async () => void up.delete(node),
    };
  };
  return { connect };
}

/** The bus of a server that is alone on its database. */
export function soloBus(): Bus {
  return { ...localHub().connect(), reach: 'one-node' };
}

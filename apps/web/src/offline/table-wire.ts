/** Something said between the pages of this device that look at one table. */
export interface WireWord {
  readonly from: string;
  /** A message of the protocol; `null`: the page goes, or (to all) a new host is here. */
  readonly text: string | null;
}

/** Between the pages of this device that look at one table: one of them hosts it. */
export interface Wire {
  say(to: string, text: string | null): void;
  /** Hears what is said to `to`; the returned function stops that. */
  hear(to: string, then: (word: WireWord) => void): () => void;
  close(): void;
}

/** @param own - the name of this page on the wire. */
export function tableWire(match: string, own: string): Wire {
  const channel = new BroadcastChannel(`nardy.table.${match}`);
  return {
    say: (to, text) => channel.postMessage({ to, from: own, text }),
    hear(to, then) {
      const listener = ({ data }: MessageEvent<WireWord & { readonly to: string }>): void => {
        if (data.to === to) then(data);
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}

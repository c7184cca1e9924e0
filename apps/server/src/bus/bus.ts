/** What one node tells the others, after it is on disk. */
export interface News {
  readonly match: string;
  /** How many lines the match has now; `null`: something else has changed (who is there, the agreement). */
  readonly seq: number | null;
}

export interface BusListener {
  heard(news: News): void;
  /** News may have been lost: everything that is kept in memory must be compared with the store. */
  missed(): void;
}

/**
 * How the servers on one database (the nodes) know of each other. News may be lost and may come twice; the
 * truth is in the store.
 */
export interface Bus {
  /** The name of this node, not used by any node before. */
  readonly node: string;
  /** `one-node`: nobody else can be there, and nothing need be compared. */
  readonly reach: 'one-node' | 'many-nodes';
  /** Makes this node known. If no other node is up, `whenFirst` is done before any other can join. */
  join(whenFirst: () => Promise<void>): Promise<void>;
  /** Tells the other nodes, soon. Never fails: what cannot be sent now is sent when it can. */
  announce(news: News): void;
  listen(listener: BusListener): void;
  /** Names of the nodes that are up, this one among them. */
  nodesUp(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

import { SerialQueue } from '@nardy/host';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { RandomSource } from '../random-source.ts';
import type { Bus, BusListener, News } from './bus.ts';

/** Name of the channel. */
const CHANNEL = 'nardy';
/** Advisory locks: held by every node that is up; and one for each, by its number. */
const LOCK = { anyNode: 1_852_994_148, node: 1_852_994_149 } as const;
const RECONNECT_MS = 500;
/** How often the connection is asked for a sign of life, and how long it may take. */
const PING_MS = 5_000;
/** The database notices within 15 s that the machine of a node is gone, and lets go of its locks. */
const KEEP_ALIVE = [
  'set tcp_keepalives_idle = 5',
  'set tcp_keepalives_interval = 3',
  'set tcp_keepalives_count = 3',
  'set tcp_user_timeout = 15000',
].join('; ');

export interface PostgresBusOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  readonly clock: Clock;
  readonly random: RandomSource;
  /** Told whenever the connection was lost; it is made again by itself. */
  readonly onLostConnection: () => void;
}

/** The bus of servers on one PostgreSQL: one connection each, which listens, tells, and while it lasts says "up". */
export function postgresBus(options: PostgresBusOptions): Bus {
  return new PostgresBus(options);
}

class PostgresBus implements Bus {
  readonly node: string;
  readonly reach = 'many-nodes';
  readonly #options: PostgresBusOptions;
  readonly #listeners: BusListener[] = [];
  /** News not yet sent, the last of each kind for a match. */
  #waiting = new Map<string, News>();
  #client: pg.Client | null = null;
  /** A connection does one thing at a time. */
  readonly #queries = new SerialQueue();
  #sending = false;
  #closed = false;
  #cancelTimer: () => void = () => {};
  /** As far as was known when the connection was last there. */
  #up: ReadonlySet<string>;

  constructor(options: PostgresBusOptions) {
    this.#options = options;
    this.node = String(Number.parseInt(options.random.hex(4), 16) & 0x7fffffff);
    this.#up = new Set([this.node]);
  }

  async join(whenFirst: () => Promise<void>): Promise<void> {
    await this.#connect(async (client) => {
      const { rows } = await client.query('select pg_try_advisory_lock($1, 0) as first', [LOCK.anyNode]);
      if (rows[0].first === true) await whenFirst();
      // Waits for a first node that is not done.
      await this.#lock(client);
      if (rows[0].first === true) await client.query('select pg_advisory_unlock($1, 0)', [LOCK.anyNode]);
    });
  }

  announce(news: News): void {
    const key = `${news.match} ${news.seq === null ? '-' : 'seq'}`;
    const before = this.#waiting.get(key)?.seq ?? 0;
    if (news.seq === null || news.seq > before) this.#waiting.set(key, news);
    void this.#send();
  }

  listen(listener: BusListener): void {
    this.#listeners.push(listener);
  }

  async nodesUp(): Promise<ReadonlySet<string>> {
    const client = this.#client;
    const found = await this.#queries
      .run(async () =>
        client?.query(
          `select distinct objid::bigint as node from pg_locks
          where locktype = 'advisory' and classid = $1 and granted
            and database = (select oid from pg_database where datname = current_database())`,
          [LOCK.node],
        ),
      )
      .catch(() => null);
    // Without the connection the last answer stands: nobody is taken for gone because this node sees nothing.
    if (found) {
      this.#up = new Set([this.node, ...found.rows.map((row) => String(row.node))]);
    }
    return this.#up;
  }

  async close(): Promise<void> {
    await this.#send();
    this.#closed = true;
    this.#cancelTimer();
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #connect(lock: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: PING_MS,
      query_timeout: PING_MS,
    });
    client.on('notification', ({ payload, processId }) => {
      // What this connection has told comes back to it too.
      if (processId === (client as unknown as { readonly processID: number }).processID) return;
      const news = parseNews(payload ?? '');
      if (news !== null) for (const listener of this.#listeners) listener.heard(news);
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query(KEEP_ALIVE);
      await client.query(`listen ${CHANNEL}`);
      await lock(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#ping(client);
    void this.#send();
  }

  /** Shared: after a broken line the old connection may hold it still. */
  async #lock(client: pg.Client): Promise<void> {
    await client.query('select pg_advisory_lock_shared($1, 0)', [LOCK.anyNode]);
    await client.query('select pg_advisory_lock_shared($1, $2)', [LOCK.node, Number(this.node)]);
  }

  #ping(client: pg.Client): void {
    this.#cancelTimer = this.#options.clock.after(PING_MS, () => {
      this.#queries
        .run(() => client.query('select 1'))
        .then(
          () => this.#client === client && this.#ping(client),
          () => this.#lost(client),
        );
    });
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#cancelTimer();
    void client.end().catch(() => {});
    this.#options.onLostConnection();
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.#cancelTimer = this.#options.clock.after(RECONNECT_MS, () => {
      this.#connect((client) => this.#lock(client)).then(
        () => {
          for (const listener of this.#listeners) listener.missed();
        },
        () => this.#reconnect(),
      );
    });
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (;;) {
      const client = this.#client;
      if (client === null || this.#waiting.size === 0) break;
      const batch = this.#waiting;
      this.#waiting = new Map();
      try {
        const texts = [...batch.values()].map(formatNews);
        const tell = `select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as text`;
        await this.#queries.run(() => client.query(tell, [texts]));
      } catch {
        // Sent again with the next connection, unless there is newer news of the match.
        this.#waiting = new Map([...batch, ...this.#waiting]);
        this.#lost(client);
      }
    }
    this.#sending = false;
  }
}

function formatNews({ match, seq }: News): string {
  return `${match} ${seq ?? '-'}`;
}

/** `null` for what no node of this kind has sent. */
function parseNews(text: string): News | null {
  const [, match, seq] = /^([A-Za-z0-9_-]{1,64}) (-|\d{1,15})$/.exec(text) ?? [];
  if (match === undefined || seq === undefined) return null;
  return { match, seq: seq === '-' ? null : Number(seq) };
}

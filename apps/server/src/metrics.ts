/** What the server counts. Rendered in the text format of Prometheus. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: CounterName, by?: number): void;
  /** Notes one value of a distribution. */
  observe(name: HistogramName, value: number): void;
  /** A gauge is asked for its value when the metrics are read. */
  gauge(name: GaugeName, read: () => number): void;
  render(): string;
}

const COUNTERS = {
  nardy_matches_created_total: 'Matches created',
  nardy_games_finished_total: 'Games that have ended',
  nardy_lines_total: 'Log lines written',
  nardy_requests_total: 'Requests of players accepted',
  nardy_refusals_total: 'Requests of players refused',
  nardy_messages_total: 'Socket messages received',
  nardy_overtaken_total: 'Writes that came second to another server and were judged again',
  nardy_slow_clients_total: 'Connections dropped because they did not read',
  nardy_limited_total: 'Messages and connections refused by a limit',
  nardy_incidents_total: 'Internal errors',
  nardy_lost_connections_total: 'Connections to the database that broke',
  nardy_ledger_batches_total: 'Ledger batches published',
  nardy_engine_refused_total: 'Decisions of bots that found the queue full, or were given up',
  nardy_engine_hurried_total: 'Decisions of bots made at once, to keep their clocks',
  nardy_engine_broken_total: 'Threads of the engine that broke',
} as const;
export type CounterName = keyof typeof COUNTERS;

const HISTOGRAMS = {
  nardy_request_seconds: {
    help: 'From a request received to its answer sent',
    bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  },
  nardy_commit_group_size: {
    help: 'Writes that shared one flush to disk',
    bounds: [1, 2, 4, 8, 16, 32, 64, 128, 256],
  },
  nardy_engine_wait_seconds: {
    help: 'From a decision asked of the engine to a thread that takes it',
    bounds: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30],
  },
  nardy_engine_think_seconds: {
    help: 'From a thread that takes a decision to its answer',
    bounds: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2],
  },
} as const;
export type HistogramName = keyof typeof HISTOGRAMS;

const GAUGES = {
  nardy_connections: 'Open sockets',
  nardy_rooms: 'Tables in memory',
  nardy_engine_waiting: 'Decisions that wait for a thread of the engine',
  nardy_engine_thinking: 'Decisions that are thought about',
} as const;
export type GaugeName = keyof typeof GAUGES;

/** Counters of one server. */
export function createMetrics(): Metrics {
  const counters = new Map<CounterName, number>();
  const histograms = new Map<HistogramName, { readonly buckets: number[]; sum: number; count: number }>();
  const gauges = new Map<GaugeName, () => number>();
  return {
    count(name, by = 1) {
      counters.set(name, (counters.get(name) ?? 0) + by);
    },
    observe(name, value) {
      const { bounds } = HISTOGRAMS[name];
      const histogram = histograms.get(name) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
      histograms.set(name, histogram);
      histogram.sum += value;
      histogram.count += 1;
      bounds.forEach((bound, at) => {
        if (value <= bound) histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
      });
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    render() {
      const out: string[] = [];
      const head = (name: string, help: string, type: string) =>
        out.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [name, help] of Object.entries(COUNTERS) as [CounterName, string][]) {
        head(name, help, 'counter');
        out.push(`${name} ${counters.get(name) ?? 0}`);
      }
      for (const [name, help] of Object.entries(GAUGES) as [GaugeName, string][]) {
        head(name, help, 'gauge');
        out.push(`${name} ${gauges.get(name)?.() ?? 0}`);
      }
      for (const name of Object.keys(HISTOGRAMS) as HistogramName[]) {
        const { help, bounds } = HISTOGRAMS[name];
        const { buckets = [], sum = 0, count = 0 } = histograms.get(name) ?? {};
        head(name, help, 'histogram');
        bounds.forEach((bound, at) => {
          out.push(`${name}_bucket{le="${bound}"} ${buckets[at] ?? 0}`);
        });
        out.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
      }
      return `${out.join('\n')}\n`;
    },
  };
}

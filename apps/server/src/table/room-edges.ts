import type { BotEngine, Report } from '../bot-engine.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { RandomSource } from '../random-source.ts';
import type { DeviceStore, MatchStore, NodeStore } from '../store/match-store.ts';
import type { Grace } from './presence.ts';

/** The world as a table sees it. */
export interface RoomEdges {
  readonly store: MatchStore & NodeStore & DeviceStore;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly metrics: Metrics;
  readonly engine: Pick<BotEngine, 'player'>;
  readonly grace: Grace;
  /** Notes an error that cannot happen, once, and gives the number under which it stands in the log. */
  readonly report: Report;
}

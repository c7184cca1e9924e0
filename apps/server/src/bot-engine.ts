import { boardsOf, createEnginePool, type EnginePool, type NetFiles, readNets } from '@nardy/engine-node';
import type { Config, EngineSettings } from './config.ts';
import type { Metrics } from './metrics.ts';

/** The nets of the engine, for both boards. Throws what an operator can put right. */
export function loadNets({ engine }: Config): NetFiles {
  const nets = readNets(engine.netsDir);
  if (!nets.ok) throw new Error(`the nets of the engine cannot be used: ${JSON.stringify(nets.error)}`);
  if (boardsOf(nets.value).size < 2) throw new Error(`nets are missing in ${engine.netsDir}`);
  return nets.value;
}

/** What decides for the bots. */
export type BotEngine = Pick<EnginePool, 'player' | 'close'>;

/** Notes an error that cannot happen, with facts about it. */
export type Report = (error: unknown, facts: Readonly<Record<string, unknown>>) => string;

/** What thinks for the bots, in threads beside the server's own, with its figures. */
export function createBotEngine(
  settings: EngineSettings,
  nets: NetFiles,
  metrics: Metrics,
  report: Report,
): BotEngine {
  const { threads, queue, budgetMs } = settings;
  const pool = createEnginePool({
    ...{ nets, threads, queue, budgetMs },
    hear(event) {
      switch (event.type) {
        case 'answered':
          metrics.observe('nardy_engine_wait_seconds', event.waitedMs / 1000);
          metrics.observe('nardy_engine_think_seconds', event.thoughtMs / 1000);
          return;
        case 'refused':
          metrics.count('nardy_engine_refused_total');
          return;
        case 'broken':
          metrics.count('nardy_engine_broken_total');
          report(event.error, { during: 'engine' });
      }
    },
  });
  metrics.gauge('nardy_engine_waiting', () => pool.load().waiting);
  metrics.gauge('nardy_engine_thinking', () => pool.load().thinking);
  return pool;
}

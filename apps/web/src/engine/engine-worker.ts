import { createEngineDesk, type EngineDesk } from './engine-desk.ts';
import { engineFiles } from './engine-files.ts';
import type { EngineReport, EngineRequest } from './engine-message.ts';
import { fetchFile } from './fetch-file.ts';
import { createEngineLoader } from './load-engine.ts';
import { createPlayerDesk, type PlayerDesk, type PlayerReport, type PlayerRequest } from './player-desk.ts';
import type { Addressed } from './share-worker.ts';
import { makeTurns } from './turns.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const world = {
  load: createEngineLoader(engineFiles(), fetchFile),
  turns: makeTurns(),
  now: () => performance.now(),
  // A timer would wait 4 ms each time.
  pause: () =>
    new Promise<void>((then) => {
      waiting.push(then);
      channel.port2.postMessage(null);
    }),
};

interface Desks {
  readonly hints: EngineDesk;
  readonly players: PlayerDesk;
}
const desks = new Map<number, Desks>();

function desksOf(holder: number): Desks {
  const known = desks.get(holder);
  if (known !== undefined) return known;
  const report = (said: EngineReport | PlayerReport): void => postMessage({ holder, said });
  const made = {
    hints: createEngineDesk({ ...world, report }),
    players: createPlayerDesk({ ...world, report }),
  };
  desks.set(holder, made);
  return made;
}

addEventListener('message', ({ data }: MessageEvent<Addressed<EngineRequest | PlayerRequest | null>>) => {
  const { holder, said } = data;
  const { hints, players } = desksOf(holder);
  if (said === null) {
    hints.close();
    players.close();
    desks.delete(holder);
    return;
  }
  // The page hears of it as an `error` of the worker.
  const taken = said.type === 'decide' || said.type === 'drop' ? players.take(said) : hints.take(said);
  taken.catch(reportError);
});

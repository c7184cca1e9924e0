import { createEngineDesk } from './engine-desk.ts';
import { engineFiles } from './engine-files.ts';
import type { EngineRequest } from './engine-message.ts';
import { fetchFile } from './fetch-file.ts';
import { createEngineLoader } from './load-engine.ts';
import { createPlayerDesk, type PlayerRequest } from './player-desk.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const world = {
  load: createEngineLoader(engineFiles(), fetchFile),
  now: () => performance.now(),
  // A timer would wait 4 ms each time.
  pause: () =>
    new Promise<void>((then) => {
      waiting.push(then);
      channel.port2.postMessage(null);
    }),
};
const hints = createEngineDesk({ ...world, report: (report) => postMessage(report) });
const players = createPlayerDesk({ ...world, report: (report) => postMessage(report) });

addEventListener('message', ({ data }: MessageEvent<EngineRequest | PlayerRequest>) => {
  // The page hears of it as an `error` of the worker.
  const taken = data.type === 'decide' || data.type === 'drop' ? players.take(data) : hints.take(data);
  taken.catch(reportError);
});

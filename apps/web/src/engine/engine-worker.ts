import { createEngineDesk } from './engine-desk.ts';
import { engineFiles } from './engine-files.ts';
import type { EngineRequest } from './engine-message.ts';
import { fetchFile } from './fetch-file.ts';
import { createEngineLoader } from './load-engine.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const desk = createEngineDesk({
  load: createEngineLoader(engineFiles(), fetchFile),
  report: (report) => postMessage(report),
  now: () => performance.now(),
  // A timer would wait 4 ms each time.
  pause: () =>
    new Promise((then) => {
      waiting.push(then);
      channel.port2.postMessage(null);
    }),
});

addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  // The page hears of it as an `error` of the worker.
  desk.take(event.data).catch(reportError);
});

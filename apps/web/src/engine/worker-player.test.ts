import type { DecisionView } from '@nardy/engine';
import { RULE_SETS, startingBoard } from '@nardy/rules';
import { expect, test } from 'vitest';
import type { PlayerReport, PlayerRequest } from './player-desk.ts';
import { createPlayerEngine, EngineFailed, type PlayerWorker } from './worker-player.ts';

const VIEW: DecisionView = {
  rules: RULE_SETS.international,
  board: startingBoard('short'),
  cube: { value: 1, owner: null },
  cubeOwner: 'middle',
  away: null,
  crawford: false,
};

/** A worker that says what the test tells it to. */
class ScriptedWorker implements PlayerWorker {
  readonly asked: PlayerRequest[] = [];
  ended: 'no' | 'yes' = 'no';
  say: (report: PlayerReport) => void = () => {};
  break: () => void = () => {};

  postMessage(request: PlayerRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = 'yes';
  }

  addEventListener(type: string, listener: (event: { readonly data: PlayerReport }) => void): void {
    if (type === 'message') this.say = (data) => listener({ data });
    else this.break = () => listener({ data: { type: 'undecided', id: 0, code: 'ENGINE_BROKEN' } });
  }
}

function engine() {
  const workers: ScriptedWorker[] = [];
  const shares: (number | null)[] = [];
  const made = createPlayerEngine(
    () => {
      const worker = new ScriptedWorker();
      workers.push(worker);
      return worker;
    },
    (share) => shares.push(share),
  );
  return { made, workers, shares, player: made.player({ level: 'club', seed: 1 }) };
}

test('a worker is started by the first decision, and answers it', async () => {
  const { workers, shares, player } = engine();
  expect(workers).toHaveLength(0);
  const doubled = player.offerDouble(VIEW);
  expect(workers[0]?.asked).toMatchObject([{ type: 'decide', id: 1, job: { type: 'offerDouble' } }]);
  workers[0]?.say({ type: 'fetching', id: 1, share: 0.5 });
  workers[0]?.say({ type: 'decided', id: 1, answer: true });
  expect(await doubled).toBe(true);
  expect(shares).toEqual([0.5, null]);
});

test('a decision that cannot be made fails with the reason', async () => {
  const { workers, player } = engine();
  const doubled = player.offerDouble(VIEW);
  workers[0]?.say({ type: 'undecided', id: 1, code: 'ENGINE_NO_NETS' });
  await expect(doubled).rejects.toEqual(new EngineFailed('ENGINE_NO_NETS'));
});

test('a worker whose code cannot be fetched is started anew the next time', async () => {
  const { workers, player } = engine();
  const first = player.offerDouble(VIEW);
  workers[0]?.break();
  await expect(first).rejects.toMatchObject({ code: 'ENGINE_NOT_FETCHED' });
  const second = player.offerDouble(VIEW);
  workers[1]?.say({ type: 'fetching', id: 2, share: 1 });
  workers[1]?.break();
  await expect(second).rejects.toMatchObject({ code: 'ENGINE_BROKEN' });
});

test('a closed engine ends its worker', () => {
  const { made, workers, player } = engine();
  void player.offerDouble(VIEW);
  made.close();
  expect(workers[0]?.ended).toBe('yes');
});

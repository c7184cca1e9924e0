import { verifyRecord } from '@nardy/record';
import { expect } from 'vitest';
import { type Hand, playOn } from './player.ts';
import type { World } from './world.ts';

/** Doubles, undoes and resigns now and then. */
export const LIVELY: Hand = { doubles: 40, undoes: 20, resigns: 1 };

/** Both hands play by what their pages show until the match is over. */
export function playMatch(
  world: World,
  hand: Hand,
  disturb: (world: World, turn: number) => void = () => {},
): void {
  for (let turn = 0; turn < 6000; turn++) {
    world.settle();
    if (world.server.local.table.match?.phase === 'match-over') return;
    world.wait(600);
    world.settle();
    const idle = world.clients.every((client) => !playOn(client, world.source, hand));
    if (idle) world.wait(2000);
    disturb(world, turn);
  }
  throw new Error(
    `the match does not end: ${JSON.stringify(world.clients.map((client) => client.view.status))}`,
  );
}

/** In an undisturbed world nothing that the page offers is refused, and no player is warned of its own lines. */
export function expectNoRefusals({ server, clients }: World): void {
  expect(server.refusals.filter((code) => code !== 'STALE')).toEqual([]);
  for (const { view } of clients) expect(view.notice?.stays).toBeUndefined();
}

/** Every page shows the server's log to its end, and the log passes every check. */
export function expectAgreement(world: World): void {
  const { local } = world.server;
  // A page that was cut off at the very end comes back first.
  world.wait(20_000);
  world.settle();
  for (const transcript of local.transcripts()) {
    const verdict = verifyRecord(transcript);
    expect(verdict.dice.code).toBe('OK');
    expect(verdict.play).toEqual({ code: 'OK' });
  }
  for (const client of world.clients) {
    expect(client.model.fault).toBeNull();
    expect(client.model.game?.lines).toEqual(local.lines);
    expect(client.view.stage).toBe('match-over');
    expect(client.view.rolls).toHaveLength(local.table.log.rolls);
  }
}

/** Breaks connections and loads pages again, at any moment and in the middle of a delivery. */
export function breakConnections({ clients, source }: World): void {
  const client = clients[source.below(2)];
  for (let steps = source.below(4); steps > 0; steps--) {
    client?.step(source.below(2) === 0 ? 'to-server' : 'to-client');
  }
  const disturbance = source.below(12);
  if (disturbance === 0) client?.cut();
  if (disturbance === 1) client?.reload();
}

/** Sends messages twice and swaps neighbours. */
export function shuffleMessages({ clients, source }: World): void {
  for (const { link, toServer } of clients) {
    const inbox = link?.toClient ?? [];
    const [first, second] = inbox;
    if (first !== undefined && source.below(3) === 0) inbox.push(first);
    if (first !== undefined && second !== undefined && source.below(2) === 0)
      inbox.splice(0, 2, second, first);
    const [request] = toServer;
    if (request !== undefined && source.below(2) === 0) toServer.push(request);
  }
}

import { invariant } from '@nardy/result';
import { deciderOf, SIDES, type Side } from '@nardy/rules';
import { expect, test } from 'vitest';
import type { ActCommand } from './act-command.ts';
import type { TableRequest } from './respond.ts';
import { roleOf } from './roles.ts';
import {
  assertVerified,
  chooseAct,
  createLocalTable,
  type LocalTable,
  SAMPLE_MATCHES,
} from './testing/index.ts';

/** A request that a hurried, confused or hostile client might send, often a sensible one. */
function anyRequest(local: LocalTable): TableRequest {
  const { source, table } = local;
  const side = pick(SIDES);
  const { log, match } = table;
  switch (source.below(14)) {
    case 0:
      return { type: 'time' };
    case 1:
      return { type: 'resume' };
    case 2:
      return { type: 'owed' };
    case 3:
      return { type: 'link', side, roll: log.nextRoll + source.below(3) - 1, link: source.hex(32) };
    case 4:
      return { type: 'lostDevice', side, ...sealOf(side, (log.chains[roleOf(side)]?.epoch ?? -1) + 1) };
    case 5:
      return { type: 'anchor', side, ...sealOf(side, log.chains[roleOf(side)]?.epoch ?? 0) };
    case 6:
      return { type: 'act', side, command: pick(commands(side)) };
    case 7:
    case 8:
    case 9: {
      const decider = match === null ? null : deciderOf(match);
      const command =
        match === null || decider === null ? null : chooseAct(match, decider, source, { resigns: 3 });
      return command === null ? linkOf(side) : { type: 'act', side: command.side, command };
    }
    default:
      return linkOf(side);
  }

  function pick<T>(list: readonly T[]): T {
    const item = list[source.below(list.length)];
    invariant(item !== undefined, 'the list has items');
    return item;
  }
  function sealOf(of: Side, epoch: number) {
    const { anchor, length } = local.keeper(of).chain(epoch);
    return { anchor, length };
  }
  function linkOf(of: Side): TableRequest {
    const chain = log.chains[roleOf(of)];
    const { epoch, base } = chain ?? { epoch: 0, base: 1 };
    const index = log.nextRoll - base + 1;
    const known = local.keeper(of).chain(epoch);
    return { type: 'link', side: of, roll: log.nextRoll, link: known.link(Math.min(index, known.length)) };
  }
}

function commands(side: Side): readonly ActCommand[] {
  return [
    { type: 'play', side, moves: [] },
    {
      type: 'play',
      side,
      moves: [
        { from: 24, to: 18 },
        { from: 13, to: 11 },
      ],
    },
    { type: 'play', side, moves: [{ from: 99, to: -4 }] },
    { type: 'double', side },
    { type: 'take', side },
    { type: 'beaver', side },
    { type: 'raccoon', side },
    { type: 'resign', side, kind: 'backgammon' },
    { type: 'declineResignation', side },
    { type: 'acceptResignation', side },
    { type: 'closeSession', side: side === 'white' ? 'black' : 'white' },
  ];
}

test.each(SAMPLE_MATCHES.map((sample, seed) => [sample.name, sample, seed] as const))(
  'whatever is asked, what is written verifies: %s',
  (_, { settings }, seed) => {
    const local = createLocalTable({ settings, seed, chainLength: 64 });
    const seen = { written: 0, repeated: 0, refused: 0 };
    for (let request = 0; request < 1200 && local.table.log.end === null; request++) {
      local.unixMs += local.source.below(400) - 100;
      const before = local.lines;
      const answered = local.send(anyRequest(local));
      if (!answered.ok) {
        seen.refused++;
        expect(local.lines).toBe(before);
      } else if (answered.value.length > 0) seen.written++;
      else seen.repeated++;
    }
    expect(Math.min(seen.written, seen.repeated, seen.refused)).toBeGreaterThan(0);
    assertVerified(local);
  },
);

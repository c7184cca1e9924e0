import { invariant } from '@nardy/result';
import { makeMatchFile, verifyMatch } from '../match-file.ts';
import { replay } from '../replay.ts';
import type { LocalTable } from './local-table.ts';

/** Throws unless every game of the table verifies from its file, dice and play, and replays to the table's own state. */
export function assertVerified(local: LocalTable): void {
  const games = local.transcripts().map(({ lines, head = '' }) => ({ lines, head }));
  const verdict = verifyMatch(JSON.parse(JSON.stringify(makeMatchFile(games))));
  invariant(
    verdict.agrees,
    `the match verifies: ${JSON.stringify([verdict.fault, ...verdict.games.map(({ dice, play }) => [dice.code, play])])}`,
  );
  const played = replay(local.lines);
  const same = played.ok && JSON.stringify(played.value.table) === JSON.stringify(local.table);
  invariant(same, 'the lines replay to the state they were played in');
}

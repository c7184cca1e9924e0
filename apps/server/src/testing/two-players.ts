import type { CreateMatch } from '@nardy/protocol';
import { invariant } from '@nardy/result';
import { deciderOf, type MatchPhase } from '@nardy/rules';
import type { ScriptedClient, ScriptedClientOptions } from './scripted-client.ts';
import type { Tables } from './tables.ts';

/** Two people at a table who do by themselves only what clients must. */
export interface TwoPlayers {
  readonly match: string;
  readonly white: ScriptedClient;
  readonly black: ScriptedClient;
  readonly tokens: { readonly white: string; readonly black: string };
  /** The one who has to decide now. */
  decider(): ScriptedClient;
  /** Resolves when both have seen the same lines. */
  inStep(): Promise<void>;
  /** Plays random moves until this phase comes up for whoever is to decide. */
  playUntil(phase: MatchPhase): Promise<void>;
}

/** Black may come to another server on the same database; white may be far away. */
export async function seatTwo(
  server: Tables,
  body: Partial<CreateMatch> = {},
  blackAt: Tables = server,
  whiteIs: Pick<ScriptedClientOptions, 'onPing'> = {},
): Promise<TwoPlayers> {
  const made = await server.create(body);
  const joined = await blackAt.join(made.match);
  const [white, black] = [made.seats[0]?.token, joined.seats[0]?.token];
  invariant(white !== undefined && black !== undefined, 'both seats were given');
  const options = { manner: 'waits', style: { doubles: 0 } } as const;
  const players = {
    white: server.client(made.match, [white], { ...options, ...whiteIs }),
    black: blackAt.client(made.match, [black], options),
  };
  await players.white.connect();
  await players.black.connect();
  const decider = () => {
    const { match } = players.white.table;
    const side = match === null ? null : deciderOf(match);
    invariant(side !== null, 'somebody has to decide');
    return players[side];
  };
  const isDecided = () => {
    const { match } = players.white.table;
    return match !== null && deciderOf(match) !== null;
  };
  await players.white.until(isDecided);
  const inStep = async () => {
    await players.white.roundTrip();
    await players.black.until(() => players.black.lines.length >= players.white.lines.length);
    await players.white.until(() => players.white.lines.length >= players.black.lines.length);
  };
  return {
    match: made.match,
    ...players,
    tokens: { white, black },
    decider,
    inStep,
    async playUntil(phase) {
      for (;;) {
        await players.white.until(isDecided);
        await inStep();
        if (!isDecided()) continue;
        if (players.white.table.match?.phase === phase) return;
        await decider().decide();
      }
    },
  };
}

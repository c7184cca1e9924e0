import { type CreateMatch, decodeSeatsGiven, type JoinMatch, type SeatsGiven } from '@nardy/protocol';
import type { Seeded } from '@nardy/record/testing';
import { invariant } from '@nardy/result';
import { ScriptedClient, type ScriptedClientOptions } from './scripted-client.ts';

/** Making and joining matches at a server, as its own page does. */
export interface Tables {
  post(path: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown }>;
  create(body: Partial<CreateMatch>): Promise<SeatsGiven>;
  join(match: string, body?: Partial<JoinMatch>): Promise<SeatsGiven>;
  client(match: string, seats: readonly string[], options?: Partial<ScriptedClientOptions>): ScriptedClient;
}

/** The tables of the server at `url`. */
export function tablesAt(url: string, source: Seeded): Tables {
  const post: Tables['post'] = async (path, body) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const seatsFrom = (answer: { readonly status: number; readonly body: unknown }): SeatsGiven => {
    const given = decodeSeatsGiven(answer.body);
    invariant(given.ok, `seats were given: ${JSON.stringify(answer)}`);
    return given.value;
  };
  const usual = { rules: 'international', length: 1, opponent: 'friend', name: 'Гиви' };
  return {
    post,
    create: async (body) => seatsFrom(await post('/api/matches', { ...usual, ...body })),
    join: async (match, body = {}) =>
      seatsFrom(await post(`/api/matches/${match}/join`, { name: 'Нана', ...body })),
    client: (match, seats, more = {}) =>
      new ScriptedClient({
        url: `${url.replace('http', 'ws')}/ws`,
        match,
        seats,
        source,
        manner: 'plays',
        ...more,
      }),
  };
}

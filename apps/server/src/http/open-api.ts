import {
  CREATE_MATCH,
  JOIN_MATCH,
  MATCH_SUMMARY,
  PROTOCOL_VERSION,
  REMATCH,
  SEATS_GIVEN,
} from '@nardy/protocol';
import { MATCH_FORMAT } from '@nardy/record';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

/** The HTTP interface in the terms of OpenAPI 3.1; bodies come from the decoders themselves. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'nardy',
      version: String(PROTOCOL_VERSION),
      description: 'Matches are made and read over HTTP and played over the socket /ws (docs/protocol.md).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: {
      '/api/matches': {
        post: operation('Makes a match; 429 with a friend while its `device` has to wait', {
          body: CREATE_MATCH,
          created: SEATS_GIVEN,
        }),
      },
      '/api/matches/{id}': {
        get: operation('What is public about a match', { path: 'id', answer: MATCH_SUMMARY }),
      },
      '/api/matches/{id}/join': {
        post: operation('Takes the free seat, once; 429 while its `device` has to wait', {
          path: 'id',
          body: JOIN_MATCH,
          created: SEATS_GIVEN,
        }),
      },
      '/api/matches/{id}/rematch': {
        post: operation('Goes on to a match on the same terms; the same secrets hold its seats', {
          path: 'id',
          body: REMATCH,
          created: SEATS_GIVEN,
        }),
      },
      '/api/matches/{id}/transcripts': {
        get: operation('The transcripts of all games of a match', { path: 'id' }),
      },
      '/api/matches/{id}/record': {
        get: operation('The whole match as one file, `nardy-match/1`: what `nardy verify` reads', {
          path: 'id',
          schema: MATCH_FILE,
        }),
      },
      '/api/games/{game}/transcript': {
        get: operation('The transcript of a game, with its ledger proof once it is published', {
          path: 'game',
        }),
      },
      '/ledger.txt': { get: operation('One line per ledger batch', { text: true }) },
      '/ledger/{no}.txt': { get: operation('The events of a ledger batch', { path: 'no', text: true }) },
      '/ledger/unclosed.txt': { get: operation('Games sealed long ago that have not ended', { text: true }) },
      '/health': { get: operation('Whether the process answers', {}) },
      '/ready': { get: operation('Whether players may be sent here', {}) },
      '/metrics': { get: operation('Figures for Prometheus', { text: true }) },
    },
  };
}

interface Operation {
  readonly path?: string;
  readonly body?: GenericSchema<unknown, unknown>;
  readonly answer?: GenericSchema<unknown, unknown>;
  readonly created?: GenericSchema<unknown, unknown>;
  /** JSON Schema of an answer that no decoder describes. */
  readonly schema?: Json;
  readonly text?: true;
}

function operation(summary: string, { path, body, answer, created, schema, text }: Operation): Json {
  const good = created ?? answer;
  const json = schema === undefined ? schemaOf(good) : { schema };
  const content = text === true ? { 'text/plain': {} } : { 'application/json': json };
  return {
    summary,
    ...(path === undefined
      ? {}
      : { parameters: [{ name: path, in: 'path', required: true, schema: { type: 'string' } }] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': schemaOf(body) } } }),
    responses: {
      [created === undefined ? '200' : '201']: { description: summary, content },
      default: {
        description: 'A refusal: a code and its facts',
        content: { 'application/json': { schema: REFUSAL } },
      },
    },
  };
}

const MATCH_FILE: Json = {
  type: 'object',
  required: ['format', 'games'],
  properties: {
    format: { const: MATCH_FORMAT },
    games: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['format', 'lines', 'head'],
        properties: {
          format: { type: 'string' },
          lines: { type: 'array', items: { type: 'string' } },
          head: { type: 'string', pattern: '^[0-9a-f]{64}$' },
          ledger: { type: 'object' },
        },
      },
    },
  },
};

const REFUSAL: Json = {
  type: 'object',
  required: ['refusal'],
  properties: {
    refusal: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  },
};

function schemaOf(schema: GenericSchema<unknown, unknown> | undefined): Json {
  return schema === undefined ? {} : { schema: toJsonSchema(schema, { errorMode: 'ignore' }) };
}

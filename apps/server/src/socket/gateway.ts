import fastifyWebsocket from '@fastify/websocket';
import { encodeServerMessage, MAX_CLIENT_MESSAGE_BYTES } from '@nardy/protocol';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Limits } from '../config.ts';
import { refuse } from '../http/refuse.ts';
import type { RoomEdges } from '../table/room-edges.ts';
import type { Rooms } from '../table/rooms.ts';
import { AddressCount } from './address-count.ts';
import { CLOSE, Connection } from './connection.ts';
import { isOriginAllowed } from './origin.ts';
import { TokenBucket } from './token-bucket.ts';

/** How often every connection is asked for a sign of life. */
const HEARTBEAT_MS = 15_000;
/** Messages that may come at once, as seconds of the average. */
const BURST_SECONDS = 5;

export interface GatewayEdges extends RoomEdges {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly allowedOrigins: readonly string[];
}

/** The socket `/ws`. */
export async function gateway(app: FastifyInstance, edges: GatewayEdges): Promise<void> {
  const { clock, limits, metrics, rooms } = edges;
  const connections = new Set<Connection>();
  const addresses = new AddressCount();
  metrics.gauge('nardy_connections', () => connections.size);

  const cancelHeartbeat = heartbeat(clock, connections);
  // Before the plugin's own hook, which closes the sockets without a word.
  app.addHook('preClose', async () => {
    cancelHeartbeat();
    for (const connection of connections) connection.shutDown();
  });
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MAX_CLIENT_MESSAGE_BYTES, perMessageDeflate: false, clientTracking: true },
    errorHandler(error, socket, request) {
      request.log.warn({ err: error }, 'socket');
      socket.terminate();
    },
  });

  app.get(
    '/ws',
    {
      websocket: true,
      config: { rateLimit: false },
      preValidation: async (request, reply) => {
        const { origin, host } = request.headers;
        if (!isOriginAllowed(origin, host, edges.allowedOrigins)) {
          return refuse(reply, { code: 'ORIGIN_NOT_ALLOWED' });
        }
      },
    },
    (socket, request) => {
      const address = request.ip;
      if (addresses.total >= limits.connections || addresses.of(address) >= limits.connectionsPerAddress) {
        metrics.count('nardy_limited_total');
        socket.on('error', () => {});
        socket.send(encodeServerMessage({ type: 'fault', code: 'FAULT_TOO_MANY_CONNECTIONS' }));
        socket.close(CLOSE.tooMany, 'FAULT_TOO_MANY_CONNECTIONS');
        return;
      }
      addresses.add(address);
      const bucket = new TokenBucket(
        limits.messagesPerSecond,
        limits.messagesPerSecond * BURST_SECONDS,
        clock.unixMs(),
      );
      const connection = new Connection(socket, rooms, edges, bucket);
      connections.add(connection);
      socket.once('close', () => {
        connections.delete(connection);
        addresses.remove(address);
      });
    },
  );
}

/** Asks every connection for a sign of life, again and again, until it is cancelled. */
function heartbeat(clock: Clock, connections: ReadonlySet<Connection>): () => void {
  let cancel = (): void => {};
  const beat = (): void => {
    cancel = clock.after(HEARTBEAT_MS, () => {
      for (const connection of connections) connection.checkAlive();
      beat();
    });
  };
  beat();
  return () => cancel();
}

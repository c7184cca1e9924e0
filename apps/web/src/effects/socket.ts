import { type ClientMessage, decodeServerMessage, encodeClientMessage } from '@nardy/protocol';
import type { WorldInput } from '@nardy/session';

/** The connection to a table. One socket at a time; what an old one still says is not heard. */
export interface TableSocket {
  connect(): void;
  disconnect(): void;
  send(message: ClientMessage): void;
}

function address(): string {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export function makeSocket(tell: (input: WorldInput) => void): TableSocket {
  let socket: WebSocket | null = null;

  const drop = (): void => {
    const old = socket;
    socket = null;
    old?.close();
  };

  return {
    connect() {
      drop();
      const opened = new WebSocket(address());
      socket = opened;
      const whileMine = (act: () => void): void => {
        if (socket === opened) act();
      };
      opened.addEventListener('open', () => whileMine(() => tell({ type: 'socketOpened' })));
      opened.addEventListener('message', (event: MessageEvent<unknown>) =>
        whileMine(() => {
          const decoded = decodeServerMessage(String(event.data));
          tell(decoded.ok ? { type: 'received', message: decoded.value } : { type: 'receivedGarbage' });
        }),
      );
      opened.addEventListener('close', () =>
        whileMine(() => {
          socket = null;
          tell({ type: 'socketClosed' });
        }),
      );
    },
    disconnect: drop,
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(encodeClientMessage(message));
    },
  };
}

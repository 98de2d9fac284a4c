import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { eventually } from './eventually.ts';
import type { aSocketClient } from './socket-client.ts';

type Auth = Awaited<ReturnType<typeof aSocketClient>>['auth'];

/** Opens a socket to the realtime process on this port. */
export function aSocket(port: number, auth: Auth, options: object = {}): Socket {
  return io(`http://127.0.0.1:${port}`, { path: SOCKET_PATH, transports: ['websocket'], auth, forceNew: true, ...options });
}

export const connected = (socket: Socket) => eventually(async () => socket.connected, 10_000, 'a connection');

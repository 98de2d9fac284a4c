/** The version of `ws` that socket.io uses, so that benchmarks compare socket.io with its own transport. */
import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface BareSocket extends EventEmitter {
  send(text: string): void;
}

interface BareServer {
  clients: Set<BareSocket>;
}

interface BareWs {
  WebSocket: new (url: string, options: { perMessageDeflate: false }) => BareSocket;
  WebSocketServer: new (options: { server: Server; perMessageDeflate: false }) => BareServer;
}

export const { WebSocket, WebSocketServer } = createRequire(fileURLToPath(import.meta.resolve('socket.io')))('ws') as BareWs;

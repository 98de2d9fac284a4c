import type { Server } from 'socket.io';

/**
 * Disconnects every open socket at a random time, so that the clients do not all request tickets at once. They reconnect by
 * themselves.
 */
export function cutSockets(io: Server, { afterMs, spreadMs }: { afterMs: number; spreadMs: number }): void {
  for (const { conn } of io.of('/').sockets.values()) {
    // Closes only the connection: a client that receives a disconnect packet does not reconnect by itself.
    setTimeout(() => conn.close(), afterMs + Math.random() * spreadMs).unref();
  }
}

import type { Server } from 'socket.io';

/** Cuts every open socket at a moment of its own: all at once would ask for as many tickets. Their tabs come back by themselves. */
export function cutSockets(io: Server, { afterMs, spreadMs }: { afterMs: number; spreadMs: number }): void {
  for (const { conn } of io.of('/').sockets.values()) {
    // The connection alone: a client that is told to go would not come back by itself.
    setTimeout(() => conn.close(), afterMs + Math.random() * spreadMs).unref();
  }
}

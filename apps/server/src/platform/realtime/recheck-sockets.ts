import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { ApiPlatform } from '../platform.ts';
import { mayListen } from './session-adapter.ts';
import { dataOf } from './socket-handle.ts';

/**
 * The event of a sign-out disconnects a device within a second. This check covers lost events and devices that were idle for
 * too long.
 */
const RECHECK_EVERY_MS = 15_000;
const BATCH = 1000;

/** Disconnects sockets whose device was revoked or whose member was suspended or deleted. */
export function recheckSockets(io: Server, http: HttpServer, { findMemberStates, log }: ApiPlatform): void {
  let checking = false;

  async function check(): Promise<void> {
    const sockets = [...io.of('/').sockets.values()];
    for (let from = 0; from < sockets.length; from += BATCH) {
      const some = sockets.slice(from, from + BATCH);
      const states = await findMemberStates([...new Set(some.map((socket) => dataOf(socket).principal.deviceId))]);
      for (const socket of some) if (!mayListen(states.get(dataOf(socket).principal.deviceId))) socket.disconnect(true);
    }
  }

  const timer = setInterval(() => {
    if (checking) return;
    checking = true;
    check()
      // While PostgreSQL is unavailable, open sockets continue.
      .catch((error: unknown) => log.warn({ err: error }, 'sockets were not checked'))
      .finally(() => (checking = false));
  }, RECHECK_EVERY_MS);
  http.once('close', () => clearInterval(timer));
}

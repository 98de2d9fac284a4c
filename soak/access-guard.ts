import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { deliveryOf } from '../apps/server/src/platform/media-delivery/signed-urls.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { aMedia } from '../apps/server/test/support/media.ts';
import { aDevice, aMember } from '../apps/server/test/support/members.ts';
import { aNetwork } from '../apps/server/test/support/network.ts';
import { aToken } from '../apps/server/test/support/tokens.ts';
import { readConfig } from './topology/processes.ts';
import { HOST, ports } from './topology/layout.ts';

export interface AccessGuard {
  readonly tried: number;
  /** Forbidden requests that succeeded. */
  readonly admitted: readonly string[];
  stop(): Promise<void>;
}

const HOURS = 3 * 3_600_000;
const PACE_MS = 500;

/** Sends forbidden requests during all faults: an outage of a datastore must never lead to access. */
export async function startAccessGuard(db: Db): Promise<AccessGuard> {
  const config = readConfig();
  const { id: memberId } = await aMember(db, config, {});
  const signedOut = await aDevice(db, memberId);
  await db.deleteFrom('device').where('id', '=', signedOut).execute();
  const stale = await aToken({ audience: 'api', memberId, deviceId: signedOut, expiresIn: HOURS });
  const removed = await aMedia(db, { ownerId: memberId, state: 'removed', generation: 3 });
  const signedUrl = deliveryOf(config.MEDIA_URL_SECRET, systemClock).fileOf({ id: removed.id, generation: 3 }, '640.webp');
  const forbidden: readonly { name: string; path: string; headers?: Record<string, string> }[] = [
    { name: 'a device that was signed out', path: '/api/account', headers: { authorization: `Bearer ${stale}` } },
    { name: 'no token', path: '/api/account' },
    { name: 'a photo that was removed', path: signedUrl },
    { name: 'an unsigned URL', path: `/media/${removed.id}/640.webp` },
    { name: 'a document without a ticket', path: '/documents/none' },
  ];

  const state = { goes: true, tried: 0, opened: [] as string[] };
  async function knock(): Promise<void> {
    for (; state.goes; await sleep(PACE_MS)) {
      for (const { name, path, headers } of forbidden) {
        const response = await fetch(`http://${HOST}:${ports.loadBalancer}${path}`, {
          headers: { 'x-forwarded-for': aNetwork(), ...headers },
          signal: AbortSignal.timeout(8000),
        }).catch(() => null);
        await response?.body?.cancel();
        state.tried += 1;
        if (response && response.status < 400) state.opened.push(`${name}: ${response.status}`);
      }
    }
  }
  const sending = knock();
  return {
    get tried() {
      return state.tried;
    },
    get admitted() {
      return state.opened;
    },
    stop: async () => {
      state.goes = false;
      await sending;
    },
  };
}

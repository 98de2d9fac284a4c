import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { deliveryOf } from '../apps/server/src/platform/media-delivery/signed-urls.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { aMedia } from '../apps/server/src/testing/media.ts';
import { aDevice, aMember } from '../apps/server/src/testing/members.ts';
import { aNetwork } from '../apps/server/src/testing/network.ts';
import { aToken } from '../apps/server/src/testing/tokens.ts';
import { readConfig } from './topology/processes.ts';
import { HOST, ports } from './topology/layout.ts';

export interface Guard {
  readonly tried: number;
  /** What was let in, and must not have been. */
  readonly opened: readonly string[];
  leave(): Promise<void>;
}

const HOURS = 3 * 3_600_000;
const PACE_MS = 500;

/** Knocks, through all faults, at doors that must stay shut: whatever is away, nothing may be decided in its absence. */
export async function startGuard(db: Db): Promise<Guard> {
  const config = readConfig();
  const { id: memberId } = await aMember(db, config, {});
  const signedOut = await aDevice(db, memberId);
  await db.deleteFrom('device').where('id', '=', signedOut).execute();
  const stale = await aToken({ audience: 'api', memberId, deviceId: signedOut, expiresIn: HOURS });
  const removed = await aMedia(db, { ownerId: memberId, state: 'removed', generation: 3 });
  const signedUrl = deliveryOf(config.DELIVERY_SECRET, systemClock).fileOf({ id: removed.id, generation: 3 }, '640.webp');
  const forbidden: readonly { name: string; path: string; headers?: Record<string, string> }[] = [
    { name: 'a device that was signed out', path: '/api/account', headers: { authorization: `Bearer ${stale}` } },
    { name: 'nobody at all', path: '/api/account' },
    { name: 'a photo that was removed', path: signedUrl },
    { name: 'an address that nobody signed', path: `/media/${removed.id}/640.webp` },
    { name: 'a document without a ticket', path: '/documents/none' },
  ];

  const state = { goes: true, tried: 0, opened: [] as string[] };
  async function knock(): Promise<void> {
    for (; state.goes; await sleep(PACE_MS)) {
      for (const { name, path, headers } of forbidden) {
        const answered = await fetch(`http://${HOST}:${ports.loadBalancer}${path}`, {
          headers: { 'x-forwarded-for': aNetwork(), ...headers },
          signal: AbortSignal.timeout(8000),
        }).catch(() => null);
        await answered?.body?.cancel();
        state.tried += 1;
        if (answered && answered.status < 400) state.opened.push(`${name}: ${answered.status}`);
      }
    }
  }
  const knocking = knock();
  return {
    get tried() {
      return state.tried;
    },
    get opened() {
      return state.opened;
    },
    leave: async () => {
      state.goes = false;
      await knocking;
    },
  };
}

import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../app/platforms.ts';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { DAY } from '../../../test/support/clock.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import type { WorkerPlatform } from '../platform.ts';

const api = useDatabase();
let realtime: RunningRealtime;
let worker: Opened<WorkerPlatform>;
const open: Socket[] = [];

beforeAll(async () => {
  [realtime, worker] = await Promise.all([startRealtime(api.config), openWorkerPlatform(api.config)]);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await worker.close();
});

async function aTab() {
  const { auth, ...principal } = await aSocketClient(api, worker.redis);
  const socket = aSocket(realtime.port, auth, { reconnection: false });
  open.push(socket);
  await connected(socket);
  return { ...principal, socket };
}

it('recheckSockets disconnects idle sockets without access, even if no event reported it', async () => {
  const [signedOut, suspended, deleted, idle, stays] = [await aTab(), await aTab(), await aTab(), await aTab(), await aTab()];
  await api.db.deleteFrom('device').where('id', '=', signedOut.deviceId).execute();
  await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', suspended.memberId).execute();
  await api.db.updateTable('member').set({ state: 'deleted' }).where('id', '=', deleted.memberId).execute();
  const used_at = new Date(Date.now() - DAY - 1);
  await api.db.updateTable('device').set({ used_at, signed_in_at: used_at }).where('id', '=', idle.deviceId).execute();
  const lost = [signedOut, suspended, deleted, idle];
  await eventually(async () => lost.every(({ socket }) => !socket.connected), 30_000, 'the sockets to be disconnected');
  expect(stays.socket.connected).toBe(true);
});

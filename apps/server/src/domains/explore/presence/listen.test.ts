import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../../app/platforms.ts';
import { startRealtime, type RunningRealtime } from '../../../app/realtime.ts';
import { newId } from '../../../platform/ids.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { aFoundMember } from '../../../../test/support/explore-presence.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aDevice } from '../../../../test/support/members.ts';
import { aSocket, connected } from '../../../../test/support/sockets.ts';
import { aSocketClient } from '../../../../test/support/socket-client.ts';
import { presenceListeners } from './listen.ts';
import { syncPresence } from './sync-presence.ts';

const testDb = useDatabase();
let realtime: RunningRealtime;
let worker: Opened<WorkerPlatform>;
const open: Socket[] = [];

beforeAll(async () => {
  [realtime, worker] = await Promise.all([startRealtime(testDb.config, presenceListeners), openWorkerPlatform(testDb.config)]);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await worker.close();
});

async function aTab(member?: Principal) {
  const holder = await aSocketClient(testDb, worker.redis, member);
  const socket = aSocket(realtime.port, holder.auth);
  open.push(socket);
  await connected(socket);
  const isHere = async () => (await presenceIn(worker.redis).list()).has(holder.memberId);
  await eventually(isHere, 5000, 'a member who is here');
  return { ...holder, isHere, send: (name: string, payload: unknown): Promise<unknown> => socket.timeout(5000).emitWithAck(name, payload) };
}

it('marks a member as away after leave although the tab is open, and as here after newUserOnline', async () => {
  const tab = await aTab();
  for (const [leaving, coming] of [
    [tab.memberId, tab.memberId],
    [{ userId: tab.memberId }, { id: tab.memberId }],
  ]) {
    expect(await tab.send('leave', leaving)).toEqual({ body: {} });
    expect(await tab.isHere()).toBe(false);
    expect(await tab.send('/users/newUserOnline', { user: coming })).toEqual({ body: {} });
    expect(await tab.isHere()).toBe(true);
  }
});

it('rejects another member’s id exactly like an unknown one, and changes nothing', async () => {
  const [mine, other] = [await aTab(), await aTab()];
  const notFound = { code: 'resource.notFound', message: 'This page is not available' };
  for (const id of [other.memberId, newId()]) {
    expect(await mine.send('leave', id)).toEqual(notFound);
    expect(await mine.send('/users/newUserOnline', { user: { id } })).toEqual(notFound);
  }
  expect(await other.isHere()).toBe(true);
  await presenceIn(worker.redis).leave(other);
  await mine.send('/users/newUserOnline', { user: other.memberId });
  expect(await other.isHere()).toBe(false);
});

it('returns request.invalid for malformed ids', async () => {
  const tab = await aTab();
  expect(await tab.send('leave', 'me')).toMatchObject({ code: 'request.invalid' });
  expect(await tab.send('/users/newUserOnline', {})).toMatchObject({ code: 'request.invalid' });
});

it('hides a member who turns presence off, although a tab stays open', async () => {
  const { id: memberId } = await aFoundMember(testDb);
  const tab = await aTab({ memberId, deviceId: await aDevice(testDb.db, memberId) });
  const isShown = async () => {
    await syncPresence(testDb.db, presenceIn(worker.redis), new Date());
    return (await testDb.db.selectFrom('member_search_online').where('member_id', '=', memberId).execute()).length > 0;
  };
  expect(await isShown()).toBe(true);
  await testDb.db.updateTable('member_settings').set({ show_presence: false }).where('member_id', '=', memberId).execute();
  expect(await tab.send('/users/newUserOnline', { user: memberId })).toEqual({ body: {} });
  expect(await isShown()).toBe(false);
});

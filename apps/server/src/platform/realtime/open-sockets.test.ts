import { socketMessage } from '@subrosa/contract/socket';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorkerPlatform, type Opened } from '../../app/platforms.ts';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { suspendMember } from '../../domains/accounts/index.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aDevice, aMember, aRole, aSubscription } from '../../../test/support/members.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { systemClock } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { members } from '../http/policy.ts';
import { newId } from '../ids.ts';
import type { WorkerPlatform } from '../platform.ts';
import type { Principal } from '../tokens/tokens.ts';
import { redisKeys } from './keys.ts';
import { socketMessageHandlers } from './message-handler.ts';
import { socketSlots } from './socket-slots.ts';

const api = useDatabase();
const jobWorker = useWorker(api);
const messages = {
  whoAmI: socketMessage({ name: '/who-am-i', summary: 'For tests', input: z.unknown(), reply: z.looseObject({}), example: undefined }),
};
const handlers = socketMessageHandlers(messages, { whoAmI: { who: members } }, { whoAmI: async (_input, caller) => ({ ...caller }) });

let processes: RunningRealtime[];
let worker: Opened<WorkerPlatform>;
const open: Socket[] = [];

beforeAll(async () => {
  worker = await openWorkerPlatform(api.config);
  processes = await Promise.all([startRealtime(api.config, handlers), startRealtime(api.config, handlers)]);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await Promise.all(processes.map(({ stop }) => stop()));
  await worker.close();
});

async function aTab(member?: Principal, at = 0) {
  const { auth, ...principal } = await aSocketClient(api, worker.redis, member);
  const socket = aSocket(processes[at]!.port, auth, { reconnection: false });
  open.push(socket);
  const connectError = new Promise<string>((resolve) => socket.once('connect_error', ({ message }) => resolve(message)));
  const whoAmI = (): Promise<{ body?: Record<string, unknown>; code?: string }> => socket.timeout(5000).emitWithAck('/who-am-i', {});
  return { ...principal, socket, connectError, whoAmI };
}

const isCut = ({ socket }: { socket: Socket }) => eventually(async () => !socket.connected, 5000, 'the socket to be disconnected');

describe('buildRealtime with an open socket', () => {
  it('uses a plan that started or ended after the socket was opened', async () => {
    const tab = await aTab();
    expect((await tab.whoAmI()).body).toMatchObject({ premium: false });
    await aSubscription(api.db, tab.memberId, 3);
    expect((await tab.whoAmI()).body).toMatchObject({ premium: true });
    await api.db.deleteFrom('member_subscription').where('member_id', '=', tab.memberId).execute();
    expect((await tab.whoAmI()).body).toMatchObject({ premium: false });
  });

  it('uses a role and an identity that changed after the socket was opened', async () => {
    const { id: memberId } = await aMember(api.db, api.config, { staffRole: 'moderator', verified: true });
    const tab = await aTab({ memberId, deviceId: await aDevice(api.db, memberId) });
    expect((await tab.whoAmI()).body).toMatchObject({ staffRole: 'moderator', verified: true });
    await aRole(api.db, memberId, 'support');
    await api.db.updateTable('member').set({ identity_verified_at: null }).where('id', '=', memberId).execute();
    expect((await tab.whoAmI()).body).toMatchObject({ staffRole: 'support', verified: false });
    await api.db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
    expect((await tab.whoAmI()).body).toMatchObject({ staffRole: null });
  });

  it('disconnects sockets on every process within seconds when their member is suspended', async () => {
    const tab = await aTab();
    const other = await aTab({ ...tab, deviceId: await aDevice(api.db, tab.memberId, { slot: 2 }) }, 1);
    await Promise.all([tab, other].map(({ socket }) => connected(socket)));
    await transaction(api.db, (tx) => suspendMember(tx, tab.memberId, systemClock));
    await jobWorker.runJobs();
    await Promise.all([tab, other].map(isCut));
    expect(await (await aTab(tab)).connectError).toBe('Authentication is required to continue');
  });

  it('rejects the next message of a suspended member or a revoked device, and disconnects', async () => {
    const [suspended, signedOut] = [await aTab(), await aTab()];
    await Promise.all([suspended, signedOut].map(({ socket }) => connected(socket)));
    // Changes the rows without an event, as when the worker is unavailable.
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', suspended.memberId).execute();
    await api.db.deleteFrom('device').where('id', '=', signedOut.deviceId).execute();
    expect(await suspended.whoAmI()).toMatchObject({ code: 'auth.suspended' });
    expect(await signedOut.whoAmI()).toMatchObject({ code: 'auth.required' });
    await Promise.all([suspended, signedOut].map(isCut));
  });
});

describe('buildRealtime with several sockets of one member', () => {
  const MOST = accountLimits.sockets;
  const slotsOf = (memberId: string) => worker.redis.zCard(redisKeys.socketSlots(memberId));

  it('allows the maximum over all processes, also when sockets open concurrently', async () => {
    const first = await aTab();
    await connected(first.socket);
    const others = await Promise.all(Array.from({ length: MOST + 4 }, (_, n) => aTab(first, n % 2)));
    const outcomes = await Promise.all(
      others.map(({ socket, connectError }) => Promise.race([connectError, connected(socket).then(() => 'connected')])),
    );
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(MOST - 1);
    expect(new Set(outcomes)).toEqual(new Set(['connected', 'Too many attempts. Wait a little, then try again.']));
    expect(await slotsOf(first.memberId)).toBe(MOST);

    const stranger = await aTab();
    await connected(stranger.socket);
    first.socket.disconnect();
    await eventually(async () => (await slotsOf(first.memberId)) === MOST - 1, 5000, 'a free slot');
    await connected((await aTab(first, 1)).socket);
  });

  it('counts no connection that ended before it was accepted or that was rejected', async () => {
    const tab = await aTab();
    await connected(tab.socket);
    const hasty = await Promise.all(Array.from({ length: 10 }, (_, n) => aTab(tab, n % 2)));
    for (const [n, { socket }] of hasty.entries()) {
      socket.io.engine.once('open', () => setTimeout(() => socket.io.engine.close(), n));
    }
    await eventually(
      async () => hasty.every(({ socket }) => !socket.connected && !socket.io.engine.readyState.startsWith('open')),
      5000,
      'their end',
    );
    await eventually(async () => (await slotsOf(tab.memberId)) === 1, 5000, 'their slots to be free');
    expect(tab.socket.connected).toBe(true);
  });
});

describe('socketSlots', () => {
  it('frees the slots of a killed process after a while, and keeps renewed ones', async () => {
    const memberId = newId();
    let now = new Date('2026-11-17T12:00:00Z');
    const slots = socketSlots(worker.redis, { ...systemClock, now: () => now });
    const claim = () => slots.claim(memberId);
    const claimed = await Promise.all(Array.from({ length: accountLimits.sockets }, claim));
    expect(claimed).not.toContain(null);
    expect(await claim()).toBeNull();
    now = new Date(now.getTime() + 50_000);
    await slots.renew([claimed[0]!]);
    now = new Date(now.getTime() + 50_000);
    const again = await Promise.all(Array.from({ length: accountLimits.sockets }, claim));
    expect(again.filter((slot) => slot !== null)).toHaveLength(accountLimits.sockets - 1);
  });

  it('counts sockets again that Redis has lost', async () => {
    const slots = socketSlots(worker.redis, systemClock);
    const memberId = newId();
    const claimed = await Promise.all(Array.from({ length: accountLimits.sockets }, () => slots.claim(memberId)));
    await worker.redis.del(redisKeys.socketSlots(memberId));
    await slots.renew(claimed.map((slot) => slot!));
    expect(await slots.claim(memberId)).toBeNull();
  });
});

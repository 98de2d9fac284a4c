import { notificationsRoutes } from '@subrosa/contract/notifications';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../app/platforms.ts';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { members } from '../../platform/http/policy.ts';
import { newId } from '../../platform/ids.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { actAs } from '../../../test/support/actors.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { explore } from '../explore/index.ts';
import { notificationsListeners } from './listen.ts';
import { enqueuePublishCount, liveHandlers, liveReactions, liveTasks, publishUnreadCount } from './live.ts';

const { broadcastTotal } = notificationsRoutes;
const api = useApi({ endpoints: endpoints({ broadcastTotal }, { broadcastTotal: { who: members } }, liveHandlers) });
let realtime: RunningRealtime;
let worker: Opened<WorkerPlatform>;
const open: Socket[] = [];

beforeAll(async () => {
  const received = [...notificationsListeners, ...(explore.listeners ?? [])];
  [realtime, worker] = await Promise.all([startRealtime(api.config, received), openWorkerPlatform(api.config)]);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await worker.close();
});

interface ReceivedCount {
  senderId: string | null;
  notificationCount: number;
}

async function aTab(member?: { memberId: string; deviceId: string }) {
  const holder = await aSocketClient(api, worker.redis, member);
  const socket = aSocket(realtime.port, holder.auth);
  open.push(socket);
  await connected(socket);
  const received: ReceivedCount[] = [];
  const totals: number[] = [];
  socket.on(`notifications-${holder.memberId}`, (message: ReceivedCount) => received.push(message));
  socket.on('total-users-count', ({ total }: { total: number }) => totals.push(total));
  const send = (name: string, ...args: unknown[]): Promise<unknown> => socket.timeout(5000).emitWithAck(name, ...args);
  return { ...holder, received, totals, send, subscribe: (userId = holder.memberId) => send('/notifications/subscribe', { userId }) };
}

const publishCount = (memberId: string, unread: number, senderId: string | null = null) =>
  publishUnreadCount(worker.live, [{ memberId, unread }], senderId);
/** Events arrive in the order of publication: when the last one arrived, all earlier ones did. */
const waitForCount = (tab: { received: ReceivedCount[] }, count: number) =>
  eventually(async () => tab.received.some(({ notificationCount }) => notificationCount === count), 5000, `the count ${count}`);

async function aNotification(memberId: string, sequence: number): Promise<void> {
  await sql`
    INSERT INTO notification_state (member_id, last_sequence) VALUES (${memberId}, ${sequence})
    ON CONFLICT (member_id) DO UPDATE SET last_sequence = excluded.last_sequence`.execute(api.db);
  await api.db
    .insertInto('notification')
    .values({ member_id: memberId, sequence, kind: 'media_published', category: 'media', source_id: newId(), created_at: new Date() })
    .execute();
}

describe('/notifications/subscribe', () => {
  it('returns the unread count, and publishes later counts to that socket until it disconnects', async () => {
    const tab = await aTab();
    const silent = await aTab(tab);
    for (const sequence of [1, 2, 3]) await aNotification(tab.memberId, sequence);
    expect(await tab.send('/notifications/connect')).toEqual({ body: {} });
    expect(await tab.subscribe()).toEqual({ body: { notificationCount: 3, newest: 3 } });
    const senderId = newId();
    publishCount(tab.memberId, 4, senderId);
    await waitForCount(tab, 4);
    expect(tab.received).toEqual([{ senderId, notificationCount: 4 }]);

    expect(await tab.send('/notifications/disconnect')).toEqual({ body: {} });
    await silent.subscribe();
    publishCount(tab.memberId, 5);
    await waitForCount(silent, 5);
    expect(silent.received).toHaveLength(1);
    expect(tab.received).toHaveLength(1);
  });

  it('publishes nothing to a socket after it left', async () => {
    const leaving = await aTab();
    const other = await aTab(leaving);
    await Promise.all([leaving.subscribe(), other.subscribe()]);
    expect(await leaving.send('leave', leaving.memberId)).toEqual({ body: {} });
    publishCount(leaving.memberId, 3);
    await waitForCount(other, 3);
    expect(leaving.received).toEqual([]);
  });

  it('rejects another member’s channel exactly like one that does not exist, and publishes nothing of it', async () => {
    const [mine, other] = [await aTab(), await aTab()];
    const rejected = await mine.subscribe(other.memberId);
    expect(rejected).toEqual({ code: 'resource.notFound', message: 'This page is not available' });
    expect(await mine.subscribe(newId())).toEqual(rejected);
    await Promise.all([mine.subscribe(), other.subscribe()]);
    const overheard: string[] = [];
    open.at(-2)?.onAny((name: string) => overheard.push(name));
    publishCount(other.memberId, 7);
    publishCount(mine.memberId, 1);
    await Promise.all([waitForCount(other, 7), waitForCount(mine, 1)]);
    expect(overheard).toEqual([`notifications-${mine.memberId}`]);
  });

  it('omits read and cleared notifications from the count, and counts up to 100', async () => {
    const tab = await aTab();
    expect(await tab.subscribe()).toEqual({ body: { notificationCount: 0, newest: 0 } });
    for (let sequence = 1; sequence <= 110; sequence += 1) await aNotification(tab.memberId, sequence);
    expect(await tab.subscribe()).toEqual({ body: { notificationCount: 100, newest: 110 } });
    const own = api.db.updateTable('notification_state').where('member_id', '=', tab.memberId);
    await own.set({ last_cleared_sequence: 100, last_read_sequence: 40 }).execute();
    await api.db
      .updateTable('notification')
      .set({ read_at: new Date() })
      .where('member_id', '=', tab.memberId)
      .where('sequence', '=', '105')
      .execute();
    expect(await tab.subscribe()).toEqual({ body: { notificationCount: 9, newest: 110 } });
  });

  it('returns request.invalid for input without an id', async () => {
    const tab = await aTab();
    for (const body of [{ userId: 'me' }, {}, undefined, 7]) {
      expect(await tab.send('/notifications/subscribe', body)).toMatchObject({ code: 'request.invalid' });
    }
  });
});

describe('enqueuePublishCount', () => {
  it('publishes the count to the member’s tabs as their own change, once for several calls', async () => {
    const tab = await aTab();
    await tab.subscribe();
    await aNotification(tab.memberId, 1);
    await transaction(api.db, async (tx) => {
      await enqueuePublishCount(tx, tab.memberId);
      await enqueuePublishCount(tx, tab.memberId);
    });
    const { rows } = await sql<{ payload: object }>`
      SELECT payload FROM graphile_worker._private_jobs WHERE key = ${`notifications:publish-count/${tab.memberId}`}`.execute(api.db);
    expect(rows).toEqual([{ payload: { memberId: tab.memberId } }]);
    await liveTasks(worker)['notifications:publish-count']?.(rows[0]?.payload);
    await waitForCount(tab, 1);
    expect(tab.received).toEqual([{ senderId: tab.memberId, notificationCount: 1 }]);
  });
});

describe('publishUnreadCount', () => {
  it('publishes nothing to a member who turned the kind off in the app', async () => {
    const tab = await aTab();
    await tab.subscribe();
    publishUnreadCount(worker.live, [{ memberId: tab.memberId, unread: 1, inApp: false }], newId());
    publishCount(tab.memberId, 2);
    await waitForCount(tab, 2);
    expect(tab.received).toHaveLength(1);
  });
});

describe('total-users-count', () => {
  const jobs = async () =>
    (
      await sql<{
        run_at: Date;
      }>`SELECT run_at FROM graphile_worker._private_jobs WHERE key = 'notifications:publish-member-count'`.execute(api.db)
    ).rows;

  it('broadcasts the total once for all requests within a minute', async () => {
    await api.db.updateTable('member_count').set({ total: 1299 }).execute();
    const requestedAt = Date.now();
    for (const actor of ['regular', 'premium'] as const) {
      const answered = await api.get('/sails/notifications/broadcastTotalUserCount', await actAs(actor, api, 'chat'));
      expect([answered.status, await answered.json()]).toMatchObject([200, { body: { total: 1200 } }]);
    }
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(job?.run_at.getTime()).toBeLessThanOrEqual(Math.ceil(requestedAt / 60_000) * 60_000 + 60_000);
    expect(job?.run_at.getSeconds()).toBe(0);

    const tab = await aTab();
    await liveTasks(worker)['notifications:publish-member-count']?.({});
    await eventually(async () => tab.totals.includes(1200), 5000, 'the total');
  });

  it('broadcasts the total when it changes', async () => {
    const tab = await aTab();
    const [changed] = liveReactions;
    const effects: (() => unknown)[] = [];
    const event = { id: newId(), name: 'accounts.memberCountChanged', at: new Date().toISOString(), data: { total: 1300 } } as const;
    await transaction(api.db, async (tx) =>
      changed?.run({ tx, event, platform: worker, afterCommit: (effect: () => unknown) => effects.push(effect) } as never),
    );
    for (const effect of effects) await effect();
    await eventually(async () => tab.totals.includes(1300), 5000, 'the total');
  });
});

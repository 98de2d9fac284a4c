import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { systemClock } from '../../platform/clock.ts';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aNotification, type NotificationList } from '../../../test/support/notifications.ts';
import { aDevice } from '../../../test/support/members.ts';
import { aToken } from '../../../test/support/tokens.ts';
import { createNotifications } from './create/create-notifications.ts';

const api = useApi();
const worker = useWorker(api);
let one: Known;

beforeEach(async () => {
  one = await aConnectableMember(api);
  for (let number = 1; number <= 4; number += 1) await aNotification(api.db, { memberId: one.id, kind: 'media_published' });
});

interface Counts {
  unread: number;
  chat: number;
}

const unread = async () => (await one.call<Counts>('GET', '/api/notifications/unread-count')).body.unread;
const change = async (method: string, path: string, body?: object) =>
  (await one.call<Counts>(method, `/api/notifications/${path}`, body)).body.unread;

async function list() {
  const { body } = await one.call<NotificationList>('GET', '/api/notifications');
  return { newest: body.newest, rows: body.notifications.map(({ id, read }) => [id, read]) };
}

const jobs = async (task: string) => {
  const { rows } = await api.db.executeQuery<{ key: string }>({
    sql: 'SELECT key FROM graphile_worker.jobs WHERE task_identifier = $1 AND key = $2',
    parameters: [task, `${task}/${one.id}`],
  } as never);
  return rows.length;
};

const rowsLeft = async () =>
  (await api.db.selectFrom('notification').select('sequence').where('member_id', '=', one.id).orderBy('sequence').execute()).map(
    ({ sequence }) => Number(sequence),
  );

const arrives = () =>
  transaction(api.db, (tx) =>
    createNotifications(tx, { kind: 'media_published', sourceId: newId(), actorId: null, recipients: [one.id] }, { clock: systemClock }),
  );

describe('/api/notifications', () => {
  it('marks one as read on /read/{id}, repeatedly, and returns the same for an unknown number', async () => {
    for (const method of ['POST', 'GET', 'POST']) expect(await change(method, 'read/2')).toBe(3);
    expect(await list()).toEqual({
      newest: 4,
      rows: [
        [4, false],
        [3, false],
        [2, true],
        [1, false],
      ],
    });
    expect(await change('POST', 'read/77')).toBe(3);
    expect(await change('DELETE', 'remove/77')).toBe(3);
  });

  it('marks as read up to the given number on /read-all, never less and never beyond the newest', async () => {
    expect(await change('POST', 'read-all', { upTo: 3 })).toBe(1);
    expect(await change('POST', 'read-all', { upTo: 1 })).toBe(1);
    expect((await list()).rows).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ]);
    expect(await change('GET', 'read-all')).toBe(0);
    expect(await change('POST', 'read-all', { upTo: 9_000_000 })).toBe(0);
    await arrives();
    expect(await unread()).toBe(1);
  });

  it('hides removed ones immediately and keeps later ones; a job deletes the rows', async () => {
    expect(await change('DELETE', 'remove/4')).toBe(3);
    expect(await change('DELETE', 'remove-all?upTo=2')).toBe(1);
    expect(await list()).toEqual({ newest: 4, rows: [[3, false]] });
    expect(await rowsLeft()).toEqual([1, 2, 3]);
    await worker.runJobs();
    expect(await rowsLeft()).toEqual([3]);
    expect(await change('DELETE', 'remove-all')).toBe(0);
    expect((await list()).rows).toEqual([]);
  });

  it('leaves concurrent arrivals unread on /read-all up to the displayed newest', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { newest } = await list();
      await Promise.all([change('POST', 'read-all', { upTo: newest }), arrives(), arrives(), change('POST', 'read-all', { upTo: newest })]);
      expect(await unread()).toBe(2);
    }
  });

  it('enqueues one live update for changes, and none for requests without effect', async () => {
    await change('POST', 'read/77');
    expect(await jobs('notifications:publish-count')).toBe(0);
    await change('POST', 'read/1');
    expect(await jobs('notifications:publish-count')).toBe(1);
    await worker.runJobs();
    await change('DELETE', 'remove/1');
    expect(await jobs('notifications:publish-count')).toBe(1);
  });

  it('changes nothing of another member’s notifications', async () => {
    const other = await aConnectableMember(api);
    for (const [method, path] of [
      ['POST', 'read/1'],
      ['DELETE', 'remove/1'],
      ['POST', 'read-all'],
      ['DELETE', 'remove-all'],
    ] as const) {
      expect((await other.call<Counts>(method, `/api/notifications/${path}`, method === 'POST' ? {} : undefined)).status).toBe(200);
    }
    expect(await unread()).toBe(4);
  });
});

describe('GET routes that mark as read', () => {
  it.each<[string, Record<string, string>]>([
    ['read/1', { 'sec-purpose': 'prefetch' }],
    ['read-all', { 'sec-purpose': 'prefetch;prerender' }],
    ['read-all', { purpose: 'prefetch' }],
    ['read-all', { 'x-moz': 'prefetch' }],
  ])('%s with %j changes nothing', async (path, headers) => {
    const token = await aToken({ audience: 'api', memberId: one.id, deviceId: await aDevice(api.db, one.id, { slot: 2 }) });
    const poll = async () => {
      const answered = await api.get(`/api/notifications/${path}`, { authorization: `Bearer ${token}`, ...headers });
      // The test shares the machine with the api: a request that was shed with 503 is sent again.
      return answered.status === 503 ? null : answered;
    };
    const answered = await eventually(poll, 20_000, 'an api that keeps up');
    expect(answered.status).toBe(200);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(await unread()).toBe(4);
  });
});

describe('job that purges expired notifications', () => {
  it('deletes notifications older than 180 days', async () => {
    const other = await aConnectableMember(api);
    await aNotification(api.db, {
      memberId: other.id,
      kind: 'favourited_profile',
      actorIds: [one.id],
      at: new Date(Date.now() - 181 * 86_400_000),
    });
    await aNotification(api.db, { memberId: other.id, kind: 'media_published', at: new Date(Date.now() - 179 * 86_400_000) });
    await worker.runTask('notifications:purge-expired');
    const left = await api.db.selectFrom('notification').select('kind').where('member_id', '=', other.id).execute();
    expect(left).toEqual([{ kind: 'media_published' }]);
    expect(await rowsLeft()).toEqual([1, 2, 3, 4]);
  });
});

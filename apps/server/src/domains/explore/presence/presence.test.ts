import { exploreRoutes } from '@subrosa/contract/explore';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../platform/http/endpoint.ts';
import { members } from '../../../platform/http/policy.ts';
import { newId } from '../../../platform/ids.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import { HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { aFoundMember, project, useExploreWorker, type FoundTraits } from '../../../../test/support/explore-presence.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aDevice } from '../../../../test/support/members.ts';
import { aBlock, aConnection } from '../../../../test/support/profiles.ts';
import { aToken } from '../../../../test/support/tokens.ts';
import { findDrift } from '../projection/project.ts';
import { projectionReactions } from '../projection/reactions.ts';
import { presenceTasks } from './jobs.ts';
import { presenceReactions } from './reactions.ts';
import { presenceHandlers } from './routes.ts';
import { syncPresence } from './sync-presence.ts';

const { listActive, setOnline } = exploreRoutes;
const policy = { listActive: { who: members }, setOnline: { who: members } };
const api = useApi({ endpoints: endpoints({ listActive, setOnline }, policy, presenceHandlers) });
const worker = useExploreWorker(api);

const START = new Date('2026-11-15T20:00:00Z');
const at = (ms: number) => new Date(START.getTime() + ms);
const sync = (now: Date) => syncPresence(worker.platform.db, worker.presence, now);
const online = async () =>
  (await api.db.selectFrom('member_search_online').select('member_id').execute()).map(({ member_id }) => member_id);
const dayOf = async (id: string) =>
  (await api.db.selectFrom('member_activity').select('day').where('member_id', '=', id).executeTakeFirst())?.day;

/** A member with a device. */
async function someone(traits: FoundTraits = {}) {
  const { id, username } = await aFoundMember(api, { lastHere: '2026-11-10', ...traits });
  return { memberId: id, username, deviceId: newId() };
}

beforeEach(async () => {
  await worker.loseRedis();
  await sync(START);
});

describe('presence of a member', () => {
  it('shows the member online with the next synchronisation, until the time runs out', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(at(MINUTE));
    expect(await online()).toEqual([iris.memberId]);
    await sync(at(2 * MINUTE));
    expect(await online()).toEqual([iris.memberId]);
    await sync(at(3 * MINUTE));
    expect(await online()).toEqual([]);
    expect(await worker.presence.list()).toEqual(new Map());
  });

  it('stays online as long as one of two devices is used', async () => {
    const phone = await someone();
    const laptop = { ...phone, deviceId: newId() };
    await worker.presence.stay([phone, laptop], START);
    await worker.presence.leave(phone);
    await sync(at(MINUTE));
    expect(await online()).toEqual([phone.memberId]);
    await worker.presence.stay([laptop], at(2 * MINUTE));
    await worker.presence.stay([phone], at(MINUTE));
    await sync(at(4 * MINUTE));
    expect(await online()).toEqual([phone.memberId]);
    await worker.presence.leave(laptop);
    await sync(at(4 * MINUTE));
    expect(await online()).toEqual([]);
  });

  it('returns within a minute after Redis lost its data, and keeps the day', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(START);
    await worker.loseRedis();
    await sync(at(MINUTE));
    expect(await online()).toEqual([]);
    expect(await dayOf(iris.memberId)).toBe('2026-11-15');
    await worker.presence.stay([iris], at(MINUTE));
    await sync(at(2 * MINUTE));
    expect(await online()).toEqual([iris.memberId]);
  });

  it('stores the day in later runs when many visit at once, also after they have left', async () => {
    const visitors = [await someone(), await someone(), await someone()];
    await worker.presence.stay(visitors, START);
    const noted = async () =>
      (await Promise.all(visitors.map(({ memberId }) => dayOf(memberId)))).filter((day) => day === '2026-11-15').length;
    await syncPresence(worker.platform.db, worker.presence, at(3 * MINUTE), 2);
    expect(await noted()).toBe(2);
    expect(await online()).toEqual([]);
    await syncPresence(worker.platform.db, worker.presence, at(4 * MINUTE), 2);
    expect(await noted()).toBe(3);
    expect(await worker.presence.list()).toEqual(new Map());
  });

  it('ends when the device is signed out', async () => {
    const iris = await someone();
    const shared = presenceIn(worker.platform.redis);
    await shared.stay([iris], new Date());
    await worker.happened(presenceReactions, 'devices.signedOut', iris);
    expect((await shared.list()).has(iris.memberId)).toBe(false);
  });
});

describe('members shown as online', () => {
  it('excludes members who are private, hide it or cannot be found', async () => {
    const [shown, ...hidden] = [
      await someone(),
      await someone({ privateAccount: true }),
      await someone({ showPresence: false }),
      await someone({ state: 'suspended' }),
      { memberId: newId(), deviceId: newId() },
    ];
    await worker.presence.stay([shown, ...hidden], START);
    await sync(START);
    expect(await online()).toEqual([shown.memberId]);
  });

  it('changes at once with the setting', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(START);
    const set = (show_presence: boolean) =>
      api.db.updateTable('member_settings').set({ show_presence }).where('member_id', '=', iris.memberId).execute();
    await set(false);
    await worker.happened(projectionReactions, 'accounts.privacyChanged', iris);
    expect(await online()).toEqual([]);
    await sync(START);
    expect(await online()).toEqual([]);
    await set(true);
    await worker.happened(projectionReactions, 'accounts.privacyChanged', iris);
    await sync(START);
    expect(await online()).toEqual([iris.memberId]);
  });

  it('equals the search row, also after a change', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(START);
    await api.db
      .updateTable('profile')
      .set({ interests: [3, 70] })
      .where('member_id', '=', iris.memberId)
      .execute();
    await project(api.db, iris.memberId);
    expect(await findDrift(api.db)).toEqual({ rows: 0, online: 0, cells: 0 });
  });

  it('empties while Redis is unavailable', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(START);
    const away = { ...worker.platform, redis: { isReady: false } as typeof worker.platform.redis };
    await presenceTasks(away)['explore:sync-presence']?.({});
    expect(await online()).toEqual([]);
  });
});

describe('the day of a member’s last visit', () => {
  it('changes once a day, also at midnight, and moves the member forward in the order', async () => {
    const iris = await someone();
    const rank = async () =>
      (await api.db.selectFrom('member_search').select('rank').where('member_id', '=', iris.memberId).executeTakeFirst())?.rank;
    const before = BigInt((await rank()) ?? 0);
    await worker.presence.stay([iris], START);
    await sync(START);
    expect(await dayOf(iris.memberId)).toBe('2026-11-15');
    expect(BigInt((await rank()) ?? 0)).toBeGreaterThan(before);
    await worker.presence.stay([iris], at(4 * HOUR));
    await sync(at(4 * HOUR));
    expect(await dayOf(iris.memberId)).toBe('2026-11-16');
  });

  it('counts visits that started and ended while the worker was not running', async () => {
    const iris = await someone();
    await worker.presence.stay([iris], START);
    await sync(at(9 * HOUR));
    expect(await dayOf(iris.memberId)).toBe('2026-11-15');
    expect(await online()).toEqual([]);
  });

  it('stays when an earlier day is synchronised', async () => {
    const iris = await someone({ lastHere: '2026-11-20' });
    await worker.presence.stay([iris], START);
    await sync(START);
    expect(await dayOf(iris.memberId)).toBe('2026-11-20');
  });

  it('contains no time of day, nor does any other column of the domain', async () => {
    const { rows } = await sql<{ table: string; type: string }>`
      SELECT table_name AS "table", data_type AS type FROM information_schema.columns
      WHERE table_name IN ('member_activity', 'member_search', 'member_search_online', 'search_cell', 'search_grid')`.execute(api.db);
    expect(new Set(rows.map(({ table }) => table)).size).toBe(5);
    expect(rows.filter(({ type }) => /time|interval/.test(type))).toEqual([]);
    // Two visits at different hours of one day must store the same data.
    const traces: unknown[] = [];
    const iris = await someone();
    for (const hour of [0, 3]) {
      await worker.presence.stay([iris], at(hour * HOUR));
      await sync(at(hour * HOUR));
      const search = await api.db.selectFrom('member_search').selectAll().where('member_id', '=', iris.memberId).execute();
      const live = await api.db.selectFrom('member_search_online').selectAll().where('member_id', '=', iris.memberId).execute();
      traces.push([search, live, await dayOf(iris.memberId)]);
    }
    expect(traces[0]).toEqual(traces[1]);
  });
});

describe('GET /sails/users/getActive and POST /sails/users/setOnline', () => {
  async function caller(traits: FoundTraits = {}) {
    const { memberId, username } = await someone(traits);
    const deviceId = await aDevice(api.db, memberId);
    const headers = { authorization: `Bearer ${await aToken({ audience: 'chat', memberId, deviceId })}` };
    return {
      memberId,
      username,
      deviceId,
      active: async (query = '') =>
        ((await (await api.get(`/sails/users/getActive${query}`, headers)).json()) as { body: { id: string; username: string }[] }).body,
      setPresence: async (body: unknown) => (await api.post('/sails/users/setOnline', body, headers)).status,
    };
  }

  it('sets and clears the member’s presence', async () => {
    const iris = await caller();
    const shared = presenceIn(worker.platform.redis);
    expect(await iris.setPresence({})).toBe(200);
    expect((await shared.list()).get(iris.memberId)?.getTime()).toBeGreaterThan(Date.now() + 2 * MINUTE);
    expect(await iris.setPresence({ online: false })).toBe(200);
    expect((await shared.list()).has(iris.memberId)).toBe(false);
  });

  it('lists only the connections who are online, by name', async () => {
    const viewer = await caller();
    const friends = [await someone({ username: 'wrenofmay' }), await someone({ username: 'adaofmay' })];
    const others = {
      stranger: await someone(),
      outgoing: await someone(),
      blocked: await someone(),
      blocking: await someone(),
      private: await someone({ privateAccount: true }),
      hidden: await someone({ showPresence: false }),
      away: await someone(),
      turnedPrivate: await someone(),
      suspended: await someone(),
    };
    for (const { memberId } of [...friends, ...Object.values(others)]) {
      if (memberId === others.stranger.memberId) continue;
      await aConnection(api.db, viewer.memberId, memberId, memberId === others.outgoing.memberId ? 'outgoing' : 'connected');
    }
    await aBlock(api.db, viewer.memberId, others.blocked.memberId);
    await aBlock(api.db, others.blocking.memberId, viewer.memberId);
    const { away, ...here } = others;
    await worker.presence.stay([...friends, ...Object.values(here), viewer], START);
    await sync(START);
    expect(await online()).not.toContain(away.memberId);
    // The search row is not updated yet, but the current setting must apply.
    await api.db
      .updateTable('member_settings')
      .set({ private_account: true })
      .where('member_id', '=', others.turnedPrivate.memberId)
      .execute();
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', others.suspended.memberId).execute();
    const [wren, ada] = friends.map(({ memberId: id, username }) => ({ id, username }));
    expect(await viewer.active()).toEqual([ada, wren]);
    expect(await viewer.active('?limit=1')).toEqual([ada]);
  });
});

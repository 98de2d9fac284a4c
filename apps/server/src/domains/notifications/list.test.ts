import { beforeAll, describe, expect, it } from 'vitest';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { manySearchableMembers } from '../../../test/support/explore.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aNotification, type NotificationList } from '../../../test/support/notifications.ts';
import { KYIV } from '../../../test/support/profiles.ts';
import { notifications } from './index.ts';

const api = useApi();
let memberIds: string[];
let readers: Known[];

beforeAll(async () => {
  readers = await Promise.all(Array.from({ length: 8 }, () => aConnectableMember(api)));
  memberIds = (
    await manySearchableMembers(
      api.db,
      Array.from({ length: 8 }, () => ({})),
    )
  ).map(({ id }) => id);
});

/** A member without notifications. */
const reader = () => readers.pop()!;

const list = (who: Known, query: Record<string, string> = {}) =>
  who.call<NotificationList>('GET', `/api/notifications?${new URLSearchParams(query).toString()}`);
const idsOf = async (who: Known, query: Record<string, string> = {}) => (await list(who, query)).body.notifications.map(({ id }) => id);

async function walk(who: Known, query: Record<string, string>): Promise<number[]> {
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: NotificationList } = await list(who, { ...query, ...(after !== null && { after }) });
    expect(body.notifications.length).toBeLessThanOrEqual(Number(query['limit']));
    seen.push(...body.notifications.map(({ id }) => id));
    after = body.after;
  } while (after !== null);
  return seen;
}

describe('GET /api/notifications', () => {
  it('pages by cursor and by number, newest first, filtered by category and by unread', async () => {
    const one = reader();
    const media: number[] = [];
    const unread: number[] = [];
    for (let n = 1; n <= 23; n += 1) {
      const isMedia = n % 3 === 0;
      const read = n % 4 === 0;
      const kind = isMedia ? 'media_published' : 'favourited_profile';
      await aNotification(api.db, { memberId: one.id, kind, read, ...(!isMedia && { actorIds: [memberIds[0]!] }) });
      if (isMedia) media.unshift(n);
      if (!read) unread.unshift(n);
    }
    const all = Array.from({ length: 23 }, (_, n) => 23 - n);
    expect((await list(one)).body).toMatchObject({ page: 0, limit: 10, newest: 23, notifications: { length: 10 } });
    expect(await walk(one, { limit: '5' })).toEqual(all);
    expect(await walk(one, { limit: '3', category: 'media' })).toEqual(media);
    expect(await walk(one, { limit: '4', unread: 'true' })).toEqual(unread);
    expect(await walk(one, { limit: '2', unread: 'true', category: 'media' })).toEqual(media.filter((n) => n % 4 !== 0));
    expect(await idsOf(one, { page: '2', limit: '10' })).toEqual([3, 2, 1]);
    expect((await list(one, { page: '1000' })).body).toMatchObject({ notifications: [], after: null });
  });

  it('rejects a cursor of another member or another filter', async () => {
    const [one, other] = [reader(), reader()];
    for (let n = 0; n < 3; n += 1) await aNotification(api.db, { memberId: one.id, kind: 'media_published' });
    const { after } = (await list(one, { limit: '1' })).body;
    expect((await list(one, { limit: '1', after: after! })).status).toBe(200);
    expect((await list(other, { after: after! })).fields).toMatchObject({ after: { code: 'field.invalid' } });
    expect((await list(one, { after: after!, category: 'media' })).fields).toMatchObject({ after: { code: 'field.invalid' } });
  });

  it('returns an empty list to a member without notifications', async () => {
    const one = reader();
    expect((await list(one)).body).toEqual({ notifications: [], page: 0, limit: 10, after: null, newest: 0 });
  });

  it('names the latest three actors and counts the others', async () => {
    const one = reader();
    const sequence = await aNotification(api.db, { memberId: one.id, kind: 'favourited_profile', actorIds: memberIds.slice(0, 7) });
    for (const [n, actor] of memberIds.entries()) {
      const at = new Date(Date.UTC(2026, 10, 1, n));
      await api.db
        .updateTable('notification_actor')
        .set({ created_at: at })
        .where('sequence', '=', String(sequence))
        .where('actor_id', '=', actor)
        .execute();
    }
    const [first] = (await list(one)).body.notifications;
    expect(first?.actors.map(({ id }) => id)).toEqual([memberIds[6], memberIds[5], memberIds[4]]);
    expect(first?.others).toBe(4);
    expect(Object.keys(first?.actors[0] ?? {}).toSorted()).toEqual(['accountType', 'id', 'photo', 'relation', 'username', 'verified']);
  });

  it('returns the city name in the language of the reader, and dates in wire format', async () => {
    const one = reader();
    const context = { cityId: KYIV, from: '2026-12-01', to: '2026-12-05' };
    await aNotification(api.db, { memberId: one.id, kind: 'coming_to_your_city', actorIds: [memberIds[0]!], context });
    const contextIn = async (language: string) => (await list(one, { language })).body.notifications[0]?.context;
    expect(await contextIn('en')).toMatchObject({ city: 'Kyiv', from: '01122026', to: '05122026', title: null, reason: null });
    expect((await contextIn('uk'))?.city).toBe('Київ');
  });
});

describe('GET /api/notifications, actors', () => {
  it('omits inactive actors, and a notification without any visible actor', async () => {
    const one = reader();
    const gone = await manySearchableMembers(api.db, [{ state: 'suspended' }, { state: 'suspended' }]);
    const ids = gone.map(({ id }) => id);
    await aNotification(api.db, { memberId: one.id, kind: 'favourited_profile', actorIds: [memberIds[0]!, ...ids] });
    for (let n = 0; n < 12; n += 1) await aNotification(api.db, { memberId: one.id, kind: 'connection_accepted', actorIds: [ids[0]!] });
    const { body } = await list(one);
    // Pages without a visible notification are skipped.
    expect(body.notifications.map(({ kind, actors, others }) => ({ kind, by: actors.map(({ id }) => id), others }))).toEqual([
      { kind: 'favourited_profile', by: [memberIds[0]], others: 0 },
    ]);
    const copy = (await notifications.exports?.(api.db, one.id, api.config)) as {
      'notifications.json': { notifications: { by: string[] }[] };
    };
    expect(copy['notifications.json'].notifications[0]?.by).toHaveLength(1);
  });

  it('omits the notification of an erased actor, and keeps it while other actors remain', async () => {
    const one = reader();
    const [erased] = await manySearchableMembers(api.db, [{}]);
    await aNotification(api.db, { memberId: one.id, kind: 'connection_accepted', actorIds: [erased!.id] });
    await aNotification(api.db, { memberId: one.id, kind: 'favourited_profile', actorIds: [erased!.id, memberIds[0]!] });
    await api.db.deleteFrom('member').where('id', '=', erased!.id).execute();
    expect(await idsOf(one)).toEqual([2]);
    expect((await one.call('GET', '/api/notifications/unread-count')).body).toEqual({ unread: 1, chat: 0 });
  });
});

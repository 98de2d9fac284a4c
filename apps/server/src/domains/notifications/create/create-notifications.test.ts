import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { aClock, DAY, HOUR } from '../../../../test/support/clock.ts';
import { manySearchableMembers } from '../../../../test/support/explore.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aBlock } from '../../../../test/support/profiles.ts';
import { removeNotificationsBetween } from '../store/removal.ts';
import { setAllRead, markOneRead } from '../store/read-state.ts';
import { createNotifications, type NotificationInput } from './create-notifications.ts';

const testDb = useDatabase();
const clock = aClock();
let everybody: string[];
let used = 0;

beforeAll(async () => {
  everybody = (
    await manySearchableMembers(
      testDb.db,
      Array.from({ length: 120 }, () => ({})),
    )
  ).map(({ id }) => id);
});

/** Members that no other test uses. */
const some = (count: number) => everybody.slice(used, (used += count));

const notify = (notification: Omit<NotificationInput, 'sourceId'> & { sourceId?: string }) =>
  transaction(testDb.db, (tx) => createNotifications(tx, { sourceId: newId(), ...notification }, { clock }));
const saved = (actorId: string, memberId: string, kind: NotificationKind = 'favourited_profile') =>
  notify({ kind, actorId, recipients: [memberId] });

async function rowsOf(memberId: string) {
  const rows = await testDb.db
    .selectFrom('notification as n')
    .leftJoin('notification_actor as a', (join) => join.onRef('a.member_id', '=', 'n.member_id').onRef('a.sequence', '=', 'n.sequence'))
    .select(({ fn }) => ['n.sequence', 'n.kind', fn.count<string>('a.actor_id').as('actors')])
    .where('n.member_id', '=', memberId)
    .groupBy(['n.sequence', 'n.kind'])
    .orderBy('n.sequence', 'desc')
    .execute();
  return rows.map(({ sequence, actors }) => ({ sequence: Number(sequence), actors: Number(actors) }));
}

describe('createNotifications', () => {
  it('assigns a sequence per member and returns the unread count', async () => {
    const [actor, one, other] = some(3) as [string, string, string];
    await notify({ kind: 'media_published', actorId: null, recipients: [other] });
    const notified = await notify({ kind: 'event_created', actorId: actor, context: { title: 'Tea' }, recipients: [one, other, one] });
    expect(notified.toSorted((a, b) => a.sequence - b.sequence)).toEqual([
      { memberId: one, sequence: 1, unread: 1, inApp: true, email: false, push: true },
      { memberId: other, sequence: 2, unread: 2, inApp: true, email: false, push: true },
    ]);
  });

  it('creates one notification per member for one source, also in concurrent transactions', async () => {
    const [actor, ...others] = some(6) as [string, ...string[]];
    const notification = { kind: 'event_created', sourceId: newId(), actorId: actor, recipients: others } as const;
    const times = await Promise.all(
      Array.from({ length: 5 }, () => notify({ ...notification, recipients: others.toSorted(() => Math.random() - 0.5) })),
    );
    expect(times.flat()).toHaveLength(5);
    for (const one of others) expect(await rowsOf(one)).toEqual([{ sequence: 1, actors: 1 }]);
  });

  it('skips the actor, inactive members and members with a block in either direction', async () => {
    const [actor, away, blocking, blocked, notified] = some(5) as [string, string, string, string, string];
    await testDb.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', away).execute();
    await aBlock(testDb.db, blocking, actor);
    await aBlock(testDb.db, actor, blocked);
    const reached = await notify({
      kind: 'event_created',
      actorId: actor,
      recipients: [actor, away, blocking, blocked, notified, newId()],
    });
    expect(reached.map(({ memberId }) => memberId)).toEqual([notified]);
  });

  it('creates nothing when the actor is suspended', async () => {
    const [actor, one] = some(2) as [string, string];
    await testDb.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', actor).execute();
    expect(await saved(actor, one)).toEqual([]);
  });

  it('follows the member’s channels: without the in-app channel it stores nothing but may email', async () => {
    const [actor, one] = some(2) as [string, string];
    const preference = { member_id: one, kind: 'favourited_profile', in_app: false, email: true, push: false };
    await testDb.db.insertInto('notification_preference').values(preference).execute();
    expect(await saved(actor, one)).toEqual([{ memberId: one, sequence: 0, unread: 0, inApp: false, email: true, push: false }]);
    expect(await rowsOf(one)).toEqual([]);
    expect(await saved(actor, one, 'connection_accepted')).toMatchObject([{ sequence: 1, inApp: true }]);
  });
});

describe('createNotifications, grouping unread notifications of a kind', () => {
  it('moves the group to the top with a new sequence, and starts a new group once it was read', async () => {
    const [one, first, second, third] = some(4) as [string, string, string, string];
    await saved(first, one);
    await notify({ kind: 'media_published', actorId: null, recipients: [one] });
    expect(await saved(second, one)).toMatchObject([{ sequence: 3, unread: 2 }]);
    expect(await rowsOf(one)).toEqual([
      { sequence: 3, actors: 2 },
      { sequence: 2, actors: 0 },
    ]);
    await transaction(testDb.db, (tx) => markOneRead(tx, one, 3, clock.now()));
    expect(await saved(third, one)).toMatchObject([{ sequence: 4, unread: 2 }]);
    await transaction(testDb.db, (tx) => setAllRead(tx, one, null));
    expect(await saved(first, one)).toMatchObject([{ sequence: 5, unread: 1 }]);
    expect((await rowsOf(one)).map(({ actors }) => actors)).toEqual([1, 1, 2, 0]);
  });

  it('groups within a day, about the same subject, and only kinds that are grouped', async () => {
    const [one, first, second] = some(3) as [string, string, string];
    const [request, another] = [newId(), newId()];
    for (const subjectId of [request, another]) await notify({ kind: 'favourited_request', actorId: first, subjectId, recipients: [one] });
    await notify({ kind: 'favourited_request', actorId: second, subjectId: request, recipients: [one] });
    expect((await rowsOf(one)).map(({ actors }) => actors)).toEqual([2, 1]);
    clock.pass(DAY + HOUR);
    await notify({ kind: 'favourited_request', actorId: second, subjectId: another, recipients: [one] });
    for (const actorId of [first, second]) await notify({ kind: 'event_created', actorId, subjectId: request, recipients: [one] });
    expect((await rowsOf(one)).map(({ actors }) => actors)).toEqual([1, 1, 1, 2, 1]);
  });

  it('groups notifications by twenty concurrent actors into one with twenty actors', async () => {
    const [one, ...actors] = some(21) as [string, ...string[]];
    const notified = await Promise.all(actors.map((actor) => saved(actor, one)));
    expect(
      notified
        .flat()
        .map(({ sequence }) => sequence)
        .toSorted((a, b) => a - b),
    ).toEqual(actors.map((_, n) => n + 1));
    expect(await rowsOf(one)).toEqual([{ sequence: 20, actors: 20 }]);
  });

  it('skips an actor who is already in the group', async () => {
    const [one, first, second] = some(3) as [string, string, string];
    for (const actor of [first, second]) await saved(actor, one);
    expect(await saved(first, one)).toEqual([]);
    expect(await rowsOf(one)).toEqual([{ sequence: 2, actors: 2 }]);
  });
});

describe('removeNotificationsBetween', () => {
  it('leaves no notification of a blocked actor when both run concurrently', async () => {
    const [one, ...actors] = some(13) as [string, ...string[]];
    const block = (actor: string) =>
      transaction(testDb.db, async (tx) => {
        const pair = [one, actor];
        await tx.selectFrom('member').select('id').where('id', 'in', pair).orderBy('id').forNoKeyUpdate().execute();
        await aBlock(tx, one, actor);
        await removeNotificationsBetween(tx, one, actor);
      });
    await Promise.all(actors.flatMap((actor, n) => (n % 3 === 0 ? [saved(actor, one)] : [saved(actor, one), block(actor)])));
    const left = await testDb.db.selectFrom('notification_actor').select('actor_id').where('member_id', '=', one).execute();
    expect(left.map(({ actor_id }) => actor_id).toSorted()).toEqual(actors.filter((_, n) => n % 3 === 0).toSorted());
  });
});

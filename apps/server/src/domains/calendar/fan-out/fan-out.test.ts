import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { aCalendarOwner, rebuildCalendarSearch, wireDay, type CalendarOwner } from '../../../../test/support/calendar.ts';
import { aClock, DAY, HOUR } from '../../../../test/support/clock.ts';
import { manyMembers } from '../../../../test/support/many-members.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aSubscription } from '../../../../test/support/members.ts';
import { aBlock, aConnection, KYIV, VANCOUVER } from '../../../../test/support/profiles.ts';
import { addAlerts } from './store.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

async function tick(): Promise<void> {
  await worker.runTask('calendar:publish-due');
  await worker.runJobs();
}

/** Kinds and titles of a member’s calendar notifications, oldest first. */
async function notificationsOf(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT kind || coalesce(' ' || (context ->> 'title'), '') AS line FROM notification
    WHERE member_id = ${memberId} AND category = 'calendar' ORDER BY sequence`.execute(api.db);
  return rows.map(({ line }) => line);
}

const deliveryChannelsOf = async (memberId: string) =>
  (await api.db.selectFrom('notification_delivery').select('channel').where('member_id', '=', memberId).execute()).map(
    ({ channel }) => channel,
  );

describe('calendar fan-out to connections', () => {
  let owner: CalendarOwner;
  let premium: CalendarOwner;
  beforeEach(async () => {
    owner = await aCalendarOwner(api);
    premium = await aCalendarOwner(api, { plan: 3 });
    await aConnection(api.db, owner.id, premium.id);
    await rebuildCalendarSearch(api.db);
  });

  it('notifies of creation, modification and removal, and only those who may see the entry', async () => {
    const stranger = await aCalendarOwner(api, { plan: 3 });
    const { body } = await owner.add({ title: 'Evening', audience: 'all' });
    await worker.runJobs();
    await owner.edit(body.id, { title: 'Late evening', audience: 'all' });
    await worker.runJobs();
    await owner.edit(body.id, { title: 'Late evening', audience: 'all' }, '"2"');
    await worker.runJobs();
    await owner.remove(body.id);
    await worker.runJobs();
    expect(await notificationsOf(premium.id)).toEqual([
      'event_created Evening',
      'event_modified Late evening',
      'event_removed Late evening',
    ]);
    expect([await notificationsOf(stranger.id), await notificationsOf(owner.id)]).toEqual([[], []]);
  });

  it.each([
    ['turned notifications off', { notify: false }],
    ['is its only audience', { audience: 'you' }],
    ['adds a past entry', { startDate: wireDay(-3), endDate: wireDay(-3) }],
  ])('notifies no one when the owner %s', async (_, text) => {
    const { body } = await owner.add(text);
    await worker.runJobs();
    await owner.remove(body.id);
    await worker.runJobs();
    expect(await notificationsOf(premium.id)).toEqual([]);
  });

  it('notifies the chosen connections only, and once of a series', async () => {
    const other = await aCalendarOwner(api, { plan: 3 });
    await aConnection(api.db, owner.id, other.id);
    await owner.add({ title: 'Few', audience: 'chosen', publishTo: [premium.id], repeat: true, endDate: wireDay(14) });
    await worker.runJobs();
    expect([await notificationsOf(premium.id), await notificationsOf(other.id)]).toEqual([['event_created Few'], []]);
  });

  it('notifies of a delayed entry when it is published, and not before', async () => {
    const publishAt = new Date(clock.now().getTime() + 2 * HOUR).toISOString();
    const { body } = await owner.add({ title: 'Secret', publishAt });
    await tick();
    await owner.edit(body.id, { title: 'Still secret', publishAt });
    await tick();
    expect(await notificationsOf(premium.id)).toEqual([]);
    clock.pass(2 * HOUR);
    await tick();
    await tick();
    expect(await notificationsOf(premium.id)).toEqual(['event_created Still secret']);
  });

  it('notifies no one of a delayed entry that is removed before its publication', async () => {
    const publishAt = new Date(clock.now().getTime() + HOUR).toISOString();
    const { body } = await owner.add({ publishAt });
    await owner.remove(body.id);
    clock.pass(2 * HOUR);
    await tick();
    expect(await notificationsOf(premium.id)).toEqual([]);
  });

  it('limits regular members to 3 a week, no email, and trips within 30 days', async () => {
    const regular = await aCalendarOwner(api);
    await aConnection(api.db, owner.id, regular.id);
    const email = { email: true, in_app: true, push: true };
    for (const { id } of [regular, premium]) {
      await api.db
        .insertInto('notification_preference')
        .values({ member_id: id, kind: 'event_created', ...email })
        .execute();
    }
    const day = (days: number) => wireDay(days, clock.now());
    await owner.travel({ title: 'Far', startDate: day(40), endDate: day(41) });
    await worker.runJobs();
    expect([await notificationsOf(regular.id), await notificationsOf(premium.id)]).toEqual([[], ['event_created Far']]);
    for (let n = 1; n <= 5; n += 1) {
      await owner.add({ title: `Evening ${n}`, startDate: day(10 + n), endDate: day(10 + n) });
      await worker.runJobs();
    }
    expect(await notificationsOf(regular.id)).toEqual(['event_created Evening 1', 'event_created Evening 2', 'event_created Evening 3']);
    expect(await notificationsOf(premium.id)).toHaveLength(6);
    expect([await deliveryChannelsOf(regular.id), await deliveryChannelsOf(premium.id)]).toEqual([[], ['email']]);
    clock.pass(7 * DAY);
    await owner.add({ title: 'Next week', startDate: day(30), endDate: day(30) });
    await worker.runJobs();
    expect((await notificationsOf(regular.id)).at(-1)).toBe('event_created Next week');
  });

  it('notifies each of many connections once', async () => {
    const memberIds = await manyMembers(api.db, { count: 450, premium: true, connectedWith: owner.id });
    await owner.add({ title: 'Many' });
    await worker.runJobs();
    const { rows } = await sql<{ members: number; rows: number }>`
      SELECT count(DISTINCT member_id)::integer AS members, count(*)::integer AS rows FROM notification
      WHERE context ->> 'title' = 'Many' AND member_id = ANY(${memberIds}::uuid[])`.execute(api.db);
    expect(rows).toEqual([{ members: 450, rows: 450 }]);
  });
});

describe('calendar fan-out to residents of a city', () => {
  const home = { cityId: KYIV };
  let confidant: CalendarOwner;
  let resident: CalendarOwner;
  beforeAll(() => clock.pass(7 * DAY));
  beforeEach(async () => {
    confidant = await aCalendarOwner(api, { accountType: 'confidant' });
    resident = await aCalendarOwner(api, { plan: 3 }, home);
  });
  const day = (days: number) => wireDay(days, clock.now());
  const week = () => ({ startDate: day(10), endDate: day(16) });

  it('notifies premium fetishists who live there, also by email, and no other members', async () => {
    const others = [
      await aCalendarOwner(api, { plan: 1 }, home),
      await aCalendarOwner(api, { plan: 3, accountType: 'confidant' }, home),
      await aCalendarOwner(api, { plan: 3 }, { cityId: VANCOUVER }),
      await aCalendarOwner(api, { plan: 3, state: 'suspended' }, home),
    ];
    const blocked = await aCalendarOwner(api, { plan: 3 }, home);
    await aBlock(api.db, blocked.id, confidant.id);
    await confidant.travel(week());
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual(['coming_to_your_city']);
    expect(await deliveryChannelsOf(resident.id)).toContain('email');
    for (const one of [...others, blocked]) expect(await notificationsOf(one.id)).toEqual([]);
  });

  it('notifies no one when the trip is removed during the fan-out', async () => {
    const { body } = await confidant.travel(week());
    const [removed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removing = transaction(api.db, async (tx) => {
      await tx.deleteFrom('calendar_entry').where('id', '=', body.id).execute();
      removed.resolve();
      await end.promise;
    });
    await removed.promise;
    const alerted = transaction(api.db, (tx) => addAlerts(tx, body.id, [resident.id]));
    await eventually(someoneWaits, 20_000, 'a fan-out that waits for the removal');
    end.resolve();
    expect(await Promise.all([removing, alerted])).toEqual([undefined, []]);
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual([]);
    expect(await api.db.selectFrom('arrival_alert').select('member_id').where('entry_id', '=', body.id).execute()).toEqual([]);
  });

  async function someoneWaits(): Promise<boolean> {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.db);
    return rows.length > 0;
  }

  it('notifies of a fetishist’s trip only if they opt in', async () => {
    const fetishist = await aCalendarOwner(api);
    const { body } = await fetishist.travel({ ...week(), notifyCity: false });
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual([]);
    await fetishist.reroute(body.id, { ...week(), notifyCity: true });
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual(['coming_to_your_city']);
  });

  it('notifies once per trip, also after changes, and residents of a new destination when it changes', async () => {
    const { body } = await confidant.travel({ ...week(), cityId: VANCOUVER });
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual([]);
    await confidant.reroute(body.id, week());
    await worker.runJobs();
    await confidant.reroute(body.id, { ...week(), endDate: day(18) }, '"2"');
    await worker.runJobs();
    expect(await notificationsOf(resident.id)).toEqual(['coming_to_your_city']);
  });

  it.each([
    ['is for connections only', { audience: 'connections' }],
    ['is for the owner only', { audience: 'you' }],
    ['is not published yet', { publishAt: new Date(Date.now() + 300 * DAY).toISOString() }],
  ])('notifies no one of a trip that %s', async (_, text) => {
    await confidant.travel({ ...week(), ...text });
    await tick();
    expect(await notificationsOf(resident.id)).toEqual([]);
  });

  it('notifies only connections of a traveller with a private account', async () => {
    const secretive = await aCalendarOwner(api, { accountType: 'confidant', privateAccount: true });
    const friend = await aCalendarOwner(api, { plan: 3 }, home);
    await aConnection(api.db, secretive.id, friend.id);
    await secretive.travel({ ...week(), notify: false });
    await worker.runJobs();
    expect([await notificationsOf(resident.id), await notificationsOf(friend.id)]).toEqual([[], ['coming_to_your_city']]);
  });

  it('notifies a member who moves there or gets premium, once', async () => {
    const [mover, payer] = [await aCalendarOwner(api, { plan: 3 }), await aCalendarOwner(api, {}, home)];
    // Deletes trips to Kyiv of other tests, of which the members would be notified too.
    await api.db.deleteFrom('calendar_entry').execute();
    await confidant.travel(week());
    await worker.runJobs();
    expect([await notificationsOf(mover.id), await notificationsOf(payer.id)]).toEqual([[], []]);
    await mover.call('PUT', `/api/user-details/${mover.id}`, { cityId: KYIV });
    await worker.runJobs();
    await mover.call('PUT', `/api/user-details/${mover.id}`, { cityId: KYIV });
    await worker.runJobs();
    expect(await notificationsOf(mover.id)).toEqual(['coming_to_your_city']);
    await aSubscription(api.db, payer.id, 3);
    for (let time = 0; time < 2; time += 1) {
      await transaction(api.db, (tx) => emit(tx, clock, 'subscriptions.premiumStarted', { memberId: payer.id }));
      await worker.runJobs();
    }
    expect(await notificationsOf(payer.id)).toEqual(['coming_to_your_city']);
  });
});

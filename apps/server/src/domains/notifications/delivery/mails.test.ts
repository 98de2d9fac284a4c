import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../platform/config/config.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { DAY, HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { useOutgoing } from '../../../../test/support/notification-delivery.ts';
import { sendDue } from './jobs/send-due.ts';
import { lockDeliverability, saveDeliverability } from './store/deliverability.ts';

const { testDb, clock, worker, pass, setTime, aReader, notify, minute } = useOutgoing();
const aRow = { account_type: 'fetishist', state: 'active', serial: '12345678', joined_at: clock.now() };
const countsTo = (email: string) => worker.emailsTo(email).map(({ facts }) => (facts as { count: number }).count);

describe('notifications:send-due, email', () => {
  it('combines the notifications of a quarter of an hour into one email', async () => {
    const { id, email } = await aReader();
    for (let index = 0; index < 4; index += 1) {
      await notify(id);
      pass(MINUTE);
    }
    await minute();
    expect(countsTo(email)).toEqual([]);
    pass(11 * MINUTE);
    await minute();
    expect(countsTo(email)).toEqual([4]);
    pass(DAY);
    await minute();
    expect(countsTo(email)).toEqual([4]);
  });

  it('counts only unread notifications, and sends nothing when there are none', async () => {
    const [reader, half] = [await aReader(), await aReader()];
    for (const { id } of [reader, half, half, half]) await notify(id);
    await testDb.db
      .updateTable('notification_state')
      .set({ last_read_sequence: 1 })
      .where('member_id', 'in', [reader.id, half.id])
      .execute();
    await testDb.db
      .updateTable('notification')
      .set({ read_at: clock.now() })
      .where('member_id', '=', half.id)
      .where('sequence', '=', '2')
      .execute();
    pass(15 * MINUTE);
    await minute();
    expect([countsTo(reader.email), countsTo(half.email)]).toEqual([[], [1]]);
  });

  it('omits kinds for which the member turned email off, also after the notification', async () => {
    const { id, email } = await aReader();
    for (const kind of ['favourited_profile', 'media_rejected', 'connection_request'] as const) await notify(id, kind);
    await testDb.db
      .insertInto('notification_preference')
      .values({ member_id: id, kind: 'media_rejected', in_app: true, email: false, push: true })
      .execute();
    pass(15 * MINUTE);
    await minute();
    expect(countsTo(email)).toEqual([1]);
  });

  it('counts notifications that the member wants by email only', async () => {
    const { id, email } = await aReader();
    const row = { member_id: id, kind: 'connection_request', in_app: false, email: true, push: false };
    await testDb.db.insertInto('notification_preference').values(row).execute();
    for (let index = 0; index < 2; index += 1) await notify(id);
    pass(15 * MINUTE);
    await minute();
    expect(countsTo(email)).toEqual([2]);
  });

  it('skips members who unsubscribed, whose address bounces or who are not active', async () => {
    const [left, bouncing, suspended] = [await aReader(), await aReader(), await aReader()];
    for (const { id } of [left, bouncing, suspended]) await notify(id);
    await testDb.db.updateTable('member_settings').set({ email_subscription: false }).where('member_id', '=', left.id).execute();
    await transaction(testDb.db, async (tx) => {
      const deliverability = await lockDeliverability(tx, bouncing.id, bouncing.email);
      await saveDeliverability(tx, bouncing.id, bouncing.email, { ...deliverability, bouncingSince: clock.now() });
    });
    await testDb.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', suspended.id).execute();
    pass(15 * MINUTE);
    await minute();
    for (const { email } of [left, bouncing, suspended]) expect(countsTo(email)).toEqual([]);
    await notify(left.id);
    await notify(bouncing.id);
    const waiting = await testDb.db
      .selectFrom('notification_delivery')
      .select('member_id')
      .where('member_id', 'in', [left.id, bouncing.id])
      .execute();
    expect(waiting).toEqual([]);
  });

  it('waits for the end of quiet hours, also of hours that were chosen after the notification', async () => {
    setTime('2096-11-19T21:30:00Z');
    const [early, late] = [await aReader(), await aReader()];
    const quiet = { quiet_from: '21:45', quiet_to: '07:00' };
    await testDb.db
      .insertInto('notification_schedule')
      .values({ member_id: early.id, ...quiet })
      .execute();
    for (const { id } of [early, late]) await notify(id);
    await testDb.db
      .insertInto('notification_schedule')
      .values({ member_id: late.id, ...quiet })
      .execute();
    for (const time of ['2096-11-19T21:46:00Z', '2096-11-20T06:59:00Z']) {
      setTime(time);
      await minute();
      expect([...countsTo(early.email), ...countsTo(late.email)]).toEqual([]);
    }
    setTime('2096-11-20T07:00:00Z');
    await minute();
    expect([countsTo(early.email), countsTo(late.email)]).toEqual([[1], [1]]);
  });

  it('sends at nine in the member’s time zone when they chose daily', async () => {
    setTime('2096-11-20T12:00:00Z');
    const { id, email } = await aReader({ timeZone: 'Asia/Taipei' });
    await testDb.db.insertInto('notification_schedule').values({ member_id: id, email_frequency: 'daily' }).execute();
    for (let index = 0; index < 3; index += 1) {
      await notify(id);
      pass(HOUR);
    }
    setTime('2096-11-21T00:59:00Z');
    await minute();
    expect(countsTo(email)).toEqual([]);
    setTime('2096-11-21T01:00:00Z');
    await minute();
    expect(countsTo(email)).toEqual([3]);
  });
});

describe('sendDue', () => {
  it('sends each email once when three jobs run concurrently', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => aReader()));
    for (const { id } of readers) await notify(id);
    pass(15 * MINUTE);
    await Promise.all([1, 2, 3].map(() => worker.runTask('notifications:send-due')));
    await worker.runJobs();
    expect(readers.map(({ email }) => countsTo(email))).toEqual(readers.map(() => [1]));
  });

  it('rolls back a batch when it fails in the middle, and the next run sends each email once', async () => {
    const readers = [await aReader(), await aReader(), await aReader()];
    for (const { id } of readers) await notify(id);
    pass(15 * MINUTE);
    let emails = 0;
    const dying = {
      ...testDb.config,
      get MAIL_DOMAIN() {
        emails += 1;
        if (emails > 1) throw new Error('dies here');
        return loadConfig({ ENVIRONMENT: 'test' }).MAIL_DOMAIN;
      },
    };
    await expect(sendDue({ db: testDb.db, clock, config: dying })).rejects.toThrow('dies here');
    await worker.runJobs();
    expect(readers.flatMap(({ email }) => countsTo(email))).toEqual([]);
    await minute();
    expect(readers.map(({ email }) => countsTo(email))).toEqual([[1], [1], [1]]);
  });

  it('continues with the next batch until nothing is due', async () => {
    const { email, id } = await aReader();
    await notify(id);
    pass(15 * MINUTE);
    const many = Array.from({ length: 205 }, () => newId());
    await testDb.db
      .insertInto('member')
      .values(
        many.map((memberId) => ({
          ...aRow,
          id: memberId,
          username: `m${memberId.replaceAll('-', '').slice(0, 15)}`,
          email: `${memberId}@example.org`,
        })),
      )
      .execute();
    const due = new Date(clock.now().getTime() - HOUR);
    await testDb.db
      .insertInto('notification_delivery')
      .values(many.map((memberId) => ({ member_id: memberId, channel: 'email', due_at: due, from_sequence: 1 })))
      .execute();
    await minute();
    expect(countsTo(email)).toEqual([1]);
    expect(await testDb.db.selectFrom('notification_delivery').select('member_id').where('member_id', 'in', many).execute()).toEqual([]);
  });
});

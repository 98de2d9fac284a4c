import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { useOutgoing } from '../../../../test/support/notification-delivery.ts';

const { testDb, clock, worker, pass, setTime, hurry, aReader, notify, minute, aBrowser } = useOutgoing();

const subscriptionOf = (deviceId: string) =>
  testDb.db.selectFrom('push_subscription').select(['failures', 'resting_until']).where('device_id', '=', deviceId).executeTakeFirst();

/** Those that wait; the last one that ran may not have been swept away yet. */
async function pushJobs(deviceId: string): Promise<Date[]> {
  const { rows } = await sql<{ run_at: Date }>`
    SELECT run_at FROM graphile_worker.jobs WHERE key = ${`notifications:push/${deviceId}`} AND locked_at IS NULL`.execute(testDb.db);
  return rows.map(({ run_at }) => run_at);
}

describe('a push message', () => {
  it('arrives at once on every device, and says how much is unread and nothing else', async () => {
    const { id } = await aReader();
    const [laptop, phone] = [await aBrowser(id), await aBrowser(id, {}, 2)];
    await notify(id, 'favourited_profile');
    await notify(id);
    await worker.runJobs();
    for (const browser of [laptop, phone]) {
      expect((await browser.received()).messages.map(({ text }) => text)).toEqual(['{"v":1,"count":2}']);
    }
  });

  it('takes the place of an older one that nobody has seen', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    for (let index = 0; index < 2; index += 1) {
      await notify(id);
      await worker.runJobs();
    }
    const { messages, taken } = await browser.received();
    expect([messages.map(({ text }) => text), taken]).toEqual([['{"v":1,"count":2}'], 2]);
  });

  it('is one for many news that come together', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    for (let index = 0; index < 5; index += 1) await notify(id);
    await worker.runJobs();
    expect(await browser.received()).toMatchObject({ messages: [{ text: '{"v":1,"count":5}' }], taken: 1 });
  });

  it('is not sent for what was read before it left, nor for kinds that the member does not want pushed', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    await notify(id);
    await testDb.db.updateTable('notification_state').set({ read_upto: 1 }).where('member_id', '=', id).execute();
    await notify(id, 'favourited_profile');
    await worker.runJobs();
    expect((await browser.received()).taken).toBe(0);
  });

  it('waits for the end of quiet hours', async () => {
    setTime('2026-11-18T23:00:00Z');
    const { id } = await aReader();
    const browser = await aBrowser(id);
    await testDb.db.insertInto('notification_times').values({ member_id: id, quiet_from: '22:00', quiet_to: '06:30' }).execute();
    await notify(id);
    await worker.runJobs();
    setTime('2026-11-19T06:29:00Z');
    await minute();
    expect((await browser.received()).taken).toBe(0);
    setTime('2026-11-19T06:30:00Z');
    await minute();
    expect((await browser.received()).taken).toBe(1);
  });

  it('that was put off into quiet hours waits for their end', async () => {
    setTime('2026-11-19T21:59:30Z');
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'busy' });
    await testDb.db.insertInto('notification_times').values({ member_id: id, quiet_from: '22:00', quiet_to: '06:30' }).execute();
    await notify(id);
    await worker.runJobs();
    pass(5 * MINUTE);
    await hurry();
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([new Date('2026-11-20T06:30:00Z')]);
    expect((await browser.received()).taken).toBe(0);
  });
});

describe('a push service', () => {
  it('that does not know the browser any more is never asked again', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'gone' });
    await notify(id);
    await worker.runJobs();
    expect(await subscriptionOf(browser.deviceId)).toBeUndefined();
    expect(await pushJobs(browser.deviceId)).toEqual([]);
  });

  it('that is busy is left alone for as long as it says, also where something new happens, and gets the newest then', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'busy' });
    const rested = new Date(clock.now().getTime() + 2 * MINUTE);
    await notify(id);
    await worker.runJobs();
    expect(await subscriptionOf(browser.deviceId)).toEqual({ failures: 1, resting_until: rested });
    expect(await pushJobs(browser.deviceId)).toEqual([rested]);
    await notify(id);
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([rested]);
    expect((await browser.received()).taken).toBe(0);
    pass(2 * MINUTE);
    await hurry();
    await worker.runJobs();
    expect(await browser.received()).toMatchObject({ messages: [{ text: '{"v":1,"count":2}' }], taken: 1 });
    expect(await subscriptionOf(browser.deviceId)).toEqual({ failures: 0, resting_until: null });
  });

  it('that is broken is tried again ever later, and at last not for this message', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'broken' });
    await notify(id);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await worker.runJobs();
      const [next] = await pushJobs(browser.deviceId);
      if (next) waits.push((next.getTime() - clock.now().getTime()) / MINUTE);
      pass(5 * HOUR);
      await hurry();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(await subscriptionOf(browser.deviceId)).toMatchObject({ failures: 8 });
  });

  it('that takes no such message is not asked for it again', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'small' });
    await notify(id);
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([]);
    expect(await subscriptionOf(browser.deviceId)).toMatchObject({ failures: 0 });
  });

  it('that is not on our list is not called, whatever the database holds', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    await testDb.db
      .updateTable('push_subscription')
      .set({ endpoint: `http://127.0.0.1:15432/${id}` })
      .where('device_id', '=', browser.deviceId)
      .execute();
    await notify(id);
    await worker.runJobs();
    expect(await subscriptionOf(browser.deviceId)).toBeUndefined();
  });
});

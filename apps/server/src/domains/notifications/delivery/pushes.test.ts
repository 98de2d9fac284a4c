import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { useOutgoing } from '../../../../test/support/notification-delivery.ts';

const { testDb, clock, worker, pass, setTime, hurry, aReader, notify, minute, aBrowser } = useOutgoing();

const subscriptionOf = (deviceId: string) =>
  testDb.db.selectFrom('push_subscription').select(['failures', 'retry_after']).where('device_id', '=', deviceId).executeTakeFirst();

/** Pending jobs of the device; the last one that ran may still be locked. */
async function pushJobs(deviceId: string): Promise<Date[]> {
  const { rows } = await sql<{ run_at: Date }>`
    SELECT run_at FROM graphile_worker.jobs WHERE key = ${`notifications:send-push/${deviceId}`} AND locked_at IS NULL`.execute(testDb.db);
  return rows.map(({ run_at }) => run_at);
}

describe('push about notifications', () => {
  it('reaches every device immediately, and contains nothing but the unread count', async () => {
    const { id } = await aReader();
    const [laptop, phone] = [await aBrowser(id), await aBrowser(id, {}, 2)];
    await notify(id, 'favourited_profile');
    await notify(id);
    await worker.runJobs();
    for (const browser of [laptop, phone]) {
      expect((await browser.received()).messages.map(({ text }) => text)).toEqual(['{"v":1,"count":2}']);
    }
  });

  it('replaces an older push that was not displayed yet', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    for (let index = 0; index < 2; index += 1) {
      await notify(id);
      await worker.runJobs();
    }
    const { messages, taken } = await browser.received();
    expect([messages.map(({ text }) => text), taken]).toEqual([['{"v":1,"count":2}'], 2]);
  });

  it('combines several notifications at once into one push', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    for (let index = 0; index < 5; index += 1) await notify(id);
    await worker.runJobs();
    expect(await browser.received()).toMatchObject({ messages: [{ text: '{"v":1,"count":5}' }], taken: 1 });
  });

  it('skips read notifications and kinds for which push is off', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id);
    await notify(id);
    await testDb.db.updateTable('notification_state').set({ last_read_sequence: 1 }).where('member_id', '=', id).execute();
    await notify(id, 'favourited_profile');
    await worker.runJobs();
    expect((await browser.received()).taken).toBe(0);
  });

  it('waits for the end of quiet hours', async () => {
    setTime('2096-11-18T23:00:00Z');
    const { id } = await aReader();
    const browser = await aBrowser(id);
    await testDb.db.insertInto('notification_schedule').values({ member_id: id, quiet_from: '22:00', quiet_to: '06:30' }).execute();
    await notify(id);
    await worker.runJobs();
    setTime('2096-11-19T06:29:00Z');
    await minute();
    expect((await browser.received()).taken).toBe(0);
    setTime('2096-11-19T06:30:00Z');
    await minute();
    expect((await browser.received()).taken).toBe(1);
  });

  it('waits for the end of quiet hours when a retry falls into them', async () => {
    setTime('2096-11-19T21:59:30Z');
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'busy' });
    await testDb.db.insertInto('notification_schedule').values({ member_id: id, quiet_from: '22:00', quiet_to: '06:30' }).execute();
    await notify(id);
    await worker.runJobs();
    pass(5 * MINUTE);
    await hurry();
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([new Date('2096-11-20T06:30:00Z')]);
    expect((await browser.received()).taken).toBe(0);
  });
});

describe('sendPush', () => {
  it('deletes the subscription when the push service reports it as gone', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'gone' });
    await notify(id);
    await worker.runJobs();
    expect(await subscriptionOf(browser.deviceId)).toBeUndefined();
    expect(await pushJobs(browser.deviceId)).toEqual([]);
  });

  it('pauses a subscription for as long as a busy push service asks, and then sends the newest count', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'busy' });
    const rested = new Date(clock.now().getTime() + 2 * MINUTE);
    await notify(id);
    await worker.runJobs();
    expect(await subscriptionOf(browser.deviceId)).toEqual({ failures: 1, retry_after: rested });
    expect(await pushJobs(browser.deviceId)).toEqual([rested]);
    await notify(id);
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([rested]);
    expect((await browser.received()).taken).toBe(0);
    pass(2 * MINUTE);
    await hurry();
    await worker.runJobs();
    expect(await browser.received()).toMatchObject({ messages: [{ text: '{"v":1,"count":2}' }], taken: 1 });
    expect(await subscriptionOf(browser.deviceId)).toEqual({ failures: 0, retry_after: null });
  });

  it('retries with growing delays when the push service is broken, and gives up after eight attempts', async () => {
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

  it('gives up without a retry when the push service rejects the message', async () => {
    const { id } = await aReader();
    const browser = await aBrowser(id, { answers: 'small' });
    await notify(id);
    await worker.runJobs();
    expect(await pushJobs(browser.deviceId)).toEqual([]);
    expect(await subscriptionOf(browser.deviceId)).toMatchObject({ failures: 0 });
  });

  it('deletes a stored subscription whose push service is not on the list, without calling it', async () => {
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

import { describe, expect, it } from 'vitest';
import { aClock, DAY, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aPoster, type Poster } from '../../../test/support/requests.ts';
import { oneADay, postingRace } from '../../../test/support/posting-race.ts';

const clock = aClock();
const api = useApi({ clock });

const chooseZone = (poster: Poster, zone: string) =>
  api.db.updateTable('member_settings').set({ time_zone: zone }).where('member_id', '=', poster.id).execute();

/** Advances the clock to the next time at which it is this hour in UTC. */
function passToHour(hour: number): void {
  const now = clock.now().getTime();
  const start = Math.floor(now / DAY) * DAY + hour * HOUR;
  clock.pass((start > now ? start : start + DAY) - now);
}

describe('a regular member', () => {
  it('posts once a day of their own calendar, and gets the next time with the error', async () => {
    passToHour(20);
    const iris = await aPoster(api, { timeZone: 'Asia/Tokyo' });
    expect((await iris.quota()).body).toEqual({ unlimited: false, left: 1, nextAt: null });
    expect((await iris.post()).status).toBe(200);
    // In Tokyo it is 5 in the morning.
    const midnight = new Date(Math.floor(clock.now().getTime() / DAY) * DAY + 39 * HOUR);
    expect((await iris.quota()).body).toEqual({ unlimited: false, left: 0, nextAt: midnight.toISOString() });
    const rejected = await iris.call<object>('POST', '/api/requests', {
      title: 'x',
      description: 'y',
      type: 'gift',
      fetish: 'silk',
      price: '1',
    });
    expect(rejected).toMatchObject({ status: 402, code: 'requests.dailyLimit' });
    clock.pass(19 * HOUR - 1);
    expect((await iris.post()).code).toBe('requests.dailyLimit');
    clock.pass(1);
    expect((await iris.post()).status).toBe(200);
  });

  it('gains no second post by withdrawing, deleting or the end of a plan', async () => {
    const iris = await aPoster(api, { plan: 3 });
    for (let time = 0; time < 3; time += 1) {
      const { body } = await iris.post();
      await iris.withdraw(body.id);
      await iris.remove(body.id);
    }
    expect((await iris.quota()).body).toEqual({ unlimited: true, left: null, nextAt: null });
    await api.db.deleteFrom('member_subscription').where('member_id', '=', iris.id).execute();
    expect((await iris.post()).code).toBe('requests.dailyLimit');
  });

  it('gains no second post by another time zone, which counts from the next day', async () => {
    passToHour(9);
    const iris = await aPoster(api, { timeZone: 'Pacific/Pago_Pago' });
    expect((await iris.post()).status).toBe(200);
    await chooseZone(iris, 'Pacific/Kiritimati');
    expect((await iris.post()).code).toBe('requests.dailyLimit');
    // Midnight in Pago Pago, which is 11 hours behind; then the new zone counts.
    passToHour(11);
    expect((await iris.post()).status).toBe(200);
    await chooseZone(iris, 'Pacific/Pago_Pago');
    expect((await iris.post()).code).toBe('requests.dailyLimit');
    // The zone was changed today, so it stays for a week. Its next day starts at 10.
    passToHour(10);
    expect((await iris.post()).status).toBe(200);
  });
});

describe('concurrent posts of a regular member', () => {
  const race = postingRace(api, clock);

  it('stores one', async () => {
    expect(await race.onOneDay({ posts: 40 })).toBe(1);
  });

  it('stores one on each side of midnight', async () => {
    expect(await race.acrossMidnight({ posts: 40 })).toBeOneOf(oneADay);
  });

  it('stores one while the time zone changes', async () => {
    expect(await race.acrossZones({ posts: 40 })).toBe(1);
  });
});

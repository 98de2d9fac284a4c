import { describe, expect, it } from 'vitest';
import { aCalendarOwner, rebuildCalendarSearch, wireDay, type CalendarOwner } from '../../../../test/support/calendar.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../../test/support/clock.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aConnection, KYIV, VANCOUVER } from '../../../../test/support/profiles.ts';
import type { MemberCard } from '@subrosa/contract/explore';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { startOfDay } from '@subrosa/rules/requests/calendar';
import { isoDay } from '../../../../test/support/calendar.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

/** Runs the job that is due every minute, and the jobs that it enqueues. */
async function tick(): Promise<void> {
  await worker.runTask('calendar:publish-due');
  await worker.runJobs();
}

const passUntil = (moment: Date) => clock.pass(moment.getTime() - clock.now().getTime());

async function whereabouts(of: CalendarOwner, to: CalendarOwner) {
  const { body } = await to.call<ProfileView>('GET', `/api/user-details/${of.id}`);
  const search = await to.call<{ users: MemberCard[] }>('GET', `/api/explorer/search?search=${of.username}`);
  const card = search.body.users.find(({ id }) => id === of.id);
  return [body.city?.id === KYIV ? 'there' : 'home', body.locationStatus, card?.traveling, card?.city?.name === body.city?.name];
}

const AWAY = ['there', 'traveling', true, true];
const HOME = ['home', 'home', false, true];

const travels = async (viewer: CalendarOwner) =>
  (await viewer.call<{ users: MemberCard[] }>('GET', '/api/explorer/search?status=traveling&limit=30')).body.users.map(({ id }) => id);

describe('trip', () => {
  it('moves its owner at midnight of the destination for all viewers, and back after its last day', async () => {
    const [traveller, viewer] = [await aCalendarOwner(api, { accountType: 'confidant' }), await aCalendarOwner(api, { plan: 3 })];
    await rebuildCalendarSearch(api.db);
    const day = (days: number) => isoDay(days, clock.now());
    const [from, to] = [day(3), day(5)];
    await traveller.travel({ startDate: wireDay(3, clock.now()), endDate: wireDay(4, clock.now()) });
    await worker.runJobs();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);

    passUntil(new Date(startOfDay(from, 'Europe/Kyiv').getTime() - 1));
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);
    clock.pass(1);
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(AWAY);
    expect(await travels(viewer)).toContain(traveller.id);
    expect((await traveller.call<{ city: { id: number } }>('GET', '/api/profile')).body.city.id).toBe(VANCOUVER);

    passUntil(new Date(startOfDay(to, 'Europe/Kyiv').getTime() - 1));
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(AWAY);
    clock.pass(1);
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);
    expect(await travels(viewer)).not.toContain(traveller.id);
  });

  it('moves its owner at once when it has started, after a change, and back on removal', async () => {
    const [traveller, viewer] = [await aCalendarOwner(api), await aCalendarOwner(api)];
    await rebuildCalendarSearch(api.db);
    const days = { startDate: wireDay(-2, clock.now()), endDate: wireDay(2, clock.now()) };
    const { body } = await traveller.travel(days);
    await worker.runJobs();
    expect(await whereabouts(traveller, viewer)).toEqual(AWAY);
    await traveller.reroute(body.id, { ...days, cityId: VANCOUVER });
    await worker.runJobs();
    expect(await whereabouts(traveller, viewer)).toEqual(['home', 'traveling', true, true]);
    await traveller.remove(body.id);
    await worker.runJobs();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);
  });

  it('moves its owner when it is published, not before, even if it has started', async () => {
    const [traveller, viewer] = [await aCalendarOwner(api), await aCalendarOwner(api)];
    await rebuildCalendarSearch(api.db);
    const publishAt = new Date(clock.now().getTime() + 3 * HOUR).toISOString();
    await traveller.travel({ startDate: wireDay(-1, clock.now()), endDate: wireDay(4, clock.now()), publishAt });
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);
    clock.pass(3 * HOUR - MINUTE);
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(HOME);
    clock.pass(MINUTE);
    await tick();
    expect(await whereabouts(traveller, viewer)).toEqual(AWAY);
  });

  it('keeps its owner at home when it is published after its end', async () => {
    const [traveller, viewer] = [await aCalendarOwner(api), await aCalendarOwner(api)];
    await rebuildCalendarSearch(api.db);
    const publishAt = new Date(clock.now().getTime() + 6 * DAY).toISOString();
    await traveller.travel({ startDate: wireDay(1, clock.now()), endDate: wireDay(2, clock.now()), publishAt });
    for (let day = 0; day < 8; day += 1) {
      clock.pass(DAY);
      await tick();
      expect(await whereabouts(traveller, viewer)).toEqual(HOME);
    }
  });

  it('moves its owner only for viewers in its audience', async () => {
    const traveller = await aCalendarOwner(api);
    const [stranger, friend] = [await aCalendarOwner(api), await aCalendarOwner(api)];
    await aConnection(api.db, traveller.id, friend.id);
    await rebuildCalendarSearch(api.db);
    const days = { startDate: wireDay(-1, clock.now()), endDate: wireDay(1, clock.now()) };
    const { body } = await traveller.travel({ ...days, audience: 'connections' });
    await worker.runJobs();
    expect(await whereabouts(traveller, stranger)).toEqual(HOME);
    expect(await whereabouts(traveller, friend)).toEqual(AWAY);
    expect((await stranger.call<{ users: MemberCard[] }>('GET', `/api/explorer/search?search=${traveller.username}`)).text).not.toContain(
      'UA',
    );

    await traveller.reroute(body.id, { ...days, audience: 'chosen', publishTo: [friend.id] });
    await worker.runJobs();
    expect([await whereabouts(traveller, stranger), await whereabouts(traveller, friend)]).toEqual([HOME, HOME]);
  });
});

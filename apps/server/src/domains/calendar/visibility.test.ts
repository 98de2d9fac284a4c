import { entryAudiences, isFor, type EntryAudience } from '@subrosa/rules/calendar/entries';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCalendarOwner, rebuildCalendarSearch, titlesOf, wireDay, type CalendarOwner } from '../../../test/support/calendar.ts';
import { aClock, DAY, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';

const clock = aClock();
const api = useApi({ clock });

type Viewer = 'stranger' | 'premium' | 'connected' | 'both' | 'chosen' | 'owner';
let people: Record<Viewer, CalendarOwner>;

beforeAll(async () => {
  people = {
    owner: await aCalendarOwner(api, { accountType: 'confidant' }),
    stranger: await aCalendarOwner(api),
    premium: await aCalendarOwner(api, { plan: 3 }),
    connected: await aCalendarOwner(api),
    both: await aCalendarOwner(api, { plan: 3 }),
    chosen: await aCalendarOwner(api),
  };
  for (const name of ['connected', 'both', 'chosen'] as const) await aConnection(api.db, people.owner.id, people[name].id);
  await rebuildCalendarSearch(api.db);
}, 60_000);

const reader = (name: Viewer) => ({
  self: name === 'owner',
  connected: ['connected', 'both', 'chosen'].includes(name),
  premium: ['premium', 'both'].includes(name),
  chosen: name === 'chosen',
});
const others = ['stranger', 'premium', 'connected', 'both', 'chosen'] as const;

/** Whether each viewer sees an entry: by its id, on the owner's agenda, and in their own calendar. */
async function seenBy(id: string, title: string) {
  const seen: Record<string, { detail: boolean; agenda: boolean; calendar: boolean }> = {};
  for (const name of others) {
    const viewer = people[name];
    seen[name] = {
      detail: (await viewer.see(id)).status === 200,
      agenda: titlesOf((await viewer.agenda(people.owner.id)).body.entries).includes(title),
      calendar: titlesOf(await viewer.month()).includes(title),
    };
  }
  return seen;
}

const expected = (sees: (name: Viewer) => boolean) =>
  Object.fromEntries(
    others.map((name) => [name, { detail: sees(name), agenda: sees(name), calendar: sees(name) && reader(name).connected }]),
  );

describe('calendar entry visible to the audience', () => {
  it.each(entryAudiences)('%s', async (audience: EntryAudience) => {
    const title = `For ${audience}`;
    const text = {
      title,
      audience,
      publishTo: audience === 'chosen' ? [people.chosen.id] : [],
      allDay: true,
      startTime: null,
      endTime: null,
    };
    const { body } = await people.owner.add(text);
    expect(await seenBy(body.id, title)).toEqual(expected((name) => isFor(audience, reader(name))));
    const mine = await people.owner.see(body.id);
    expect(mine.body.own?.publishTo.map(({ id }) => id)).toEqual(text.publishTo);
    await people.owner.remove(body.id);
  });

  it('hides audience and series from others', async () => {
    const { body } = await people.owner.add({ repeat: true, endDate: wireDay(11), audience: 'connections' });
    const seen = await people.connected.see(body.id);
    expect(seen.body).toMatchObject({ own: null, seriesId: null, can: { edit: false, remove: false } });
    expect(seen.etag).toBeNull();
    await people.owner.remove(body.id, 'series');
  });

  it('returns the same 404 to blocked members in both directions as for an unknown id', async () => {
    const { body } = await people.owner.add({ audience: 'all' });
    const [blocked, blocker] = [await aCalendarOwner(api, { plan: 3 }), await aCalendarOwner(api, { plan: 3 })];
    await aBlock(api.db, people.owner.id, blocked.id);
    await aBlock(api.db, blocker.id, people.owner.id);
    await rebuildCalendarSearch(api.db);
    const nobodys = await blocked.see('00000000-0000-4000-8000-000000000000');
    for (const one of [blocked, blocker]) {
      expect((await one.see(body.id)).text).toBe(nobodys.text);
      expect((await one.agenda(people.owner.id)).status).toBe(404);
    }
    await people.owner.remove(body.id);
  });

  it('shows entries of a private account to connections only', async () => {
    const secretive = await aCalendarOwner(api, { privateAccount: true });
    await aConnection(api.db, secretive.id, people.connected.id);
    await rebuildCalendarSearch(api.db);
    const { body } = await secretive.add({ audience: 'all' });
    expect([(await people.premium.see(body.id)).status, (await people.connected.see(body.id)).status]).toEqual([404, 200]);
    expect((await people.premium.agenda(secretive.id)).body.entries).toEqual([]);
    expect((await people.connected.agenda(secretive.id)).body.entries).not.toEqual([]);
  });

  it('hides an entry from a chosen member whose connection has ended', async () => {
    const friend = await aCalendarOwner(api);
    await aConnection(api.db, people.owner.id, friend.id);
    const { body } = await people.owner.add({ audience: 'chosen', publishTo: [friend.id] });
    await rebuildCalendarSearch(api.db);
    expect((await friend.see(body.id)).status).toBe(200);
    await api.db
      .deleteFrom('connection')
      .where('member_id', 'in', [people.owner.id, friend.id])
      .where('other_id', '=', friend.id)
      .execute();
    await api.db.deleteFrom('connection').where('member_id', '=', friend.id).execute();
    expect((await friend.see(body.id)).status).toBe(404);
    await people.owner.remove(body.id);
  });
});

describe('calendar entry with publishAt', () => {
  it('hides the entry from others until that time, and then shows it to its audience', async () => {
    const publishAt = new Date(clock.now().getTime() + 2 * HOUR).toISOString();
    const { body } = await people.owner.travel({ title: 'Later known', publishAt });
    expect(body.own?.publishAt).toBe(publishAt);
    clock.pass(2 * HOUR - 1);
    expect(await seenBy(body.id, 'Later known')).toEqual(expected(() => false));
    clock.pass(1);
    expect(await seenBy(body.id, 'Later known')).toEqual(expected(() => true));
    await people.owner.remove(body.id);
  });

  it('hides a published entry again when its owner delays it', async () => {
    const { body } = await people.owner.add({ title: 'Not yet', audience: 'all' });
    const publishAt = new Date(clock.now().getTime() + DAY).toISOString();
    expect((await people.owner.edit(body.id, { title: 'Not yet', publishAt })).status).toBe(200);
    expect(await seenBy(body.id, 'Not yet')).toEqual(expected(() => false));
    await people.owner.remove(body.id);
  });
});

describe('trips in the calendar', () => {
  it('shows trips within 30 days to regular members, and all trips to premium members', async () => {
    const day = (days: number) => wireDay(days, clock.now());
    const trips = [29, 32].map((days) => ({ title: `In ${days}`, startDate: day(days), endDate: day(days) }));
    const ids: string[] = [];
    for (const trip of trips) ids.push((await people.owner.travel(trip)).body.id);
    const seen = async (name: Viewer) => titlesOf(await people[name].month({ event_types: 'travel' }));
    expect([await seen('connected'), await seen('both')]).toEqual([['In 29'], ['In 29', 'In 32']]);
    expect((await people.connected.see(ids[1] ?? '')).status).toBe(404);
    const { body } = await people.connected.range(day(0), day(60));
    expect(body.travelUntil).toMatch(/^\d{8}$/);
    expect((await people.both.range(day(0), day(60))).body.travelUntil).toBeNull();
    for (const id of ids) await people.owner.remove(id);
  });

  it('computes the 30 days on the viewer’s own calendar', async () => {
    const dayAt = (zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone }).format(clock.now()).replaceAll('/', '');
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      const viewer = await aCalendarOwner(api, { timeZone: zone });
      const { travelUntil: until } = (await viewer.range(wireDay(0), wireDay(1))).body;
      const [from, to] = [dayAt(zone), until ?? ''].map((day) =>
        Date.UTC(Number(day.slice(4)), Number(day.slice(2, 4)) - 1, Number(day.slice(0, 2))),
      );
      expect(((to ?? 0) - (from ?? 0)) / DAY).toBe(30);
    }
  });
});

describe('birthdays in the calendar', () => {
  it('shows a birthday to each of five audiences, and the age to viewers who may know the year', async () => {
    const birthDate = `1990${new Date(clock.now().getTime() + 5 * DAY).toISOString().slice(4, 10)}`;
    const audience = fc.constantFrom('all', 'connections', 'premium', 'connections_and_premium', 'you') as fc.Arbitrary<EntryAudience>;
    const celebrant = await aCalendarOwner(api, {}, { birthDate });
    for (const name of ['connected', 'both'] as const) await aConnection(api.db, celebrant.id, people[name].id);
    await rebuildCalendarSearch(api.db);
    const relationOf = (name: Viewer) => ({
      self: false,
      connected: name === 'connected' || name === 'both',
      premium: reader(name).premium,
      chosen: false,
    });
    await fc.assert(
      fc.asyncProperty(audience, audience, fc.constantFrom(...others), async (birthday, year, name) => {
        await api.db
          .updateTable('profile')
          .set({ birthday_audience: birthday, birth_year_audience: year })
          .where('member_id', '=', celebrant.id)
          .execute();
        const viewer = relationOf(name);
        const sees = isFor(birthday, viewer);
        const turns = sees && isFor(year, viewer) ? clock.now().getUTCFullYear() - 1990 : null;
        const found = (list: { type: string; ownerId: string; turns: number | null }[]) =>
          list.filter(({ type, ownerId }) => type === 'birthday' && ownerId === celebrant.id).map((one) => one.turns);
        const days = [wireDay(0, clock.now()), wireDay(20, clock.now())] as const;
        expect(found((await people[name].agenda(celebrant.id)).body.entries)).toEqual(sees ? [turns] : []);
        const month = (await people[name].range(...days)).body.entries;
        expect(found(month)).toEqual(sees && viewer.connected ? [turns] : []);
      }),
      { numRuns: 60 },
    );
  });
});

describe('GET /api/calendar with filters', () => {
  it('filters by event types, connections and member types, and without the own entries', async () => {
    const viewer = await aCalendarOwner(api, { plan: 3 }, { birthDate: null });
    const confidant = await aCalendarOwner(api, { accountType: 'confidant', plan: 2 }, { birthDate: null });
    const fetishist = await aCalendarOwner(api, {}, { birthDate: null });
    for (const one of [confidant, fetishist]) await aConnection(api.db, viewer.id, one.id);
    await rebuildCalendarSearch(api.db);
    await viewer.add({ title: 'Mine' });
    await confidant.add({ title: 'Hers' });
    await confidant.travel({ title: 'Her trip' });
    await fetishist.add({ title: 'His', type: 'schedule' });
    const seen = async (filter: Record<string, string>) => titlesOf(await viewer.month(filter)).toSorted();
    expect(await seen({})).toEqual(['Her trip', 'Hers', 'His', 'Mine']);
    expect(await seen({ event_types: 'travel,schedule' })).toEqual(['Her trip', 'His']);
    expect(await seen({ connections: fetishist.id })).toEqual(['His', 'Mine']);
    expect(await seen({ member_types: 'confidant', mine: 'false' })).toEqual(['Her trip', 'Hers']);
    expect(await seen({ member_types: 'confidant,regular', mine: 'false' })).toEqual([]);
    expect(await seen({ member_types: 'confidant,fetishist,premium', mine: 'false' })).toEqual(['Her trip', 'Hers']);
    const { members } = (await viewer.range(wireDay(0), wireDay(60), { mine: 'false' })).body;
    expect(members.map(({ id }) => id).toSorted()).toEqual([confidant.id, fetishist.id].toSorted());
  });

  it('returns entries of connections only', async () => {
    const stranger = await aCalendarOwner(api);
    await stranger.add({ title: 'Strange', audience: 'all' });
    expect(titlesOf(await people.both.month({ connections: stranger.id }))).not.toContain('Strange');
  });
});

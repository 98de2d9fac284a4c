import type { calendarRoutes } from '@subrosa/contract/calendar';
import type { ReplyOf } from '@subrosa/contract/route';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aCalendarOwner, isoDay, rebuildCalendarSearch, wireDay, type CalendarOwner } from '../../../../test/support/calendar.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aConnection, KYIV } from '../../../../test/support/profiles.ts';

const api = useApi();

type Made = ReplyOf<(typeof calendarRoutes)['createFeed']>;
type State = ReplyOf<(typeof calendarRoutes)['getFeed']>;

const make = async (keeper: CalendarOwner, titles = 'discreet') =>
  (await keeper.call<Made>('POST', '/api/calendar/feed', { titles })).body.path;
const state = async (keeper: CalendarOwner) => (await keeper.call<State>('GET', '/api/calendar/feed')).body;

async function read(path: string) {
  const answer = await api.get(path);
  const text = await answer.text();
  const summaries = [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);
  return { status: answer.status, type: answer.headers.get('content-type'), caching: answer.headers.get('cache-control'), text, summaries };
}

/** Returns start and end of each entry as parsed by another library: dates with exclusive end, or instants. */
function readBySecond(text: string): string[][] {
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const formatTime = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  return events.map(({ startDate, endDate }) => [formatTime(startDate), formatTime(endDate)]).toSorted();
}

describe('/api/calendar/feed', () => {
  it('contains the own entries and those of connections, with neutral titles', async () => {
    const [keeper, friend] = [await aCalendarOwner(api), await aCalendarOwner(api, {}, { birthDate: null })];
    await aConnection(api.db, keeper.id, friend.id);
    await rebuildCalendarSearch(api.db);
    await keeper.add({ title: 'Silk and lace', description: 'Quiet words' });
    await friend.travel({ title: 'Latex fair', startDate: wireDay(11), endDate: wireDay(12) });
    await friend.add({ title: 'For nobody', audience: 'you', startDate: wireDay(13), endDate: wireDay(13) });
    const feed = await read(await make(keeper));
    expect([feed.status, feed.type, feed.caching]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
    expect(feed.summaries.filter((one) => one !== 'Birthday')).toEqual(['Appointment', 'Trip']);
    for (const word of ['Silk', 'Latex', 'Quiet', 'For nobody', friend.username, keeper.username, 'subrosa', 'Kyiv'])
      expect(feed.text.toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('contains the same instants and days for a second library, in other zones and across clock changes', async () => {
    const keeper = await aCalendarOwner(api, {}, { birthDate: null });
    const zones = ['Asia/Kolkata', 'America/Vancouver', 'Europe/Kyiv', 'Pacific/Apia', 'America/Sao_Paulo', 'Australia/Lord_Howe'];
    const timed = [];
    for (const [index, timeZone] of zones.entries()) {
      const day = wireDay(30 * (index + 1));
      timed.push((await keeper.add({ timeZone, startDate: day, endDate: day, startTime: '23:30', endTime: '23:59' })).body);
    }
    await keeper.add({ allDay: true, startTime: null, endTime: null, startDate: wireDay(40), endDate: wireDay(42) });
    await keeper.travel({ cityId: KYIV });
    const { text } = await read(await make(keeper));
    const days = [
      [isoDay(10), isoDay(17)],
      [isoDay(40), isoDay(43)],
    ];
    const instants = timed.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(readBySecond(text)).toEqual([...days, ...instants].toSorted());
  });

  it('shows the own titles if chosen, and never those of others', async () => {
    const [keeper, friend] = [await aCalendarOwner(api, {}, { birthDate: null }), await aCalendarOwner(api, {}, { birthDate: null })];
    await aConnection(api.db, keeper.id, friend.id);
    await keeper.add({ title: 'Dentist; at ten, sharp' });
    await friend.add({ title: 'Hers' });
    const { summaries } = await read(await make(keeper, 'own'));
    expect(summaries.toSorted()).toEqual(['Appointment', 'Dentist\\; at ten\\, sharp']);
  });

  it('uses the language of the owner', async () => {
    const keeper = await aCalendarOwner(api, { locale: 'uk' }, { birthDate: null });
    await keeper.add();
    expect((await read(await make(keeper))).summaries).toEqual(['Зустріч']);
  });

  it('invalidates a feed when another is created, when it is revoked, and when its owner is suspended', async () => {
    const keeper = await aCalendarOwner(api);
    expect(await state(keeper)).toEqual({ active: false, titles: 'discreet', since: null, usedOn: null });
    const first = await make(keeper);
    const second = await make(keeper, 'own');
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect(await state(keeper)).toMatchObject({ active: true, titles: 'own', usedOn: wireDay(0) });
    await keeper.call('DELETE', '/api/calendar/feed', {});
    expect((await read(second)).status).toBe(404);
    const third = await make(keeper);
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', keeper.id).execute();
    expect((await read(third)).text).toBe((await read('/api/calendar/feed/nobodys.ics')).text);
  });

  it('stores no secret in the database', async () => {
    const keeper = await aCalendarOwner(api);
    const secret = (await make(keeper)).split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(secret).toHaveLength(43);
    const row = await api.db.selectFrom('calendar_feed').selectAll().where('member_id', '=', keeper.id).executeTakeFirstOrThrow();
    expect(row.secret_hash.includes(Buffer.from(secret, 'base64url'))).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { aCalendarOwner, isoDay, titlesOf, wireDay } from '../../../test/support/calendar.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { codesOf } from '../../../test/support/profiles.ts';

const api = useApi();

beforeAll(async () => {
  await api.db.insertInto('prohibited_word').values({ word: 'forbiddenthing' }).execute();
});

describe('/api/calendar/events', () => {
  it('stores an event with all fields and returns it', async () => {
    const keeper = await aCalendarOwner(api);
    const added = await keeper.add({ description: 'By the window.', timeZone: 'Europe/Kyiv', notify: false, audience: 'you' });
    expect(added.status).toBe(200);
    const { body, etag } = await keeper.see(added.body.id);
    expect(etag).toBe('"1"');
    expect(body).toMatchObject({
      type: 'event',
      title: 'Portrait evening',
      description: 'By the window.',
      startDate: wireDay(10),
      startTime: '19:00',
      endTime: '21:00',
      timeZone: 'Europe/Kyiv',
      startsAt: `${isoDay(10)}T17:00:00.000Z`,
      mine: true,
      can: { edit: true, remove: true },
      own: { audience: 'you', notify: false, publishAt: null, seriesSize: 1 },
    });
  });

  it.each([
    ['an empty start date', { startDate: '' }, { startDate: 'dateRange.required' }],
    ['a missing end date', { endDate: undefined }, { endDate: 'dateRange.required' }],
    ['a date that does not exist', { startDate: '30022027' }, { startDate: 'dateRange.required' }],
    ['an end before the start', { endDate: wireDay(9) }, { endDate: 'endDate.beforeStart' }],
    ['an end time that is not later', { endTime: '19:00' }, { endTime: 'endTime.notAfterStart' }],
    ['a missing time', { startTime: null }, { startTime: 'time.required' }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, { timeZone: 'timeZone.unknown' }],
    ['a fixed offset as time zone', { timeZone: '+02:00' }, { timeZone: 'timeZone.unknown' }],
    ['an empty title', { title: ' ' }, { title: 'title.required' }],
    ['a long title', { title: 'x'.repeat(101) }, { title: 'title.tooLong' }],
    ['a date too far ahead', { startDate: '01012040', endDate: '01012040' }, { endDate: 'dates.tooFar' }],
    ['a duration of more than a year', { endDate: wireDay(500) }, { endDate: 'dates.tooLong' }],
    ['chosen viewers without any name', { audience: 'chosen' }, { publishTo: 'connections.chosenRequired' }],
  ])('rejects %s', async (_, text, fields) => {
    const { status, fields: found } = await (await aCalendarOwner(api)).add(text);
    expect([status, codesOf(found)]).toEqual([400, fields]);
  });

  it('rejects with the messages of the specification', async () => {
    const keeper = await aCalendarOwner(api);
    const { fields } = await keeper.add({ startDate: '' });
    expect(fields['startDate']?.message).toBe('Date range must be select');
    await keeper.add();
    const again = await keeper.add({ startTime: '20:00', endTime: '22:00' });
    expect([again.status, again.code, (JSON.parse(again.text) as { message: string }).message]).toEqual([
      409,
      'calendar.occupied',
      'Selected time period already occupied',
    ]);
  });

  it('accepts an event that starts when another ends, or overlaps a schedule, all-day entry or trip', async () => {
    const keeper = await aCalendarOwner(api);
    const statuses = [
      await keeper.add(),
      await keeper.add({ startTime: '21:00', endTime: '22:00' }),
      await keeper.add({ type: 'schedule' }),
      await keeper.add({ allDay: true }),
      await keeper.add({ allDay: true }),
      await keeper.travel(),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('rejects overlaps by instants, regardless of the time zones of the entries', async () => {
    const keeper = await aCalendarOwner(api);
    await keeper.add({ timeZone: 'Europe/Kyiv' });
    expect((await keeper.add({ timeZone: 'UTC' })).status).toBe(200);
    expect((await keeper.add({ timeZone: 'UTC', startTime: '17:30', endTime: '18:00' })).code).toBe('calendar.occupied');
  });

  it('repeats with the same times on all selected dates, as one series', async () => {
    const keeper = await aCalendarOwner(api);
    const dates = [wireDay(14), wireDay(10), wireDay(12), wireDay(12)];
    const { body } = await keeper.add({ repeat: true, dates });
    expect(body.own?.seriesSize).toBe(3);
    const entries = await keeper.month();
    expect(entries.map(({ startDate }) => startDate)).toEqual([wireDay(10), wireDay(12), wireDay(14)]);
    expect(new Set(entries.map(({ seriesId }) => seriesId)).size).toBe(1);

    expect((await keeper.edit(body.id, { title: 'Later', startTime: '20:00', endTime: '22:00', scope: 'series' })).status).toBe(200);
    const later = await keeper.month();
    expect(later.map(({ title, startTime, startDate }) => [title, startTime, startDate])).toEqual([
      ['Later', '20:00', wireDay(10)],
      ['Later', '20:00', wireDay(12)],
      ['Later', '20:00', wireDay(14)],
    ]);
    expect((await keeper.remove(body.id)).status).toBe(200);
    expect(await keeper.month()).toHaveLength(2);
    expect((await keeper.remove(later[1]?.id ?? '', 'series')).status).toBe(200);
    expect(await keeper.month()).toEqual([]);
  });

  it('stores no event of a series if one date is occupied', async () => {
    const keeper = await aCalendarOwner(api);
    await keeper.add({ startDate: wireDay(12), endDate: wireDay(12) });
    expect((await keeper.add({ repeat: true, startDate: wireDay(11), endDate: wireDay(13) })).code).toBe('calendar.occupied');
    expect(await keeper.month()).toHaveLength(1);
  });

  it('stores a continuous event as 24 hours a day, which occupies all its days', async () => {
    const keeper = await aCalendarOwner(api, { timeZone: 'UTC' });
    const { body } = await keeper.add({ continuous: true, startTime: null, endTime: null, endDate: wireDay(12) });
    expect(body).toMatchObject({ startsAt: `${isoDay(10)}T00:00:00.000Z`, endsAt: `${isoDay(13)}T00:00:00.000Z`, continuous: true });
    expect((await keeper.add({ startDate: wireDay(12), endDate: wireDay(12) })).code).toBe('calendar.occupied');
  });

  it('rejects an edit with a stale version', async () => {
    const keeper = await aCalendarOwner(api);
    const { body } = await keeper.add();
    expect((await keeper.edit(body.id, { title: 'One' })).etag).toBe('"2"');
    expect((await keeper.edit(body.id, { title: 'Two' })).code).toBe('version.stale');
    expect((await keeper.see(body.id)).body.title).toBe('One');
  });

  it('keeps audience and time zone when an edit does not contain them', async () => {
    const keeper = await aCalendarOwner(api);
    const { body } = await keeper.add({ audience: 'all', timeZone: 'Asia/Taipei' });
    const { body: changed } = await keeper.edit(body.id, { title: 'Another' });
    expect([changed.own?.audience, changed.timeZone]).toEqual(['all', 'Asia/Taipei']);
  });

  it('returns 404 for a trip on the route for events, and the reverse', async () => {
    const keeper = await aCalendarOwner(api);
    const [event, trip] = [await keeper.add(), await keeper.travel()];
    expect([(await keeper.reroute(event.body.id, {})).code, (await keeper.edit(trip.body.id, {})).code]).toEqual([
      'resource.notFound',
      'resource.notFound',
    ]);
  });

  it('rejects prohibited words', async () => {
    const keeper = await aCalendarOwner(api);
    const rejected = await keeper.add({ title: 'A forbiddenthing' });
    expect([rejected.code, codesOf(rejected.fields)]).toEqual(['calendar.prohibitedWord', { title: 'text.prohibitedWord' }]);
  });
});

describe('/api/calendar/trips', () => {
  it('uses the days of the destination, and rejects an overlap with another trip by days only', async () => {
    const keeper = await aCalendarOwner(api);
    const { body } = await keeper.travel();
    expect(body).toMatchObject({ type: 'travel', allDay: true, timeZone: 'Europe/Kyiv', startsAt: null, city: { country: 'UA' } });
    expect((await keeper.travel({ startDate: wireDay(16), endDate: wireDay(20) })).code).toBe('calendar.occupied');
    // Day 17 begins in Tokyo while it is still day 16 in Kyiv.
    expect((await keeper.travel({ startDate: wireDay(17), endDate: wireDay(20), cityId: 1_850_147 })).status).toBe(200);
    expect((await keeper.travel({ startDate: wireDay(30), endDate: wireDay(30) })).status).toBe(200);
  });

  it.each([
    ['a missing destination', { cityId: undefined }, { cityId: 'destination.required' }],
    ['an unknown destination', { cityId: 1 }, { cityId: 'destination.required' }],
    ['an end before the start', { endDate: wireDay(9) }, { endDate: 'endDate.beforeStart' }],
  ])('rejects %s', async (_, text, fields) => {
    const { status, fields: found } = await (await aCalendarOwner(api)).travel(text);
    expect([status, codesOf(found)]).toEqual([400, fields]);
  });

  it.each(['confidant', 'fetishist'] as const)(
    'publishes a trip of a %s to connections, and alerts no city, by default',
    async (accountType) => {
      const { body } = await (await aCalendarOwner(api, { accountType })).travel({ audience: undefined, notifyCity: undefined });
      expect(body.own).toMatchObject({ audience: 'connections', notifyCity: false });
    },
  );
});

describe('GET /api/calendar', () => {
  it('uses the viewer’s days: an entry at midnight of another zone is on another day', async () => {
    const keeper = await aCalendarOwner(api, { timeZone: 'Pacific/Kiritimati' });
    await keeper.add({ timeZone: 'Pacific/Kiritimati', startTime: '00:30', endTime: '01:00' });
    const seen = async (day: number) => titlesOf((await keeper.range(wireDay(day), wireDay(day), { event_types: 'event' })).body.entries);
    expect([await seen(9), await seen(10), await seen(11)]).toEqual([[], ['Portrait evening'], []]);
  });

  it.each([
    ['missing days', { from: '', to: '' }],
    ['days in the wrong order', { from: wireDay(3), to: wireDay(2) }],
    ['too many days', { from: wireDay(0), to: wireDay(120) }],
  ])('rejects %s', async (_, { from, to }) => {
    expect((await (await aCalendarOwner(api)).range(from, to)).status).toBe(400);
  });
});

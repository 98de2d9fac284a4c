import { describe, expect, it } from 'vitest';
import { changedFields, draftOfEntry, eventOf, newDraft, rebase, tripOf, type Draft } from './draft.ts';
import { validateDraft } from './problems.ts';

const zone = 'Europe/Lisbon';
const today = '2026-11-15';
const limits = { title: 100, description: 2000 };
const aDraft = (part: Partial<Draft> = {}): Draft => ({
  ...newDraft({ seed: { day: '2026-12-05', start: 540, end: 660 }, timeZone: zone, city: null }),
  title: 'Portrait evening',
  ...part,
});
const problems = (part: Partial<Draft>) => validateDraft(aDraft(part), today, limits);
const city = { id: 1, name: 'Porto', country: 'PT', region: null, timeZone: zone };

describe('a new entry', () => {
  it('starts at the selected time and lasts to the end of the day at most', () => {
    expect(aDraft()).toMatchObject({ startDate: '05/12/2026', endDate: '05/12/2026', startTime: '09:00', endTime: '11:00' });
    const late = newDraft({ seed: { day: today, start: 1380, end: 1440 }, timeZone: zone, city: null });
    expect(late).toMatchObject({ endTime: '23:59', notifyCity: false });
  });

  it('defaults to connections as the audience, and alerts no city', () => {
    expect(eventOf(aDraft(), zone).audience).toBe('connections');
    expect(tripOf(aDraft({ type: 'travel', city }), zone)).toMatchObject({ audience: 'connections', cityId: 1, notifyCity: false });
  });

  it('converts the publishing time from the time zone of its owner', () => {
    const sent = eventOf(aDraft({ isLater: true, publishDate: '01/07/2027', publishTime: '08:00' }), zone);
    expect(sent.publishAt).toBe('2027-07-01T07:00:00.000Z');
  });

  it('repeats on the selected dates, earliest first', () => {
    const sent = eventOf(aDraft({ repeat: true, dates: ['2026-12-09', '2026-12-07'] }), zone);
    expect(sent).toMatchObject({ startDate: '07122026', endDate: '09122026', dates: ['07122026', '09122026'] });
  });

  it('omits the times of an all-day entry', () => {
    expect(eventOf(aDraft({ allDay: true }), zone)).toMatchObject({ startTime: null, endTime: null });
  });
});

describe('validateDraft', () => {
  it.each<[string, Partial<Draft>, object]>([
    ['a complete draft', {}, {}],
    ['missing dates', { startDate: '', endDate: '31/02/2027' }, { startDate: 'dateRange.required', endDate: 'dateRange.required' }],
    ['an end before the start', { endDate: '04/12/2026' }, { endDate: 'endDate.beforeStart' }],
    ['an end time before the start', { endTime: '08:00' }, { endTime: 'endTime.notAfterStart' }],
    ['an end on the next day', { endTime: '08:00', endDate: '06/12/2026' }, {}],
    ['a missing time', { startTime: '' }, { startTime: 'time.required' }],
    ['missing dates of repetition', { repeat: true }, { dates: 'dateRange.required' }],
    ['a missing destination', { type: 'travel' }, { city: 'destination.required' }],
    ['a trip of one day', { type: 'travel', city, startTime: '', endTime: '' }, {}],
    ['a missing audience', { audience: 'chosen' }, { publishTo: 'connections.chosenRequired' }],
    ['an incomplete publishing time', { isLater: true, publishDate: '01/12/2026' }, { publishDate: 'dateRange.required' }],
    ['an empty title', { title: ' ' }, { title: 'title.required' }],
  ])('returns the expected errors for %s', (_what, part, found) => expect(problems(part)).toEqual(found));
});

it('keeps the changes of this form on top of what another window saved', () => {
  const saved = aDraft();
  const latest = aDraft({ description: 'At the entrance.' });
  const mine = rebase({ ...saved, title: 'Moved' }, saved, latest);
  expect(mine).toMatchObject({ title: 'Moved', description: 'At the entrance.' });
  expect(changedFields(mine, latest)).toEqual(['title']);
});

it('draftOfEntry keeps the dates and converts the publishing time to the time zone of its owner', () => {
  const own = { audience: 'chosen', publishTo: [], publishAt: '2027-07-01T07:00:00.000Z', notify: false, notifyCity: true, seriesSize: 1 };
  const entry = { type: 'travel', title: 'Porto', description: '', startDate: '05122026', endDate: '07122026', allDay: true, own };
  const draft = draftOfEntry({ ...entry, startTime: null, endTime: null, timeZone: zone, city, fromCity: null } as never, zone);
  expect(draft).toMatchObject({ startDate: '05/12/2026', allDay: false, isLater: true, publishDate: '01/07/2027', publishTime: '08:00' });
});

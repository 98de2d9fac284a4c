import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn } from '../accounts/age.ts';
import { instantAt, isTimeZone } from '../format/zoned.ts';
import { audiences } from '../profiles/audiences.ts';
import { dayAfter } from '../requests/calendar.ts';
import { birthdaysBetween } from './birthdays.ts';
import { entryAudiences, isFor, whereaboutsAudience } from './entries.ts';
import { periodsOf, wholeDays, type PeriodInput } from './period.ts';
import { travelUntil, tripAt } from './travel.ts';
import { toMonday } from './weeks.ts';

const TODAY = '2026-11-15';
const zones = [
  'America/Vancouver',
  'Europe/London',
  'Asia/Taipei',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];
const chosen = (rest: Partial<PeriodInput> = {}): PeriodInput => ({
  startDate: '2026-12-05',
  endDate: '2026-12-05',
  startTime: '19:00',
  endTime: '21:00',
  allDay: false,
  repeat: false,
  continuous: false,
  dates: [],
  timeZone: 'Europe/London',
  ...rest,
});
const first = (changes: Partial<PeriodInput>) => {
  const found = periodsOf(chosen(changes), TODAY);
  if ('problem' in found) throw new Error(found.problem.code);
  return found.periods.map(({ startsAt, endsAt }) => [startsAt.toISOString().slice(0, 16), endsAt.toISOString().slice(0, 16)]);
};
const problem = (changes: Partial<PeriodInput>) => {
  const found = periodsOf(chosen(changes), TODAY);
  return 'problem' in found ? found.problem.code : null;
};

describe('instantAt', () => {
  it.each([
    ['before the clocks go forward', '2027-03-28', '00:30', 'Europe/London', '2027-03-28T00:30'],
    ['as long after the gap, if it is skipped', '2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30'],
    ['after the clocks went forward', '2027-03-28', '02:30', 'Europe/London', '2027-03-28T01:30'],
    ['the first of two, if it occurs twice', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30'],
    ['half an hour off, where clocks change by that', '2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45'],
    ['the same all year in Vancouver', '2027-01-15', '12:00', 'America/Vancouver', '2027-01-15T19:00'],
    ['fourteen hours ahead of UTC', '2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00'],
    ['twelve hours behind UTC', '2026-12-31', '23:30', 'Etc/GMT+12', '2027-01-01T11:30'],
    ['on a leap day', '2028-02-29', '08:00', 'UTC', '2028-02-29T08:00'],
  ])('returns an instant that is %s', (_, day, time, zone, expected) => {
    expect(instantAt(day, time, zone).toISOString().slice(0, 16)).toBe(expected);
  });

  it('returns an instant that the local clock displays, unless it is skipped', () => {
    const days = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, fc.integer({ min: 0, max: 1439 }), (zone, ahead, minutes) => {
        const day = dayAfter(TODAY, ahead);
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const at = instantAt(day, time, zone);
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at);
        const leap = Math.abs(Number(shown.slice(0, 2)) * 60 + Number(shown.slice(3)) - minutes);
        return dateIn(zone, at) === day && (shown === time || leap <= 60);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['Europe/Kyiv', true],
    ['UTC', true],
    ['+02:00', false],
    ['Mars/Olympus', false],
    ['', false],
  ])("requires the name of a zone: isTimeZone('%s') is %s", (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});

describe('periodsOf', () => {
  it('returns one block over several days', () => {
    expect(first({ endDate: '2026-12-07', endTime: '08:00' })).toEqual([['2026-12-05T19:00', '2026-12-07T08:00']]);
  });

  it('returns a shorter or longer period when the clocks change', () => {
    const hours = (startDate: string, endDate: string) => {
      const [[from = '', to = ''] = []] = first({ startDate, endDate, startTime: '22:00', endTime: '06:00' });
      return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000;
    };
    expect([hours('2027-03-27', '2027-03-28'), hours('2026-12-05', '2026-12-06'), hours('2027-10-30', '2027-10-31')]).toEqual([7, 8, 9]);
  });

  it('keeps the local times on every date of a repeated entry, also when the clocks change', () => {
    expect(first({ repeat: true, startDate: '2027-03-27', endDate: '2027-03-28' })).toEqual([
      ['2027-03-27T19:00', '2027-03-27T21:00'],
      ['2027-03-28T18:00', '2027-03-28T20:00'],
    ]);
  });

  it('returns whole days if continuous or all day, also if midnight does not exist', () => {
    expect(first({ continuous: true, startTime: null, endTime: null, endDate: '2026-12-06' })).toEqual([
      ['2026-12-05T00:00', '2026-12-07T00:00'],
    ]);
    // Clocks in Beirut skip from midnight to one o’clock.
    expect(wholeDays('2027-03-28', '2027-03-28', 'Asia/Beirut').startsAt.toISOString()).toBe('2027-03-27T22:00:00.000Z');
  });

  it.each([
    ['endDate.beforeStart', { endDate: '2026-12-04' }],
    ['endTime.notAfterStart', { endTime: '19:00' }],
    ['endTime.notAfterStart', { endTime: '18:59' }],
    ['time.required', { endTime: null }],
    ['dates.tooFar', { startDate: '2028-11-15', endDate: '2028-11-16' }],
    ['dates.tooFar', { startDate: '2025-11-14', endDate: '2025-11-14' }],
    ['dates.tooLong', { endDate: '2027-12-06' }],
    ['dates.tooMany', { repeat: true, endDate: '2027-03-01' }],
  ])('rejects with %s', (code, changes) => {
    expect(problem(changes)).toBe(code);
  });

  it('returns ordered periods on their own days in every zone', () => {
    const time = fc.constantFrom('00:00', '01:30', '02:15', '09:00', '12:00', '23:30', '23:59');
    const facts = fc.record({
      zone: fc.constantFrom(...zones),
      ahead: fc.integer({ min: 0, max: 360 }),
      days: fc.integer({ min: 0, max: 4 }),
      startTime: time,
      endTime: time,
      repeat: fc.boolean(),
      allDay: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ zone, ahead, days, ...rest }) => {
        const startDate = dayAfter(TODAY, ahead);
        const found = periodsOf(chosen({ ...rest, startDate, endDate: dayAfter(startDate, days), timeZone: zone }), TODAY);
        if ('problem' in found) return found.problem.code === 'endTime.notAfterStart' && (rest.repeat || days === 0);
        const count = rest.repeat ? days + 1 : 1;
        return (
          found.periods.length === count &&
          found.periods.every((one, index) => {
            const before = found.periods[index - 1];
            return one.startsAt < one.endsAt && dateIn(zone, one.startsAt) === one.startsOn && (!before || before.endsAt <= one.startsAt);
          })
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('birthdaysBetween', () => {
  it.each([
    ['1990-05-17', '2026-05-01', '2026-05-31', [['2026-05-17', 36]]],
    ['1990-05-17', '2026-05-18', '2027-05-16', []],
    ['1992-02-29', '2027-02-20', '2027-03-02', [['2027-03-01', 35]]],
    ['1992-02-29', '2028-02-20', '2028-03-02', [['2028-02-29', 36]]],
    ['1990-01-01', '2026-12-20', '2027-01-10', [['2027-01-01', 37]]],
    ['2000-06-01', '2000-05-01', '2000-06-30', []],
  ])('returns for %s the birthdays between %s and %s', (born, from, to, expected) => {
    expect(birthdaysBetween(born, from, to).map(({ day, turns }) => [day, turns])).toEqual(expected);
  });

  it('returns one birthday for any year of days, for any date of birth', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('1950-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3000 }), (born, ahead) => {
        const from = dayAfter('2026-01-01', ahead);
        const lastDay = dayAfter(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1);
        // From a leap day on, a year of days ends on the last day of February.
        return from.endsWith('02-29') || birthdaysBetween(born, from, lastDay).length === 1;
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isFor', () => {
  it('includes the viewers of the audience, as on a profile', () => {
    const reader = fc.record({ self: fc.boolean(), connected: fc.boolean(), premium: fc.boolean(), chosen: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...entryAudiences), reader, (audience, one) => {
        const { self, connected, premium } = one;
        const expected = {
          all: true,
          connections: self || connected,
          premium: self || premium,
          connections_and_premium: self || connected || premium,
          you: self,
          chosen: self || (connected && one.chosen),
        }[audience];
        return isFor(audience, one) === expected;
      }),
      { numRuns: 1000 },
    );
  });

  it('maps an audience of chosen connections to the owner for a traveller’s location', () => {
    expect(entryAudiences.map(whereaboutsAudience)).toEqual([...audiences, 'you']);
  });

  it.each([
    [false, '2026-12-15'],
    [true, null],
  ])('limits trips with premium %s to those that begin until %s', (premium, until) => {
    const holder = { accountType: 'fetishist', premium, verified: false, phoneVerified: false } as const;
    expect(travelUntil(holder, TODAY)).toBe(until);
  });
});

describe('tripAt', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 11, 1) + hours * 3_600_000);
  const trips = fc.array(
    fc.record({
      cityId: fc.integer({ min: 1, max: 5 }),
      startsAt: fc.integer({ min: 0, max: 100 }).map(at),
      endsAt: fc.integer({ min: 101, max: 200 }).map(at),
      publishAt: fc.integer({ min: -50, max: 250 }).map(at),
    }),
    { maxLength: 4 },
  );

  it('returns only a trip that is published and current, the one that began last', () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: -20, max: 260 }).map(at), (some, now) => {
        const trip = tripAt(some, now);
        const open = some.filter(({ startsAt, endsAt, publishAt }) => startsAt <= now && endsAt > now && publishAt <= now);
        return trip === null ? open.length === 0 : open.includes(trip) && open.every(({ startsAt }) => startsAt <= trip.startsAt);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('toMonday(%s) returns %s', (day, monday) => {
  expect(toMonday(day)).toBe(monday);
});

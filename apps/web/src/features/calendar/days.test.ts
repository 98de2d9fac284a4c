import { describe, expect, it } from 'vitest';
import { daysFrom, firstWeekday, isDay, monthEnd, monthStart, weekOf, weeksOf } from './days.ts';

describe('a week', () => {
  it('weekOf begins on the first weekday of the language', () => {
    expect(weekOf('2026-11-15', 1)[0]).toBe('2026-11-09');
    expect(weekOf('2026-11-15', 7)[0]).toBe('2026-11-15');
    expect(weekOf('2026-11-15', 6)[0]).toBe('2026-11-14');
  });

  it('firstWeekday is Sunday in Hebrew and Monday in Ukrainian, and depends on the region in English', () => {
    expect(firstWeekday('he', [])).toBe(7);
    expect(firstWeekday('uk', [])).toBe(1);
    expect(firstWeekday('en', ['en-GB', 'en'])).toBe(1);
    expect(firstWeekday('en', ['en-US'])).toBe(7);
  });
});

describe('a month', () => {
  it('weeksOf returns the whole weeks that a month touches', () => {
    const weeks = weeksOf('2026-11-20', 1);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02-01', 1)).toHaveLength(4);
  });

  it('monthStart and monthEnd work in leap years and across a change of year', () => {
    expect(monthEnd('2028-02-10')).toBe('2028-02-29');
    expect(monthStart('2026-12-31', 1)).toBe('2027-01-01');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  });
});

it('daysFrom counts days correctly across a change of daylight saving time', () =>
  expect(daysFrom('2026-10-31', '2026-11-02')).toHaveLength(3));

it('isDay rejects dates that do not exist', () => {
  expect(['2026-02-30', '2026-13-01', 'today', ''].filter(isDay)).toEqual([]);
  expect(isDay('2028-02-29')).toBe(true);
});

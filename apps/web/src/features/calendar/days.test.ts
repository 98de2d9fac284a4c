import { describe, expect, it } from 'vitest';
import { daysFrom, firstWeekday, isDay, monthEnd, monthStart, weekOf, weeksOf } from './days.ts';

describe('a week', () => {
  it('begins on the day that the language says', () => {
    expect(weekOf('2026-11-15', 1)[0]).toBe('2026-11-09');
    expect(weekOf('2026-11-15', 7)[0]).toBe('2026-11-15');
    expect(weekOf('2026-11-15', 6)[0]).toBe('2026-11-14');
  });

  it('is Sunday to Saturday in Hebrew, Monday to Sunday in Ukrainian', () => {
    expect(firstWeekday('he', [])).toBe(7);
    expect(firstWeekday('uk', [])).toBe(1);
    expect(firstWeekday('en', ['en-GB', 'en'])).toBe(1);
    expect(firstWeekday('en', ['en-US'])).toBe(7);
  });
});

describe('a month', () => {
  it('is shown in the whole weeks that it touches', () => {
    const weeks = weeksOf('2026-11-20', 1);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02-01', 1)).toHaveLength(4);
  });

  it('ends where the next one begins, also over a year', () => {
    expect(monthEnd('2028-02-10')).toBe('2028-02-29');
    expect(monthStart('2026-12-31', 1)).toBe('2027-01-01');
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
  });
});

it('counts days across a change of clocks', () => expect(daysFrom('2026-10-31', '2026-11-02')).toHaveLength(3));

it('knows what is no day', () => {
  expect(['2026-02-30', '2026-13-01', 'today', ''].filter(isDay)).toEqual([]);
  expect(isDay('2028-02-29')).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime, parseWireDate, toWireDate } from './dates.ts';

describe('formatDate and formatDateTime', () => {
  it('returns dates, times and both in the formats of the specification', () => {
    const instant = new Date('2026-11-15T02:07:00Z');
    expect(formatDate('2026-11-15')).toBe('15/11/2026');
    expect(formatDateTime(instant, 'UTC')).toBe('15/11/2026 02:07');
    expect(formatTime(instant, 'UTC')).toBe('02:07 AM');
    expect(formatTime(new Date('2026-11-15T12:00:00Z'), 'UTC')).toBe('12:00 PM');
    expect(formatTime(new Date('2026-11-15T00:30:00Z'), 'UTC')).toBe('12:30 AM');
  });

  it.each([
    ['en', 'auto', '15/11/2026 02:07 PM'],
    ['en', '24', '15/11/2026 14:07'],
    ['uk', 'auto', '15.11.2026 14:07'],
    ['uk', '12', '15.11.2026 2:07 пп'],
    ['ru', 'auto', '15.11.2026 14:07'],
    ['zh-TW', 'auto', '2026/11/15 下午2:07'],
    ['zh-TW', '24', '2026/11/15 14:07'],
    ['zh-CN', 'auto', '2026/11/15 14:07'],
    ['he', 'auto', '15.11.2026 14:07'],
    ['ar', '24', '15\u200f/11\u200f/2026 14:07'],
  ] as const)('formats in %s with the clock %s as %s', (locale, clock, shown) => {
    expect(formatDateTime(new Date('2026-11-15T14:07:00Z'), 'UTC', { locale, clock }).replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(shown);
  });

  it('keeps Vancouver on UTC-7 in winter, as of tzdata 2026b', () => {
    expect(formatDateTime(new Date('2027-01-15T12:00:00Z'), 'America/Vancouver')).toBe('15/01/2027 05:00');
  });

  it('rejects days that do not exist', () => {
    expect(parseWireDate('29022027')).toBeNull();
    expect(parseWireDate('31042026')).toBeNull();
    expect(parseWireDate('2026-11-15')).toBeNull();
    expect(parseWireDate('29022028')).toBe('2028-02-29');
  });

  it('parses every date that it formats', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseWireDate(toWireDate(iso))).toBe(iso);
      }),
    );
  });
});

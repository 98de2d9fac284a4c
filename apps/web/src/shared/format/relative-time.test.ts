import { describe, expect, it } from 'vitest';
import { dayIn, daysBetween, relativeTime } from './relative-time.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inLisbon = { locale: 'en', timeZone: 'Europe/Lisbon' };

describe('relativeTime', () => {
  it.each([
    ['2026-11-15T12:00:30Z', 'now'],
    ['2026-11-15T11:59:30Z', 'now'],
    ['2026-11-15T11:48:10Z', '11 minutes ago'],
    ['2026-11-15T10:59:00Z', '1 hour ago'],
    ['2026-11-15T00:10:00Z', '11 hours ago'],
    ['2026-11-14T23:00:00Z', 'Saturday'],
    ['2026-11-09T12:00:00Z', 'Monday'],
    ['2026-11-08T12:00:00Z', '08/11/2026'],
  ])('formats %s as %s', (at, text) => {
    expect(relativeTime(new Date(at), now, inLisbon)).toBe(text);
  });

  it('uses the viewer’s language and time zone', () => {
    expect(relativeTime(new Date('2026-11-15T11:40:00Z'), now, { locale: 'uk', timeZone: 'Europe/Kyiv' })).toBe('20 хвилин тому');
    expect(relativeTime(new Date('2026-11-15T05:00:00Z'), now, { locale: 'en', timeZone: 'America/Vancouver' })).toBe('Saturday');
  });
});

it('daysBetween counts calendar days, not hours', () => {
  expect(dayIn('Asia/Tokyo', new Date('2026-11-15T16:00:00Z'))).toBe('2026-11-16');
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
});

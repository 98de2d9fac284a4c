import { describe, expect, it } from 'vitest';
import { offsetOf, timeZoneChoices } from './time-zones.ts';

describe('the time zones', () => {
  it('timeZoneChoices contains the member’s own zone, even if the browser does not list it', () => {
    expect(timeZoneChoices('America/Vancouver').filter(({ value }) => value === 'America/Vancouver')).toHaveLength(1);
    expect(timeZoneChoices('Asia/Somewhere_Else')).toContainEqual({ value: 'Asia/Somewhere_Else', label: 'Asia/Somewhere Else' });
  });

  it.each([
    ['America/Vancouver', 'UTC-08:00'],
    ['Asia/Kolkata', 'UTC+05:30'],
    ['UTC', 'UTC+00:00'],
  ])('offsetOf %s is %s in winter', (zone, offset) => {
    expect(offsetOf(zone, new Date('2026-01-15T12:00:00Z'))).toBe(offset);
  });

  it('offsetOf follows daylight saving time', () => {
    expect(offsetOf('Europe/Lisbon', new Date('2026-07-15T12:00:00Z'))).toBe('UTC+01:00');
  });
});

import { expect, it } from 'vitest';
import { dayIn, daysBetween } from './days.ts';

it('counts days by the calendar of the reader, not by hours', () => {
  const late = new Date('2026-11-15T23:30:00Z');
  expect(dayIn(late, 'Europe/Lisbon')).toBe('2026-11-15');
  expect(dayIn(late, 'Asia/Jerusalem')).toBe('2026-11-16');
  expect(daysBetween('2026-11-15', '2026-11-16')).toBe(1);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

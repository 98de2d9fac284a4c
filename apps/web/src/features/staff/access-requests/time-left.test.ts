import { expect, it } from 'vitest';
import { clockUntil } from './time-left.ts';

it.each([
  ['2026-11-16T12:15:00Z', '15:00'],
  ['2026-11-16T12:00:59.200Z', '01:00'],
  ['2026-11-16T12:00:01Z', '00:01'],
  ['2026-11-16T12:00:00Z', null],
  ['2026-11-16T11:00:00Z', null],
])('clockUntil %s returns %s', (endsAt, clock) => {
  expect(clockUntil(endsAt, Date.parse('2026-11-16T12:00:00Z'))).toBe(clock);
});

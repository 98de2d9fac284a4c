import { expect, it } from 'vitest';
import { byDays } from './days.ts';
import { aNotification } from './testing.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (id: number, moment: string) => aNotification({ id, at: moment });
const rows = [
  at(5, '2026-11-15T11:00:00Z'),
  at(4, '2026-11-15T00:30:00Z'),
  at(3, '2026-11-14T20:00:00Z'),
  at(2, '2026-11-09T09:00:00Z'),
  at(1, '2026-11-08T09:00:00Z'),
];
const idsIn = (timeZone: string) => byDays(rows, now, timeZone).map(({ days, rows: ofDays }) => [days, ofDays.map(({ id }) => id)]);

it('stand under today, this week and earlier, by the calendar of the reader’s place', () => {
  expect(idsIn('UTC')).toEqual([
    ['today', [5, 4]],
    ['week', [3, 2]],
    ['earlier', [1]],
  ]);
  expect(idsIn('America/Vancouver')).toEqual([
    ['today', [5]],
    ['week', [4, 3, 2]],
    ['earlier', [1]],
  ]);
});

it('have no heading without a row', () => {
  expect(byDays([], now, 'UTC')).toEqual([]);
});

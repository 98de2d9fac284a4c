import { expect, it } from 'vitest';
import { groupByDay } from './days.ts';
import { aNotification } from '../../../test/support/notifications.ts';

const now = new Date('2026-11-15T12:00:00Z');
const on = (id: number, day: string) => aNotification({ id, on: day });
const rows = [on(5, '2026-11-15'), on(4, '2026-11-15'), on(3, '2026-11-14'), on(2, '2026-11-09'), on(1, '2026-11-08')];

it('groupByDay groups notifications by today, this week and earlier', () => {
  expect(groupByDay(rows, now).map(({ days, rows: ofDays }) => [days, ofDays.map(({ id }) => id)])).toEqual([
    ['today', [5, 4]],
    ['week', [3, 2]],
    ['earlier', [1]],
  ]);
});

it('groupByDay returns no group without notifications', () => {
  expect(groupByDay([], now)).toEqual([]);
});

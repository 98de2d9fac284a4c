import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';
import { describe, expect, it } from 'vitest';
import { weekOf } from '../days.ts';
import { columnsOf } from './columns.ts';
import { lanesOf } from './lanes.ts';
import { isAllDay, positionOf, type PositionedEntry } from './place-entries.ts';

let count = 0;
function anEntry(part: Partial<CalendarEntry>): CalendarEntry {
  count += 1;
  return {
    id: `entry ${count}`,
    type: 'event',
    ownerId: 'iris',
    mine: true,
    title: 'Portrait evening',
    allDay: false,
    continuous: false,
    startDate: '15112026',
    endDate: '15112026',
    startTime: null,
    endTime: null,
    timeZone: 'America/Vancouver',
    startsAt: null,
    endsAt: null,
    seriesId: null,
    city: null,
    turns: null,
    ...part,
  };
}

const timed = (startsAt: string, endsAt: string, zone = 'UTC') => positionOf(anEntry({ startsAt, endsAt }), zone);
const days = (startDate: string, endDate: string) => positionOf(anEntry({ startDate, endDate, allDay: true }), 'UTC');
const where = ({ from, to, start, end }: PositionedEntry) => [from, to, start, end];

describe('positionOf', () => {
  it("places a timed entry by its instants in the viewer's time zone", () => {
    const [from, to] = ['2026-11-16T03:00:00Z', '2026-11-16T05:30:00Z'];
    expect(where(timed(from, to, 'America/New_York'))).toEqual(['2026-11-15', '2026-11-16', 22 * 60, 30]);
    expect(where(timed(from, to, 'Asia/Taipei'))).toEqual(['2026-11-16', '2026-11-16', 11 * 60, 13 * 60 + 30]);
  });

  it('places an all-day entry by its dates in every time zone', () => {
    const trip = anEntry({ type: 'travel', startDate: '30112026', endDate: '02122026' });
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(where(positionOf(trip, zone))).toEqual(['2026-11-30', '2026-12-02', null, null]);
    }
  });

  it('ends an entry at midnight on the day before', () => {
    expect(where(timed('2026-11-15T20:00:00Z', '2026-11-16T00:00:00Z'))).toEqual(['2026-11-15', '2026-11-15', 1200, 1440]);
  });

  it('isAllDay is true only for entries that last a day or longer', () => {
    expect(isAllDay(timed('2026-11-15T20:00:00Z', '2026-11-16T04:00:00Z'))).toBe(false);
    expect(isAllDay(timed('2026-11-15T20:00:00Z', '2026-11-16T20:00:00Z'))).toBe(true);
    expect(isAllDay(timed('2026-11-15T20:00:00Z', '2026-11-17T02:00:00Z'))).toBe(true);
    expect(isAllDay(days('15112026', '15112026'))).toBe(true);
  });
});

describe('lanesOf', () => {
  const week = weekOf('2026-11-15', 1);

  it('marks a bar that continues in the week before or after', () => {
    const { strips } = lanesOf([days('05112026', '10112026'), days('14112026', '20112026')], week, 3);
    expect(strips.map(({ column, span, isFirst, isLast, lane }) => [column, span, isFirst, isLast, lane])).toEqual([
      [0, 2, false, true, 0],
      [5, 2, true, false, 0],
    ]);
  });

  it('places an evening that ends after midnight on its first day only', () => {
    const evening = timed('2026-11-12T20:00:00Z', '2026-11-13T02:00:00Z');
    const { strips } = lanesOf([evening], week, 3);
    expect(evening.from < evening.to).toBe(true);
    expect(strips.map(({ span, isLast }) => [span, isLast])).toEqual([[1, true]]);
  });

  it('counts for each day the entries that do not fit', () => {
    const many = Array.from({ length: 5 }, () => days('14112026', '15112026'));
    const { strips, hidden } = lanesOf([...many, days('09112026', '09112026')], week, 3);
    expect(strips).toHaveLength(4);
    expect(hidden).toEqual([0, 0, 0, 0, 0, 2, 2]);
  });
});

describe('columnsOf', () => {
  it('places overlapping entries side by side, and gives others the full width', () => {
    const entries = [
      timed('2026-11-15T10:00:00Z', '2026-11-15T12:00:00Z'),
      timed('2026-11-15T11:00:00Z', '2026-11-15T13:00:00Z'),
      timed('2026-11-15T12:00:00Z', '2026-11-15T12:30:00Z'),
      timed('2026-11-15T18:00:00Z', '2026-11-15T19:00:00Z'),
    ];
    const { blocks, hidden } = columnsOf(entries, '2026-11-15', 3);
    expect(blocks.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(hidden).toBe(0);
  });

  it('counts the entries that do not fit beside the others', () => {
    const entries = Array.from({ length: 5 }, () => timed('2026-11-15T10:00:00Z', '2026-11-15T12:00:00Z'));
    expect(columnsOf(entries, '2026-11-15', 3)).toMatchObject({ hidden: 2, blocks: [{ columns: 3 }, { columns: 3 }, { columns: 3 }] });
  });

  it('splits an entry that lasts over midnight', () => {
    const night = timed('2026-11-15T22:00:00Z', '2026-11-16T03:00:00Z');
    expect(columnsOf([night], '2026-11-15', 3).blocks).toMatchObject([{ start: 1320, end: 1440 }]);
    expect(columnsOf([night], '2026-11-16', 3).blocks).toMatchObject([{ start: 0, end: 180 }]);
  });
});

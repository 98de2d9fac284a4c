import { describe, expect, it } from 'vitest';
import { filterQueryOf } from './filter.ts';
import { shifted, rangeOf, searchOf, viewStateOf } from './view-state.ts';

const id = '0d5c1f5e-9a53-4c43-8a52-6f0f7c1f5e11';
const today = '2026-11-15';

describe('the search of the calendar', () => {
  it('keeps all valid values when parsed and written again', () => {
    const search = { view: 'week', on: '2026-12-24', without: 'travel.birthday', members: 'confidant', with: id, mine: 'no' };
    expect(searchOf(viewStateOf(search))).toEqual(search);
  });

  it('omits invalid values', () => {
    expect(searchOf(viewStateOf({ view: 'decade', on: '2026-02-30', without: 'war', with: 'everybody', mine: 'perhaps' }))).toEqual({});
  });

  it('sends the remaining types, and returns null when none remains', () => {
    expect(filterQueryOf(viewStateOf({ without: 'event.schedule' }).filter)).toEqual({ event_types: 'travel,birthday' });
    expect(filterQueryOf(viewStateOf({ without: 'event.travel.schedule.birthday' }).filter)).toBeNull();
  });
});

describe('the days of a view', () => {
  it.each([
    ['month', today, '2026-10-26', '2026-12-06'],
    ['week', today, '2026-11-09', '2026-11-15'],
    ['day', today, today, today],
    ['agenda', today, today, '2026-11-30'],
    ['agenda', '2026-11-01', '2026-11-01', '2026-11-30'],
    ['agenda', '2026-12-01', '2026-12-01', '2026-12-31'],
  ] as const)('rangeOf returns for %s on %s: %s to %s', (view, on, from, to) => {
    expect(rangeOf({ view, on, today, first: 1 })).toEqual({ from, to });
  });

  it('moves by a day, a week or a month, and returns today when the view contains it', () => {
    expect(shifted({ view: 'day', on: today, today }, 1)).toBe('2026-11-16');
    expect(shifted({ view: 'week', on: today, today }, -1)).toBe('2026-11-08');
    expect(shifted({ view: 'month', on: today, today }, 1)).toBe('2026-12-01');
    expect(shifted({ view: 'agenda', on: '2026-12-01', today }, -1)).toBe(today);
  });
});

import { dayAfter } from '@subrosa/rules/requests/calendar';
import { textParam } from '../../shared/search/search-params.ts';
import { isDay, monthEnd, monthStart, weekOf, weeksOf } from './days.ts';
import { filterOf, filterSearchOf, type Filter } from './filter.ts';
import type { CalendarSearch } from './search.ts';

const views = ['agenda', 'month', 'week', 'day'] as const;

export type View = (typeof views)[number];

/** What the page shows. */
export type CalendarViewState = {
  view: View;
  /** A day of the view; null stands for today. */
  on: string | null;
  filter: Filter;
};

export function viewStateOf(search: Record<string, unknown>): CalendarViewState {
  const on = textParam(search['on']);
  return { view: views.find((view) => view === search['view']) ?? 'month', on: isDay(on) ? on : null, filter: filterOf(search) };
}

export function searchOf({ view, on, filter }: CalendarViewState): CalendarSearch {
  return { ...(view !== 'month' && { view }), ...(on !== null && { on }), ...filterSearchOf(filter) };
}

export type Range = { from: string; to: string };

type RangeInput = { view: View; on: string; today: string; first: number };

/** The days of a view. The agenda of the current month begins today, unless the member chose an earlier day. */
export function rangeOf({ view, on, today, first }: RangeInput): Range {
  if (view === 'day') return { from: on, to: on };
  if (view === 'agenda') {
    const isNow = on >= today && monthStart(on) === monthStart(today);
    return { from: isNow ? today : monthStart(on), to: monthEnd(on) };
  }
  const days = view === 'week' ? weekOf(on, first) : weeksOf(on, first).flat();
  return { from: days[0] ?? on, to: days.at(-1) ?? on };
}

/** A day of the view before or after this one; today if that view contains it. */
export function shifted({ view, on, today }: Omit<RangeInput, 'first'>, steps: 1 | -1): string {
  if (view === 'day') return dayAfter(on, steps);
  if (view === 'week') return dayAfter(on, steps * 7);
  const month = monthStart(on, steps);
  return month === monthStart(today) ? today : month;
}

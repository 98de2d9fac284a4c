import { namedParts } from '../../shared/search/search-params.ts';

const names = ['view', 'on', 'without', 'members', 'with', 'mine', 'edit', 'entry'] as const;

/** The search parameters of the calendar; defaults are omitted. */
export type CalendarSearch = Partial<Record<(typeof names)[number], string | number>>;

export const calendarSearchOf = (params: Record<string, unknown>): CalendarSearch => namedParts(names, params);

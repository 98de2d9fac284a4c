import { namedParts } from '../../shared/search/search-params.ts';

const names = ['view', 'on', 'without', 'members', 'with', 'mine', 'edit', 'entry'] as const;

/** What is shown, in the address; what is not asked for is left out. */
export type CalendarSearch = Partial<Record<(typeof names)[number], string | number>>;

export const calendarSearchOf = (params: Record<string, unknown>): CalendarSearch => namedParts(names, params);

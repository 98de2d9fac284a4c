import { i18n } from '@lingui/core';
import { calendar } from '@subrosa/contract/endpoints/calendar';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { toWireDate } from '@subrosa/rules/format/dates';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { filterQueryOf, type Filter } from '../filter.ts';
import type { Range } from '../view-state.ts';

type CalendarRange = ReplyBody<typeof calendar.listCalendar>;

export type EntryView = ReplyBody<typeof calendar.getEntry>;

const nothing: CalendarRange = { entries: [], members: [], timeZone: 'UTC', travelUntil: null, more: false };

/** The entries of a range of days. The previous ones stay visible until these are loaded. */
export const rangeQuery = ({ from, to }: Range, filter: Filter) => {
  const filterParams = filterQueryOf(filter);
  return queryOptions({
    queryKey: ['calendar', 'range', from, to, filterParams, i18n.locale],
    queryFn: ({ signal }) =>
      filterParams
        ? silentClient.call(calendar.listCalendar, {
            query: { from: toWireDate(from), to: toWireDate(to), language: i18n.locale, ...filterParams },
            signal,
          })
        : nothing,
    placeholderData: keepPreviousData,
    retry: retryTransient,
  });
};

/** An entry with its version, because another tab may change it too. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar', 'entry', id, i18n.locale],
    queryFn: ({ signal }) => silentClient.callWithVersion(calendar.getEntry, { params: { id }, query: { language: i18n.locale }, signal }),
    retry: retryTransient,
  });

/** The next entries of a member's calendar. */
export const agendaQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar', 'of', id, i18n.locale],
    queryFn: ({ signal }) => silentClient.call(calendar.listAgenda, { params: { id }, query: { language: i18n.locale }, signal }),
    retry: retryTransient,
  });

/** Refetches what is on the screen; other queries are refetched when they are used. */
export async function invalidateCalendar(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['calendar'] });
}

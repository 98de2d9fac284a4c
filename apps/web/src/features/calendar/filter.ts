import { calendarLimits, eventTypes, memberTypes, type EventType, type MemberType } from '@subrosa/rules/calendar/entries';
import { chosenOf, listed, textParam } from '../../shared/search/search-params.ts';
import type { CalendarSearch } from './search.ts';

/** The members and types whose entries are shown. */
export type Filter = {
  /** The excluded types. */
  without: readonly EventType[];
  /** The types of other members; account type and plan narrow independently. */
  members: readonly MemberType[];
  /** Ids of connections; if not empty, only their entries are shown. */
  people: readonly string[];
  mine: boolean;
};

export const everything: Filter = { without: [], members: [], people: [], mine: true };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Parses the search of a URL that the member may have typed; ignores invalid values. */
export function filterOf(search: Record<string, unknown>): Filter {
  return {
    without: chosenOf(eventTypes, search['without']),
    members: chosenOf(memberTypes, search['members']),
    people: textParam(search['with'])
      .split('.')
      .filter((id) => UUID.test(id))
      .slice(0, calendarLimits.filtered),
    mine: search['mine'] !== 'no',
  };
}

export function filterSearchOf({ without, members, people, mine }: Filter): CalendarSearch {
  return { ...listed('without', without), ...listed('members', members), ...listed('with', people), ...(!mine && { mine: 'no' }) };
}

/** The number of active filters. */
export const countOf = ({ without, members, people, mine }: Filter): number =>
  without.length + members.length + people.length + (mine ? 0 : 1);

/** The query parameters; null when the filter excludes everything. */
export function filterQueryOf({ without, members, people, mine }: Filter) {
  const types = eventTypes.filter((type) => !without.includes(type));
  if (types.length === 0) return null;
  return {
    ...(without.length > 0 && { event_types: types.join(',') }),
    ...(members.length > 0 && { member_types: members.join(',') }),
    ...(people.length > 0 && { connections: people.join(',') }),
    ...(!mine && { mine: 'false' as const }),
  };
}

import type { EventType } from '@subrosa/rules/calendar/entries';
import { useQuery } from '@tanstack/react-query';
import { rangeQuery } from '../calls/calendar.ts';
import { useShown } from '../use-shown.ts';

/** How many entries of each type the page shows; nothing of types that are left out, nor where there are too many to show. */
export function useTypeCounts(): (type: EventType) => number | null {
  const { range, filter } = useShown();
  const { data, isPlaceholderData } = useQuery(rangeQuery(range, filter));
  const found = data && !data.more && !isPlaceholderData ? data.entries : null;
  return (type) => (found === null || filter.without.includes(type) ? null : found.filter((entry) => entry.type === type).length);
}

import { isoDateOf } from '../../../shared/format/typed-date.ts';

/** What ends before it starts ends on the day of its start. */
export function laterEnd(startDate: string, endDate: string): { endDate?: string } {
  const [start, end] = [isoDateOf(startDate), isoDateOf(endDate)];
  return start !== null && (end === null || end < start) ? { endDate: startDate } : {};
}

import { isoDateOf } from '../../../shared/format/typed-date.ts';

/** Moves an end before the start to the day of the start. */
export function laterEnd(startDate: string, endDate: string): { endDate?: string } {
  const [start, end] = [isoDateOf(startDate), isoDateOf(endDate)];
  return start !== null && (end === null || end < start) ? { endDate: startDate } : {};
}

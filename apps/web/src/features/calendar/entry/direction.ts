import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';

const ALPHABETIC = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The text direction, by the first alphabetic character. */
export function directionOf(text: string | null): 'ltr' | 'rtl' | undefined {
  const [first] = ALPHABETIC.exec(text ?? '') ?? [];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** A truncated line is cut at the end of the title; the titles of trips and birthdays are translations. */
export const lineDirection = ({ type, title }: Pick<CalendarEntry, 'type' | 'title'>) =>
  type === 'event' || type === 'schedule' ? directionOf(title) : undefined;

import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';

const ALPHABETIC = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** In which direction words are read, by their first letter. */
export function directionOf(text: string | null): 'ltr' | 'rtl' | undefined {
  const [first] = ALPHABETIC.exec(text ?? '') ?? [];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** A line that is cut is cut at the end of the title; trips and birthdays are called in the words of the page. */
export const lineDirection = ({ type, title }: Pick<CalendarEntry, 'type' | 'title'>) =>
  type === 'event' || type === 'schedule' ? directionOf(title) : undefined;

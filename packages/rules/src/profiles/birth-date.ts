import { dateIn, isOldEnough } from '../accounts/age.ts';
import { parseWireDate } from '../format/dates.ts';

/** The oldest living persons were born after it. */
const EARLIEST = '1900-01-01';

export type BirthDateProblem = 'birthDate.invalid' | 'birthDate.tooYoung';

/** Returns what is wrong with a date of birth today, in the member's time zone, or null. */
export function birthDateProblem(birthDate: string, timeZone: string, now: Date): BirthDateProblem | null {
  if (birthDate <= EARLIEST || birthDate > dateIn(timeZone, now)) return 'birthDate.invalid';
  return isOldEnough(birthDate, timeZone, now) ? null : 'birthDate.tooYoung';
}

/** Parses DDMMYYYY of the wire to a date, or returns what is wrong with it. */
export function parseBirthDate(text: string, timeZone: string, now: Date): { date: string } | { problem: BirthDateProblem } {
  const date = parseWireDate(text);
  if (date === null) return { problem: 'birthDate.invalid' };
  const problem = birthDateProblem(date, timeZone, now);
  return problem ? { problem } : { date };
}

import { dateIn, isOldEnough } from '../accounts/age.ts';
import { parseWireDate } from '../format/dates.ts';

/** The oldest living people were born after it. */
const EARLIEST = '1900-01-01';

export type BirthDateProblem = 'birthDate.invalid' | 'birthDate.tooYoung';

/** What is wrong with a date of birth today, on a calendar that hangs in the member's time zone. */
export function birthDateProblem(birthDate: string, timeZone: string, now: Date): BirthDateProblem | null {
  if (birthDate <= EARLIEST || birthDate > dateIn(timeZone, now)) return 'birthDate.invalid';
  return isOldEnough(birthDate, timeZone, now) ? null : 'birthDate.tooYoung';
}

/** The wire's DDMMYYYY as a date, or what is wrong with it. */
export function parseBirthDate(text: string, timeZone: string, now: Date): { date: string } | { problem: BirthDateProblem } {
  const date = parseWireDate(text);
  if (date === null) return { problem: 'birthDate.invalid' };
  const problem = birthDateProblem(date, timeZone, now);
  return problem ? { problem } : { date };
}

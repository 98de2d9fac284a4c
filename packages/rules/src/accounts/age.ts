/** The minimum age of a member. A higher local age of consent takes precedence. */
export const MINIMUM_AGE = 19;

// Creating a formatter takes fifty times as long as using it, and there are a few hundred zones.
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, made);
  return made;
}

/** Returns today's date in `timeZone`: `2026-11-15`. */
export function dateIn(timeZone: string, now: Date): string {
  return calendarOf(timeZone).format(now).slice(0, 10);
}

/** Full years since the birthday, in the member's time zone. A birthday on 29 February counts on 1 March of a common year. */
export function ageOf(dateOfBirth: string, timeZone: string, now: Date): number {
  const today = dateIn(timeZone, now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

export function isOldEnough(dateOfBirth: string, timeZone: string, now: Date): boolean {
  return ageOf(dateOfBirth, timeZone, now) >= MINIMUM_AGE;
}

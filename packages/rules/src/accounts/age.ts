/** The youngest that a member may be. The local age of consent wins where it is higher. */
export const MINIMUM_AGE = 19;

/** Today's date on a calendar that hangs in `timeZone`: `2026-11-15`. */
export function dateIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  return parts.slice(0, 10);
}

/** Full years since the birthday, counted in the member's own time zone. Somebody born on 29 February turns a year older on 1 March. */
export function ageOf(dateOfBirth: string, timeZone: string, now: Date): number {
  const today = dateIn(timeZone, now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

export function isOldEnough(dateOfBirth: string, timeZone: string, now: Date): boolean {
  return ageOf(dateOfBirth, timeZone, now) >= MINIMUM_AGE;
}

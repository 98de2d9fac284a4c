const DAY = 86_400_000;

/** Adds days to a date without a time; in UTC, where each day has 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

/** The day so many days after `date`; counted in UTC, where each has 24 hours. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

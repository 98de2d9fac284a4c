const DAY_MS = 86_400_000;

/** Returns the first moment of a day, in UTC. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function daysLater(day: string, days: number): string {
  return new Date(startOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

export const dayBefore = (day: string): string => daysLater(day, -1);

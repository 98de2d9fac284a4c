/** The day of an instant in UTC, such as `2026-11-17`: as fine as others may learn when a member did something. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The same text where it names a day, so that no finer time is ever signed. Throws otherwise. */
export function checkedDay(day: string): string {
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || dayOf(start) !== day) throw new RangeError('not a day');
  return day;
}

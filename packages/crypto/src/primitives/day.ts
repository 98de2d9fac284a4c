/** The day of an instant in UTC, such as `2026-11-17`, which is the precision that others may learn. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns the text if it is a day, so that no more precise time is ever signed; throws otherwise. */
export function checkedDay(day: string): string {
  const start = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(start.getTime()) || dayOf(start) !== day) throw new RangeError('not a day');
  return day;
}

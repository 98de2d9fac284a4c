const DAY = 86_400_000;

/** Returns the Monday of the week of a day. */
export function toMonday(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY).toISOString().slice(0, 10);
}

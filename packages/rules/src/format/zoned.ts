const DAY = 86_400_000;
const MINUTE = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = newClock(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...shape, timeZone: 'UTC' });
  clocks.set(timeZone, made);
  return made;
}

const shape = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;

// A zone that this machine does not know must not block the emails of all members.
function newClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shape, timeZone });
  } catch {
    return null;
  }
}

/** The local time of an instant, as if it were UTC. */
export function shownAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Returns the instants with this local time: two when clocks are set back; for a skipped time, the one as long after the gap. */
export function instantsOf(shown: number, timeZone: string): number[] {
  const offsets = [...new Set([shown - DAY, shown + DAY].map((near) => shownAt(near, timeZone) - near))];
  const candidates = offsets.map((offset) => shown - offset);
  const exact = candidates.filter((instant) => shownAt(instant, timeZone) === shown);
  return exact.length > 0 ? exact : candidates.slice(0, 1);
}

/** Minutes of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the instant of a local time: the first if it occurs twice, and as long after the gap if it is skipped. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * MINUTE;
  return new Date(Math.min(...instantsOf(shown, timeZone)));
}

/** Whether calendars accept it: a named zone, whose offset may change, and no fixed offset. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && newClock(name) !== null;
}

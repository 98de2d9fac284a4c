import { dateIn } from '../accounts/age.ts';

/** The time zone in which a member's days are counted. */
export interface Calendar {
  zone: string;
  /** The zone that applies from this day of the current one. */
  next: { zone: string; from: string } | null;
  /** The day on which the zone last changed. */
  movedOn: string | null;
}

const DAY = 86_400_000;
/** The minimum number of days between two changes. */
const MOVES_APART = 7;

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The first instant of a day; if clocks skip midnight, the one after the gap. */
export function startOfDay(day: string, zone: string): Date {
  const around = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [around - DAY, around + DAY];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dateIn(zone, new Date(middle)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}

/** Returns the day on which a post counts now, and the calendar after the member's choice of this zone. */
export function countingDay(known: Calendar | null, chosen: string, now: Date): { day: string; calendar: Calendar } {
  const calendar = arrived(known ?? { zone: chosen, next: null, movedOn: null }, now);
  const day = dateIn(calendar.zone, now);
  return { day, calendar: { ...calendar, next: followingZone(calendar, chosen, day) } };
}

function arrived(calendar: Calendar, now: Date): Calendar {
  const { zone, next } = calendar;
  if (!next || dateIn(zone, now) < next.from) return calendar;
  return { zone: next.zone, next: null, movedOn: dateIn(next.zone, now) };
}

/** A change applies from the next day, so that it never yields an additional day. */
function followingZone({ zone, next, movedOn }: Calendar, chosen: string, day: string): Calendar['next'] {
  if (chosen === zone) return null;
  if (next?.zone === chosen) return next;
  const earliest = movedOn === null ? day : dayAfter(movedOn, MOVES_APART - 1);
  return { zone: chosen, from: dayAfter(earliest > day ? earliest : day) };
}

/** Returns the next moment at which an unused day begins. */
export function nextOpening(known: Calendar | null, { chosen, used, now }: { chosen: string; used: ReadonlySet<string>; now: Date }): Date {
  let at = now;
  let calendar = known;
  for (;;) {
    const counting = countingDay(calendar, chosen, at);
    if (!used.has(counting.day)) return at;
    calendar = counting.calendar;
    at = startOfDay(dayAfter(counting.day), calendar.zone);
  }
}

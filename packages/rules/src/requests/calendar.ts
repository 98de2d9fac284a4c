import { dateIn } from '../accounts/age.ts';

/** By which time zone a member's days are counted. */
export interface Calendar {
  zone: string;
  /** Another zone counts from this day of the present one on. */
  next: { zone: string; from: string } | null;
  /** The day on which the zone changed last. */
  movedOn: string | null;
}

const DAY = 86_400_000;
/** So many days lie between two changes. */
const MOVES_APART = 7;

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The first moment of a day; where clocks skip midnight, the one after it. */
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

/** On which day a post counts at this moment, and the calendar from then on, when the member has chosen this zone. */
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

/** Changed today, it counts from tomorrow on: nobody gains a day by moving. */
function followingZone({ zone, next, movedOn }: Calendar, chosen: string, day: string): Calendar['next'] {
  if (chosen === zone) return null;
  if (next?.zone === chosen) return next;
  const earliest = movedOn === null ? day : dayAfter(movedOn, MOVES_APART - 1);
  return { zone: chosen, from: dayAfter(earliest > day ? earliest : day) };
}

/** The next moment at which a day begins that was not used yet. */
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

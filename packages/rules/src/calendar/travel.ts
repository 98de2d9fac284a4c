import { may, type Holder } from '../entitlements/may.ts';
import { dayAfter } from '../requests/calendar.ts';

/** The last day for which a member sees trips of others; null without a limit. */
export function travelUntil(viewer: Holder, today: string): string | null {
  const verdict = may('calendar.travel', viewer);
  if (!verdict.allowed) return dayAfter(today, -1);
  return verdict.limit ? dayAfter(today, verdict.limit.upTo) : null;
}

interface Trip {
  cityId: number;
  startsAt: Date;
  endsAt: Date;
  /** From when others may know of the trip. */
  publishAt: Date;
}

/** Returns the published trip on which a traveller currently is; of two, the one that began later. */
export function tripAt<T extends Trip>(trips: readonly T[], now: Date): T | null {
  const current = trips.filter(({ startsAt, endsAt, publishAt }) => startsAt <= now && now < endsAt && publishAt <= now);
  return current.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0] ?? null;
}

import { may, type Holder } from '../entitlements/may.ts';
import { dayAfter } from '../requests/calendar.ts';

/** Up to which day a member sees when others travel; null without an end. */
export function travelUntil(viewer: Holder, today: string): string | null {
  const verdict = may('calendar.travel', viewer);
  if (!verdict.allowed) return dayAfter(today, -1);
  return verdict.limit ? dayAfter(today, verdict.limit.upTo) : null;
}

interface Trip {
  cityId: number;
  startsAt: Date;
  endsAt: Date;
  /** From when others may know of it. */
  publishAt: Date;
}

/** Where a traveller is at this moment, as far as others may know; of two trips the one that began later. */
export function tripAt<T extends Trip>(trips: readonly T[], now: Date): T | null {
  const current = trips.filter(({ startsAt, endsAt, publishAt }) => startsAt <= now && now < endsAt && publishAt <= now);
  return current.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0] ?? null;
}

/** Premium fetishists hear of confidants who come to their city; of a fetishist only where the traveller wants it. */
export function usuallyAlertsCity(traveller: Pick<Holder, 'accountType'>): boolean {
  return traveller.accountType === 'confidant';
}

import type { Quota } from '@subrosa/contract/requests/schemas';
import { may } from '@subrosa/rules/entitlements/may';
import { countingDay, nextOpening } from '@subrosa/rules/requests/calendar';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findCalendar, findZone, listUsedDays } from './queries/quota.ts';
import { lockCalendar, saveCalendar, useDay } from './store/quota.ts';

/** The only limit of the plans is one post a day; members without a limit may always post. */
const isLimited = (caller: Caller): boolean => {
  const verdict = may('requests.post', caller);
  return !verdict.allowed || verdict.limit !== null;
};

/** Counts a post for the member's own day. Returns the start of the next day if this one is used up. */
export async function claimDay(tx: Tx, caller: Caller, now: Date): Promise<{ nextAt: Date } | null> {
  const { memberId } = caller;
  const chosen = await findZone(tx, memberId);
  const known = await lockCalendar(tx, memberId, chosen);
  const { day, calendar } = countingDay(known, chosen, now);
  await saveCalendar(tx, memberId, calendar);
  // Counted also without a limit, so that a plan that ends at noon leaves no second post for the day.
  if ((await useDay(tx, memberId, day)) || !isLimited(caller)) return null;
  return { nextAt: nextOpening(calendar, { chosen, used: await listUsedDays(tx, memberId, day), now }) };
}

export async function getQuota(db: Db | Tx, caller: Caller, now: Date): Promise<Quota> {
  if (!isLimited(caller)) return { unlimited: true, left: null, nextAt: null };
  const { memberId } = caller;
  const [chosen, known] = [await findZone(db, memberId), await findCalendar(db, memberId)];
  const { day } = countingDay(known, chosen, now);
  const used = await listUsedDays(db, memberId, day);
  if (!used.has(day)) return { unlimited: false, left: 1, nextAt: null };
  return { unlimited: false, left: 0, nextAt: nextOpening(known, { chosen, used, now }).toISOString() };
}

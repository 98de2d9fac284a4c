import { dayOf } from '@subrosa/crypto/primitives/day';
import { evidenceOf } from './believed-log.ts';
import { type Checks, withAlarm } from './checks.ts';
import type { StoredLog } from './stored-log.ts';

const MOST_DAYS = 7;

/**
 * A server that delivers messages, and not the own proofs, may hide a swap. Days are counted on which messages were delivered although
 * the own entry had not been checked for more than a day.
 */
export function noteDelivery({ believed, checks }: StoredLog, now: number): Checks {
  const day = dayOf(new Date(now));
  if (checks.uncheckedDays.includes(day) || !isUnchecked({ believed, checks }, now)) return checks;
  const uncheckedDays = [...checks.uncheckedDays, day];
  if (uncheckedDays.length < MOST_DAYS) return { ...checks, uncheckedDays };
  const evidence = evidenceOf(believed);
  return withAlarm({ ...checks, uncheckedDays }, { kind: 'ownUnchecked', problem: 'unchecked', at: now, memberId: null, evidence });
}

function isUnchecked({ believed: { state }, checks }: StoredLog, now: number): boolean {
  if (!state.schedule) return true;
  const { firstAt, interval } = state.schedule;
  const editionByClock = Math.floor((now / 1000 - firstAt) / interval);
  const editionsOfADay = (24 * 60 * 60) / interval;
  return editionByClock - ownThrough(checks.own) > editionsOfADay;
}

/** The last edition in which both own entries were checked; the settings of keys from before the log have none. */
export function ownThrough({ keys, settings }: Checks['own']): number {
  return Math.min(keys?.range?.through ?? -1, settings?.range?.through ?? Number.POSITIVE_INFINITY);
}

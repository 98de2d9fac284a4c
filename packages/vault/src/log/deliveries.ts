import { dayOf } from '@subrosa/crypto/primitives/day';
import type { Member } from '../member.ts';
import { evidenceOf } from './believed-log.ts';
import { type Checks, withAlarm } from './checks.ts';
import type { StoredLog } from './stored-log.ts';

const MOST_DAYS = 7;

type Labelled = Pick<Member, 'settingsLabel'>;

/**
 * A server that delivers messages, and not the own proofs, may hide a swap. Days are counted on which messages were delivered although
 * the own entry had not been checked for more than a day.
 */
export function noteDelivery({ believed, checks }: StoredLog, owner: Labelled, now: number): Checks {
  // Before the first edition, and in a browser that cannot verify the log, there is nothing to check.
  if (!believed.state.schedule) return checks;
  const day = dayOf(new Date(now));
  if (checks.uncheckedDays.includes(day) || !isUnchecked({ believed, checks }, owner, now)) return checks;
  const uncheckedDays = [...checks.uncheckedDays, day];
  if (uncheckedDays.length < MOST_DAYS) return { ...checks, uncheckedDays };
  const evidence = evidenceOf(believed);
  return withAlarm({ ...checks, uncheckedDays }, { kind: 'ownUnchecked', problem: 'unchecked', at: now, memberId: null, evidence });
}

/** Whether the own entry was not checked for more than a day, by the clock: a server can also delay the editions themselves. */
export function isUnchecked({ believed: { state }, checks }: StoredLog, owner: Labelled, now: number): boolean {
  if (!state.schedule) return true;
  const { firstAt, interval } = state.schedule;
  const editionByClock = Math.floor((now / 1000 - firstAt) / interval);
  const editionsOfADay = (24 * 60 * 60) / interval;
  return editionByClock - ownThrough(checks.own, owner) > editionsOfADay;
}

/** The last edition in which both own entries were checked; the settings of keys from before the log have none. */
export function ownThrough({ keys, settings }: Checks['own'], { settingsLabel }: Labelled): number {
  const ofSettings = settingsLabel === null ? Number.POSITIVE_INFINITY : (settings?.range?.through ?? -1);
  return Math.min(keys?.range?.through ?? -1, ofSettings);
}

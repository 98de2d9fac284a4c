import { dayOf } from '@subrosa/crypto/primitives/day';
import type { Member } from '../member.ts';
import { editionsIn, evidenceOf, newestEditionOf, sizeOf, timeOf } from './believed-log.ts';
import { type Checks, withAlarm } from './checks.ts';
import { isNew, ownThrough } from './prove-own.ts';
import type { StoredLog } from './stored-log.ts';

const MOST_DAYS = 7;

type Labelled = Pick<Member, 'settingsLabel'>;

/**
 * A server that delivers messages, and not the own proofs, may hide a swap. Days are counted on which messages were delivered although
 * the own entry had not been checked in more than a day of editions, also those of the member's other browsers. New keys are in none yet.
 */
export function noteDelivery(stored: StoredLog, owner: Labelled & Pick<Member, 'settings' | 'labelCreatedOn'>, now: number): Checks {
  const { believed, checks } = stored;
  const known = uncheckedDays(stored, owner);
  const day = dayOf(new Date(now));
  const isCounted = known.length < MOST_DAYS && !known.includes(day) && !isNew(owner, now) && isUnchecked(stored, owner);
  const days = isCounted ? [...known, day] : known;
  const counted = days.join() === checks.uncheckedDays.join() ? checks : { ...checks, uncheckedDays: days };
  if (days.length < MOST_DAYS) return counted;
  return withAlarm(counted, { kind: 'ownUnchecked', problem: 'unchecked', at: now, memberId: null, evidence: evidenceOf(believed) });
}

/** Those after the last edition that a browser of the member checked. */
export function uncheckedDays({ believed, checks }: StoredLog, owner: Labelled & Pick<Member, 'settings'>): string[] {
  const { checkpoint, uncheckedDays: saved } = owner.settings;
  const through = Math.max(ownThrough(checks.own, owner), checkpoint?.checkedEdition ?? -1);
  const checkedOn = through < 0 ? '' : dayOf(new Date((timeOf(believed, through) ?? 0) * 1000));
  const days = new Set([...saved, ...checks.uncheckedDays].filter((day) => day > checkedOn));
  return [...days].toSorted().slice(0, MOST_DAYS);
}

/**
 * Whether there are more than a day of editions that this browser read and could not check, or that a contact has read and the server
 * does not show. An outage has neither.
 */
export function isUnchecked(stored: StoredLog, owner: Labelled): boolean {
  const { believed, checks } = stored;
  const day = editionsIn(believed, 1);
  return day > 0 && (newestEditionOf(believed) - ownThrough(checks.own, owner) > day || isKeptBehind(stored));
}

/** Whether a contact has read more than a day of entries that the server does not show. */
export function isKeptBehind({ believed, checks }: StoredLog): boolean {
  const largest = Math.max(0, ...checks.awaited.map(({ size }) => size));
  return largest - sizeOf(believed) > editionsIn(believed, 1);
}

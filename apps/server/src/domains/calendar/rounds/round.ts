import { isFor, type EntryAudience } from '@subrosa/rules/calendar/entries';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { may } from '@subrosa/rules/entitlements/may';

export type RoundKind = 'event_created' | 'event_modified' | 'event_removed' | 'coming_to_your_city';

/** What somebody is told of an entry, and what decides who is. */
export interface Subject {
  title: string;
  travel: boolean;
  startsOn: string;
  endsOn: string;
  cityId: number | null;
  audience: EntryAudience;
  /** By name. */
  chosen: readonly string[];
}

/** Somebody whose turn it is. */
export interface Listener {
  id: string;
  active: boolean;
  accountType: AccountType;
  premium: boolean;
  connected: boolean;
}

const holderOf = ({ accountType, premium }: Listener) => ({ accountType, premium, verified: false, phoneVerified: false });

/** Whether a listener sees the entry in a calendar today. Strangers see nothing of a private account. */
export function sees(subject: Subject, listener: Listener, { today, isPrivate }: { today: string; isPrivate: boolean }): boolean {
  const { premium, connected, id } = listener;
  if (!listener.active || (isPrivate && !connected)) return false;
  const until = subject.travel ? travelUntil(holderOf(listener), today) : null;
  if (until !== null && subject.startsOn > until) return false;
  return isFor(subject.audience, { self: false, connected, premium, chosen: subject.chosen.includes(id) });
}

/** Whether they are one of those who hear of arrivals in their city. */
export function hearsOfArrivals(listener: Listener): boolean {
  return may('calendar.arrivals', holderOf(listener)).allowed;
}

/** Of how many updates they are told in a week; null without a limit. */
export function updatesAWeek(listener: Listener): number | null {
  const verdict = may('calendar.updates', holderOf(listener));
  return verdict.allowed ? (verdict.limit?.upTo ?? null) : 0;
}

/** Whether mails about calendars are part of their plan. */
export function getsMails(listener: Listener): boolean {
  return may('calendar.travelEmails', holderOf(listener)).allowed;
}

import { isFor, type EntryAudience } from '@subrosa/rules/calendar/entries';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { may } from '@subrosa/rules/entitlements/may';

export type FanOutKind = 'event_created' | 'event_modified' | 'event_removed' | 'coming_to_your_city';

/** The content of a notification about an entry, and the facts that decide who receives it. */
export interface Subject {
  title: string;
  travel: boolean;
  startsOn: string;
  endsOn: string;
  cityId: number | null;
  audience: EntryAudience;
  /** Members of the audience `chosen`. */
  chosen: readonly string[];
}

/** A connection of the owner or a resident of the destination, who may receive the notification. */
export interface FanOutCandidate {
  id: string;
  active: boolean;
  accountType: AccountType;
  premium: boolean;
  connected: boolean;
}

const holderOf = ({ accountType, premium }: FanOutCandidate) => ({ accountType, premium, verified: false, phoneVerified: false });

/** Whether the candidate sees the entry in a calendar today. Entries of a private account are visible to its connections only. */
export function sees(subject: Subject, candidate: FanOutCandidate, { today, isPrivate }: { today: string; isPrivate: boolean }): boolean {
  const { premium, connected, id } = candidate;
  if (!candidate.active || (isPrivate && !connected)) return false;
  const until = subject.travel ? travelUntil(holderOf(candidate), today) : null;
  if (until !== null && subject.startsOn > until) return false;
  return isFor(subject.audience, { self: false, connected, premium, chosen: subject.chosen.includes(id) });
}

/** Whether the candidate's plan includes alerts about arrivals in the home city. */
export function receivesArrivalAlerts(candidate: FanOutCandidate): boolean {
  return may('calendar.arrivals', holderOf(candidate)).allowed;
}

/** How many updates the candidate receives in a week; null without a limit. */
export function updatesAWeek(candidate: FanOutCandidate): number | null {
  const verdict = may('calendar.updates', holderOf(candidate));
  return verdict.allowed ? (verdict.limit?.upTo ?? null) : 0;
}

/** Whether the candidate's plan includes emails about calendars. */
export function getsMails(candidate: FanOutCandidate): boolean {
  return may('calendar.travelEmails', holderOf(candidate)).allowed;
}

import type { StaffRole } from '../accounts/account-types.ts';
import { may, type StaffPermission } from './staff.ts';

/** Sanctions for the member against whom a decision is made, from the mildest to the most severe. */
export const sanctionKinds = ['warning', 'strike', 'suspension', 'ban'] as const;

export type SanctionKind = (typeof sanctionKinds)[number];

export interface Sanction {
  kind: SanctionKind;
  /** Days of a suspension; undefined means indefinitely. */
  days?: number | undefined;
}

/** Identifiers by which a banned member is recognised; each is stored as a keyed hash. */
export const bannedIdentifierKinds = ['email', 'phone', 'document'] as const;

export type BannedIdentifierKind = (typeof bannedIdentifierKinds)[number];

const permissions: Readonly<Record<SanctionKind, StaffPermission>> = {
  warning: 'warn',
  strike: 'strike',
  suspension: 'suspend',
  ban: 'ban',
};

/** How long a strike counts. */
export const STRIKE_DAYS = 180;
export const MOST_SUSPENDED_DAYS = 365;
const DAY = 86_400_000;

export const maySanction = (role: StaffRole, kind: SanctionKind): boolean => may(role, permissions[kind]);

/** Returns what is wrong with a sanction, or null. */
export function sanctionProblem(
  { kind, days }: Sanction,
  { role, against, hasMember }: { role: StaffRole; against: boolean; hasMember: boolean },
): 'field.notAChoice' | 'field.invalid' | null {
  if (!against || !hasMember || !maySanction(role, kind)) return 'field.notAChoice';
  return days !== undefined && kind !== 'suspension' ? 'field.invalid' : null;
}

/** Whether the sanction blocks access while it is active. */
export const isSuspending = (kind: SanctionKind): boolean => kind === 'suspension' || kind === 'ban';

/** When the sanction expires; null for a warning, and for one without an end. */
export function sanctionEnd({ kind, days }: Sanction, at: Date): Date | null {
  if (kind === 'strike') return new Date(at.getTime() + STRIKE_DAYS * DAY);
  return kind === 'suspension' && days !== undefined ? new Date(at.getTime() + days * DAY) : null;
}

export const APPEAL_MONTHS = 6;

/** The deadline of an appeal: six months, in UTC; the last day of a shorter month if the day does not exist. */
export function appealUntil(at: Date): Date {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  if (until.getUTCDate() !== at.getUTCDate()) until.setUTCDate(0);
  return until;
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Normalises an email address to detect variants: removes the part after a plus, and dots if the provider ignores them. */
export function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+', 1)[0] ?? '';
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

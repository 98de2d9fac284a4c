import type { StaffRole } from '../accounts/account-types.ts';
import { may, type StaffPower } from './staff.ts';

/** What a decision may do to whoever it goes against, from the mildest to the gravest. */
export const sanctionKinds = ['warning', 'strike', 'suspension', 'ban'] as const;

export type SanctionKind = (typeof sanctionKinds)[number];

export interface Sanction {
  kind: SanctionKind;
  /** Of a suspension; without it, for good. */
  days?: number | undefined;
}

/** By what somebody who was banned is known again; each is kept as a keyed hash. */
export const bannedIdentifierKinds = ['email', 'phone', 'document'] as const;

export type BannedIdentifierKind = (typeof bannedIdentifierKinds)[number];

const powers: Readonly<Record<SanctionKind, StaffPower>> = { warning: 'warn', strike: 'strike', suspension: 'suspend', ban: 'ban' };

/** How long a strike counts. */
const STRIKE_DAYS = 180;
export const MOST_SUSPENDED_DAYS = 365;
const DAY = 86_400_000;

export const maySanction = (role: StaffRole, kind: SanctionKind): boolean => may(role, powers[kind]);

/** What is wrong with a sanction, by field of the call; null when it can be given. */
export function sanctionProblem(
  { kind, days }: Sanction,
  { role, against, hasMember }: { role: StaffRole; against: boolean; hasMember: boolean },
): 'field.notAChoice' | 'field.invalid' | null {
  if (!against || !hasMember || !maySanction(role, kind)) return 'field.notAChoice';
  return days !== undefined && kind !== 'suspension' ? 'field.invalid' : null;
}

/** Who is not let in while it stands. */
export const shutsOut = (kind: SanctionKind): boolean => kind === 'suspension' || kind === 'ban';

/** When it is over by itself; null for a warning, which is only said, and for what stands for good. */
export function sanctionEnd({ kind, days }: Sanction, at: Date): Date | null {
  if (kind === 'strike') return new Date(at.getTime() + STRIKE_DAYS * DAY);
  return kind === 'suspension' && days !== undefined ? new Date(at.getTime() + days * DAY) : null;
}

const APPEAL_MONTHS = 6;

/** Until when a decision can be appealed: six months, in UTC; the last of a shorter month where the day is missing. */
export function appealUntil(at: Date): Date {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  if (until.getUTCDate() !== at.getUTCDate()) until.setUTCDate(0);
  return until;
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The address as its owner cannot vary it: what stands behind a plus, and dots where they mean nothing, are left out. */
export function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+', 1)[0] ?? '';
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

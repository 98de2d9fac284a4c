import type { StaffRole } from '../accounts/account-types.ts';
import { staffDuties, staffPowers, type Staff } from './staff.ts';

const HOUR = 3_600_000;

/** How a role is given: one administrator proposes it, another confirms it, and it counts in two-person rules later. */
export const roleRules = {
  /** The time in which all of staff can see a confirmed role before it counts. */
  countsAfterMs: 48 * HOUR,
  proposalMs: 7 * 24 * HOUR,
  /** So many administrators whose roles count must be left when the role of one ends. */
  administratorsLeft: 2,
  /** Each of the first two administrators has so many passkeys: who loses the only one cannot come back alone. */
  firstPasskeys: 2,
} as const;

/** How far a role is, or what became of it. Lapsed: nobody answered in time, the member has another name, or the proposer left. */
export const roleChangeStates = ['proposed', 'confirmed', 'declined', 'withdrawn', 'lapsed', 'removed'] as const;

export type RoleChangeState = (typeof roleChangeStates)[number];

interface TwoPersonRule {
  /** Who does the first part; null where it is an ordinary decision, by any role. */
  first: readonly StaffRole[] | null;
  second: readonly StaffRole[];
}

/**
 * Everything that takes two persons of staff. The second is never the first, nor whom it is about. The roles of both
 * count at that moment, except that of the first where `first` is null. Triggers of the database hold each of them too.
 */
export const twoPersonRules = {
  role: { first: staffPowers.give_roles, second: staffPowers.give_roles },
  document_access: { first: staffDuties.identity, second: staffDuties.identity },
  sealed_person: { first: staffPowers.propose_csam_reviewer, second: staffPowers.confirm_csam_reviewer },
  // Both are named persons besides.
  sealed_case: { first: staffPowers.review_csam, second: staffPowers.review_csam },
  appeal: { first: null, second: staffDuties.appeal },
  // A submission that was rejected, once an appeal has overturned that.
  repeated_review: { first: null, second: staffDuties.identity },
} as const satisfies Readonly<Record<string, TwoPersonRule>>;

export type TwoPersonRuleName = keyof typeof twoPersonRules;

/** Whether somebody of staff may do a part of a two-person rule, as far as their role says. */
export function mayTakePart(
  name: TwoPersonRuleName,
  part: keyof TwoPersonRule,
  staff: Pick<Staff, 'counts'> & { role: StaffRole | null },
): boolean {
  const roles: readonly StaffRole[] | null = twoPersonRules[name][part];
  if (roles === null) return true;
  return staff.counts && staff.role !== null && roles.includes(staff.role);
}

/** Whether the role of an administrator may end, by those whose roles count. */
export function enoughAdministrators(counting: readonly string[], leaving: string): boolean {
  return counting.filter((id) => id !== leaving).length >= roleRules.administratorsLeft;
}

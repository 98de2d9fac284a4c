import type { StaffRole } from '../accounts/account-types.ts';
import { caseKindRoles, staffPermissions, type Staff } from './staff.ts';

const HOUR = 3_600_000;

/** How a role is assigned: one administrator proposes it, another confirms it, and it counts for two-person rules later. */
export const roleRules = {
  /** The time in which all staff can see a confirmed role before it counts. */
  countsAfterMs: 48 * HOUR,
  proposalMs: 7 * 24 * HOUR,
  /** The minimum number of administrators whose roles count after the role of one ends. */
  administratorsLeft: 2,
  /**
   * Each of the first two administrators has this many passkeys, because an administrator who loses their only one cannot
   * regain access alone.
   */
  firstPasskeys: 2,
} as const;

/** States of a role assignment. Lapsed: it was not confirmed in time, the member was renamed, or the proposer left. */
export const roleChangeStates = ['proposed', 'confirmed', 'declined', 'withdrawn', 'lapsed', 'removed'] as const;

export type RoleChangeState = (typeof roleChangeStates)[number];

interface TwoPersonRule {
  /** Roles for the first part; null if it is an ordinary decision by any role. */
  first: readonly StaffRole[] | null;
  second: readonly StaffRole[];
}

/**
 * All actions that require two staff members. The second is never the first, nor the subject. Both roles must count at that
 * time, except the first role if `first` is null. Database triggers enforce these rules too.
 */
export const twoPersonRules = {
  role: { first: staffPermissions.assign_roles, second: staffPermissions.assign_roles },
  document_access: { first: caseKindRoles.identity, second: caseKindRoles.identity },
  csam_reviewer: { first: staffPermissions.propose_csam_reviewer, second: staffPermissions.confirm_csam_reviewer },
  // Both must also be CSAM reviewers.
  csam_case: { first: staffPermissions.review_csam, second: staffPermissions.review_csam },
  appeal: { first: null, second: caseKindRoles.appeal },
  // A rejected submission, after an appeal overturned the rejection.
  repeated_review: { first: null, second: caseKindRoles.identity },
} as const satisfies Readonly<Record<string, TwoPersonRule>>;

export type TwoPersonRuleName = keyof typeof twoPersonRules;

/** Whether the role of a staff member permits a part of a two-person rule. */
export function mayTakePart(
  name: TwoPersonRuleName,
  part: keyof TwoPersonRule,
  staff: Pick<Staff, 'counts'> & { role: StaffRole | null },
): boolean {
  const roles: readonly StaffRole[] | null = twoPersonRules[name][part];
  if (roles === null) return true;
  return staff.counts && staff.role !== null && roles.includes(staff.role);
}

/** Whether the role of an administrator may end, given the administrators whose roles count. */
export function enoughAdministrators(counting: readonly string[], leaving: string): boolean {
  return counting.filter((id) => id !== leaving).length >= roleRules.administratorsLeft;
}

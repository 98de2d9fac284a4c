import { areComplete, type IdentityCheck } from '../verification/checks.ts';
import { caseRules, needsReason, reasonsOf, type CaseKind, type CaseReason, type Decision } from './case-rules.ts';
import { mayDecide, type Staff } from './staff.ts';
import { mayTakePart } from './two-person-rules.ts';

/** A case as seen by a staff member who wants to act on it. */
export interface CaseState {
  kind: CaseKind;
  state: 'open' | 'decided';
  assigneeId: string | null;
  /** The owner of the reported content, and the reporter: neither may decide the case. */
  memberId: string | null;
  reporterId: string | null;
  /** The staff member whose decision is appealed; another one reviews it. */
  firstDeciderId: string | null;
}

export type CaseErrorCode = 'resource.notFound' | 'staff.roleTooNew' | 'moderation.assignedToOther' | 'moderation.alreadyDecided';

/**
 * A case is hidden if its kind is not one of the role's, or if the staff member is its subject, its reporter or the first
 * decider.
 */
function isHidden({ kind, memberId, reporterId, firstDeciderId }: CaseState, { id, role }: Staff): boolean {
  return !mayDecide(role, kind) || [memberId, reporterId, firstDeciderId].includes(id);
}

/** A case that a colleague decided before requires a second person. */
function mayDecideAgain({ kind, firstDeciderId }: CaseState, staff: Staff): boolean {
  if (kind === 'appeal') return mayTakePart('appeal', 'second', staff);
  return firstDeciderId === null || mayTakePart('repeated_review', 'second', staff);
}

/** Returns why a case cannot be claimed or released, or null. */
export function claimProblem(found: CaseState, staff: Staff): CaseErrorCode | null {
  if (isHidden(found, staff)) return 'resource.notFound';
  if (found.state === 'decided') return 'moderation.alreadyDecided';
  if (!mayDecideAgain(found, staff)) return 'staff.roleTooNew';
  return found.assigneeId !== null && found.assigneeId !== staff.id ? 'moderation.assignedToOther' : null;
}

/** Only the assignee of a case may decide it. */
export function decidingProblem(found: CaseState, staff: Staff): CaseErrorCode | null {
  return claimProblem(found, staff) ?? (found.assigneeId === staff.id ? null : 'moderation.assignedToOther');
}

export interface Verdict {
  decision: Decision;
  reason: CaseReason | null;
  /** The checks that the reviewer of an identity completed. */
  checks?: readonly IdentityCheck[] | undefined;
}

export interface VerdictProblem {
  field: 'decision' | 'reason' | 'checks';
  code: 'field.notAChoice' | 'field.required';
}

/** Returns what is wrong with a decision, by field, or null. Confirming an identity requires all checks of its method. */
export function verdictProblem(kind: CaseKind, { decision, reason, checks = [] }: Verdict): VerdictProblem | null {
  if (!caseRules[kind].decisions.includes(decision)) return { field: 'decision', code: 'field.notAChoice' };
  if (kind === 'identity' && decision === 'approve' && !areComplete(checks)) return { field: 'checks', code: 'field.required' };
  if (!needsReason(decision)) return null;
  if (reason === null) return { field: 'reason', code: 'field.required' };
  return reasonsOf(kind).includes(reason) ? null : { field: 'reason', code: 'field.notAChoice' };
}

import { areComplete, type IdentityCheck } from '../verification/checks.ts';
import { caseRules, needsReason, reasonsOf, type CaseKind, type CaseReason, type Decision } from './cases.ts';
import { mayDecide, type Staff } from './staff.ts';
import { mayTakePart } from './two-person-rules.ts';

/** A case as somebody finds it who wants to do something about it. */
export interface CaseState {
  kind: CaseKind;
  state: 'open' | 'decided';
  assigneeId: string | null;
  /** Whose thing it is about, and who complained: neither decides about it. */
  memberId: string | null;
  reporterId: string | null;
  /** Who decided what is appealed: somebody else looks at it again. */
  firstDeciderId: string | null;
}

export type CaseErrorCode = 'resource.notFound' | 'staff.roleTooNew' | 'moderation.assignedToOther' | 'moderation.alreadyDecided';

/** Of a kind that is not theirs, about oneself, that one complained in or that one decided first: it is not there. */
function isHidden({ kind, memberId, reporterId, firstDeciderId }: CaseState, { id, role }: Staff): boolean {
  return !mayDecide(role, kind) || [memberId, reporterId, firstDeciderId].includes(id);
}

/** What a colleague decided before takes a second person. */
function mayDecideAgain({ kind, firstDeciderId }: CaseState, staff: Staff): boolean {
  if (kind === 'appeal') return mayTakePart('appeal', 'second', staff);
  return firstDeciderId === null || mayTakePart('repeated_review', 'second', staff);
}

/** Why a case cannot be taken, or given back; null when it can. */
export function claimProblem(found: CaseState, staff: Staff): CaseErrorCode | null {
  if (isHidden(found, staff)) return 'resource.notFound';
  if (found.state === 'decided') return 'moderation.alreadyDecided';
  if (!mayDecideAgain(found, staff)) return 'staff.roleTooNew';
  return found.assigneeId !== null && found.assigneeId !== staff.id ? 'moderation.assignedToOther' : null;
}

/** Only who has taken a case decides it. */
export function decidingProblem(found: CaseState, staff: Staff): CaseErrorCode | null {
  return claimProblem(found, staff) ?? (found.assigneeId === staff.id ? null : 'moderation.assignedToOther');
}

export interface Verdict {
  decision: Decision;
  reason: CaseReason | null;
  /** What the reviewer of an identity looked at. */
  checks?: readonly IdentityCheck[] | undefined;
}

export interface VerdictProblem {
  field: 'decision' | 'reason' | 'checks';
  code: 'field.notAChoice' | 'field.required';
}

/** What is wrong with a decision, by field; null when it can be made. Nobody's identity is confirmed without every check of its method. */
export function verdictProblem(kind: CaseKind, { decision, reason, checks = [] }: Verdict): VerdictProblem | null {
  if (!caseRules[kind].decisions.includes(decision)) return { field: 'decision', code: 'field.notAChoice' };
  if (kind === 'identity' && decision === 'approve' && !areComplete(checks)) return { field: 'checks', code: 'field.required' };
  if (!needsReason(decision)) return null;
  if (reason === null) return { field: 'reason', code: 'field.required' };
  return reasonsOf(kind).includes(reason) ? null : { field: 'reason', code: 'field.notAChoice' };
}

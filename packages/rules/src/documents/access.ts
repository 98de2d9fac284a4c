import type { StaffRole } from '../accounts/account-types.ts';
import { mayDecide } from '../moderation/staff.ts';
import { mayTakePart } from '../moderation/two-person-rules.ts';

/** Current facts about a staff member who wants to access a document. */
export interface StaffAccessor {
  id: string;
  role: StaffRole | null;
  /** Suspended or deleted accounts are not staff. */
  isActive: boolean;
  /** Whether the open case of the document is assigned to them. */
  hasCase: boolean;
  /** Their latest access request; `endsAt` is set when a second person has approved it. */
  grant: { endsAt: Date | null } | null;
}

export type AccessErrorCode = 'not_staff' | 'own_document' | 'no_case' | 'grant_waits' | 'grant_ended';

export type AccessBasis = { basis: 'case' | 'grant' } | { denied: AccessErrorCode };

/** Whether a role decides about identities; for all other staff, documents do not exist. */
export function mayReviewDocuments(role: StaffRole | null): boolean {
  return mayDecide(role, 'identity');
}

/** Returns the basis of access: only identity reviewers have one, either the assigned case or an approved grant. */
export function accessBasis(staff: StaffAccessor, ownerId: string, now: Date): AccessBasis {
  if (!staff.isActive || !mayReviewDocuments(staff.role)) return { denied: 'not_staff' };
  if (staff.id === ownerId) return { denied: 'own_document' };
  if (staff.hasCase) return { basis: 'case' };
  if (!staff.grant) return { denied: 'no_case' };
  if (!staff.grant.endsAt) return { denied: 'grant_waits' };
  return staff.grant.endsAt > now ? { basis: 'grant' } : { denied: 'grant_ended' };
}

export type ApprovalErrorCode = 'not_staff' | 'role_too_new' | 'own_question' | 'own_document' | 'answered' | 'too_late';

interface AccessRequest {
  requesterId: string;
  ownerId: string;
  approvedAt: Date | null;
  /** Until when a second person may decide. */
  waitsUntil: Date;
}

/**
 * Returns why this person cannot approve an access request, or null. The approver is neither the requester nor the owner of
 * the document.
 */
export function approvalProblem(
  approver: Pick<StaffAccessor, 'id' | 'role'> & { counts: boolean },
  { requesterId, ownerId, approvedAt, waitsUntil }: AccessRequest,
  now: Date,
): ApprovalErrorCode | null {
  if (!mayReviewDocuments(approver.role)) return 'not_staff';
  if (!mayTakePart('document_access', 'second', approver)) return 'role_too_new';
  if (approver.id === requesterId) return 'own_question';
  if (approver.id === ownerId) return 'own_document';
  if (approvedAt) return 'answered';
  return waitsUntil > now ? null : 'too_late';
}

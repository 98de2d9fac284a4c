import type { StaffRole } from '../accounts/account-types.ts';
import { mayDecide } from '../moderation/staff.ts';
import { mayTakePart } from '../moderation/two-person-rules.ts';

/** What is known of somebody who wants to look at a document, now. */
export interface StaffAccessor {
  id: string;
  role: StaffRole | null;
  /** Suspended or deleted staff are none. */
  isActive: boolean;
  /** Whether they hold the open case that the document belongs to. */
  hasCase: boolean;
  /** The last that they asked for; it ends where a second person has approved it. */
  grant: { endsAt: Date | null } | null;
}

export type AccessErrorCode = 'not_staff' | 'own_document' | 'no_case' | 'grant_waits' | 'grant_ended';

export type AccessBasis = { because: 'case' | 'grant' } | { refused: AccessErrorCode };

/** Who decides about identities; to everybody else of staff documents do not exist. */
export function mayReviewDocuments(role: StaffRole | null): boolean {
  return mayDecide(role, 'identity');
}

/** Who reviews identities looks at documents; whether at this one, the case or the grant says. */
export function accessBasis(staff: StaffAccessor, ownerId: string, now: Date): AccessBasis {
  if (!staff.isActive || !mayReviewDocuments(staff.role)) return { refused: 'not_staff' };
  if (staff.id === ownerId) return { refused: 'own_document' };
  if (staff.hasCase) return { because: 'case' };
  if (!staff.grant) return { refused: 'no_case' };
  if (!staff.grant.endsAt) return { refused: 'grant_waits' };
  return staff.grant.endsAt > now ? { because: 'grant' } : { refused: 'grant_ended' };
}

export type ApprovalErrorCode = 'not_staff' | 'role_too_new' | 'own_question' | 'own_document' | 'answered' | 'too_late';

interface Question {
  requesterId: string;
  ownerId: string;
  approvedAt: Date | null;
  /** Until when a second person may answer. */
  waitsUntil: Date;
}

/** Why this person cannot approve it; null where they can. The second person is neither who asks nor whose document it is. */
export function approvalProblem(
  approver: Pick<StaffAccessor, 'id' | 'role'> & { counts: boolean },
  { requesterId, ownerId, approvedAt, waitsUntil }: Question,
  now: Date,
): ApprovalErrorCode | null {
  if (!mayReviewDocuments(approver.role)) return 'not_staff';
  if (!mayTakePart('document_access', 'second', approver)) return 'role_too_new';
  if (approver.id === requesterId) return 'own_question';
  if (approver.id === ownerId) return 'own_document';
  if (approvedAt) return 'answered';
  return waitsUntil > now ? null : 'too_late';
}

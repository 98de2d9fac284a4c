import { accessBasis, type AccessErrorCode } from '@subrosa/rules/documents/access';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findAssignedCase } from '../moderation/index.ts';
import { appendAudit } from '../audit/index.ts';
import { findLastGrant, findAccessibleDocument, findStaff } from './queries/access.ts';

type Document = NonNullable<Awaited<ReturnType<typeof findAccessibleDocument>>>;

interface AllowedAccess {
  document: Document;
  username: string;
  basis: 'case' | 'grant';
  /** The id of the case or the grant. */
  throughId: string;
}

export type AccessDecision = AllowedAccess | { document: Document | null; denied: AccessErrorCode | 'missing' };

/**
 * Decides from current database state whether a staff member may access a document, through an assigned case or an
 * approved grant.
 */
export async function checkDocumentAccess(
  db: Db | Tx,
  { staffId, documentId, now }: { staffId: string; documentId: string; now: Date },
): Promise<AccessDecision> {
  const document = await findAccessibleDocument(db, documentId);
  if (!document) return { document: null, denied: 'missing' };
  const staff = await findStaff(db, staffId);
  if (!staff) return { document, denied: 'not_staff' };
  const caseId = document.verificationId === null ? undefined : await findAssignedCase(db, staffId, document.verificationId);
  const grant = (await findLastGrant(db, staffId, documentId)) ?? null;
  const accessor = { id: staffId, role: staff.role, isActive: staff.state === 'active', hasCase: caseId !== undefined, grant };
  const right = accessBasis(accessor, document.ownerId, now);
  if ('denied' in right) return { document, denied: right.denied };
  return { document, username: staff.username, basis: right.basis, throughId: caseId ?? grant?.id ?? '' };
}

/** Records a denied access, as allowed ones are recorded. */
export async function auditDeniedAccess(
  tx: Tx,
  clock: Clock,
  denied: { staffId: string; documentId: string; because: string },
): Promise<void> {
  const { staffId, documentId, because } = denied;
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'document.access_denied',
    subjectKind: 'document',
    subjectId: documentId,
    detail: { because },
  });
}

import { mayReviewDocuments } from '@subrosa/rules/documents/access';
import { mayTakePart } from '@subrosa/rules/moderation/two-person-rules';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { auditDeniedAccess } from '../access.ts';
import { findAccessibleDocument } from '../queries/access.ts';
import { viewGrant } from '../list-access-grants.ts';
import { findGrant } from '../queries/grants.ts';
import { addGrant } from '../store/access.ts';

interface AccessRequestInput {
  documentId: string;
  reason: string;
}

/** Requests access. The reason is for the colleague who approves; the audit chain records only the request. */
export async function requestAccess(tx: Tx, caller: Caller, { documentId, reason }: AccessRequestInput, { clock }: ApiPlatform) {
  const { memberId: requesterId, staffRole, roleCounts } = caller;
  const document = staffRole === null ? undefined : await findAccessibleDocument(tx, documentId);
  if (!document) throw new ApiError('resource.notFound');
  if (!mayReviewDocuments(staffRole) || document.ownerId === requesterId) {
    await auditDeniedAccess(tx, clock, {
      staffId: requesterId,
      documentId,
      because: mayReviewDocuments(staffRole) ? 'own_document' : 'not_staff',
    });
    return new CommittedApiError('resource.notFound');
  }
  if (!mayTakePart('document_access', 'first', { role: staffRole, counts: roleCounts })) {
    await auditDeniedAccess(tx, clock, { staffId: requesterId, documentId, because: 'role_too_new' });
    return new CommittedApiError('staff.roleTooNew');
  }
  const at = clock.now();
  const id = newId();
  await addGrant(tx, { id, documentId, requesterId, reason, at });
  const grant = await findGrant(tx, id);
  if (!grant) throw new Error('a grant that was just requested is gone');
  await appendAudit(tx, clock, {
    actorId: requesterId,
    action: 'document.grant_requested',
    subjectKind: 'document',
    subjectId: documentId,
    detail: { grant: id },
  });
  return viewGrant(grant, caller, at);
}

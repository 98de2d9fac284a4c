import { mayReviewDocuments } from '@subrosa/rules/documents/looking';
import { mayTakePart } from '@subrosa/rules/moderation/two-person-rules';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { KeptRefusal } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { auditRefusedLook } from '../looking.ts';
import { findLookable } from '../queries/looking.ts';
import { viewGrant } from '../read-grants.ts';
import { findGrant } from '../queries/grants.ts';
import { addGrant } from '../store/looking.ts';

interface Asking {
  documentId: string;
  reason: string;
}

/** The reason is for the colleague who answers; the chain keeps that it was asked. */
export async function askForGrant(tx: Tx, caller: Caller, { documentId, reason }: Asking, { clock }: CallPlatform) {
  const { memberId: askerId, staffRole, roleCounts } = caller;
  const document = staffRole === null ? undefined : await findLookable(tx, documentId);
  if (!document) throw new Refusal('page.missing');
  if (!mayReviewDocuments(staffRole) || document.ownerId === askerId) {
    await auditRefusedLook(tx, clock, {
      staffId: askerId,
      documentId,
      because: mayReviewDocuments(staffRole) ? 'own_document' : 'not_staff',
    });
    return new KeptRefusal('page.missing');
  }
  if (!mayTakePart('document_access', 'first', { role: staffRole, counts: roleCounts })) {
    await auditRefusedLook(tx, clock, { staffId: askerId, documentId, because: 'role_too_new' });
    return new KeptRefusal('staff.roleTooNew');
  }
  const at = clock.now();
  const id = newId();
  await addGrant(tx, { id, documentId, askerId, reason, at });
  const grant = await findGrant(tx, id);
  if (!grant) throw new Error('a grant that was just asked for is gone');
  await appendAudit(tx, clock, {
    actorId: askerId,
    action: 'document.grant_asked',
    subjectKind: 'document',
    subjectId: documentId,
    detail: { grant: id },
  });
  return viewGrant(grant, caller, at);
}

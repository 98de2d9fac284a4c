import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { auditDeniedAccess, checkDocumentAccess } from '../access.ts';
import { addTicket } from '../store/access.ts';
import { documentAccessUrl } from '../tickets.ts';

/**
 * Returns a URL for one access. A staff member without access gets 404 as for a missing document, and the attempt is
 * audited.
 */
export async function createDocumentTicket(
  tx: Tx,
  { memberId, staffRole }: Caller,
  documentId: string,
  { clock, config, metrics }: ApiPlatform,
) {
  if (staffRole === null) throw new ApiError('resource.notFound');
  const now = clock.now();
  const decision = await checkDocumentAccess(tx, { staffId: memberId, documentId, now });
  if ('denied' in decision) {
    if (!decision.document) throw new ApiError('resource.notFound');
    metrics.documentAccesses.inc({ outcome: 'denied' });
    await auditDeniedAccess(tx, clock, { staffId: memberId, documentId, because: decision.denied });
    return new CommittedApiError('resource.notFound');
  }
  const id = newId();
  const endsAt = new Date(now.getTime() + documentLimits.ticketMs);
  await addTicket(tx, { id, documentId, staffId: memberId, endsAt });
  return { url: documentAccessUrl(config.DOCUMENT_TICKET_SECRET, id, documentId), endsAt: endsAt.toISOString() };
}

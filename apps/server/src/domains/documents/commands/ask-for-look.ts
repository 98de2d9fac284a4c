import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { KeptRefusal } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { auditRefusedLook, judgeLook } from '../looking.ts';
import { addTicket } from '../store/looking.ts';
import { lookAddress } from '../tickets.ts';

/** An address for one look. Whoever of staff may not is told that there is nothing, and it is written down. */
export async function askForLook(tx: Tx, { memberId, staffRole }: Caller, documentId: string, { clock, config, metrics }: CallPlatform) {
  if (staffRole === null) throw new Refusal('page.missing');
  const now = clock.now();
  const judged = await judgeLook(tx, { staffId: memberId, documentId, now });
  if ('refused' in judged) {
    if (!judged.document) throw new Refusal('page.missing');
    metrics.documentLooks.inc({ outcome: 'refused' });
    await auditRefusedLook(tx, clock, { staffId: memberId, documentId, because: judged.refused });
    return new KeptRefusal('page.missing');
  }
  const id = newId();
  const endsAt = new Date(now.getTime() + documentLimits.ticketMs);
  await addTicket(tx, { id, documentId, staffId: memberId, endsAt });
  return { url: lookAddress(config.DOCUMENT_TICKET_SECRET, id, documentId), endsAt: endsAt.toISOString() };
}

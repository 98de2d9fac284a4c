import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import { logAccess } from '../../moderation/index.ts';
import { auditDeniedAccess, checkDocumentAccess } from '../access.ts';
import { findOpenable, findTicket, type Openable } from '../queries/access.ts';
import { insertAccess, useTicket } from '../store/access.ts';
import type { WatermarkText } from './watermark.ts';

interface AdmissionInput {
  ticketId: string;
  documentId: string;
}

export interface Admitted {
  document: Openable;
  mark: WatermarkText;
}

/**
 * Redeems a ticket and checks access again. The access is recorded in the owner's log, the case and the audit chain
 * before any byte is read. Returns null when it is denied, which is audited too.
 */
export async function admit(db: Db, { ticketId, documentId }: AdmissionInput, clock: Clock): Promise<Admitted | null> {
  return transaction(db, async (tx) => {
    const at = clock.now();
    const ticket = await findTicket(tx, ticketId, documentId);
    if (!ticket) return null;
    const { staffId } = ticket;
    if (!(await useTicket(tx, ticketId, documentId, at))) {
      await auditDeniedAccess(tx, clock, { staffId, documentId, because: ticket.usedAt ? 'ticket_used' : 'ticket_ended' });
      return null;
    }
    const judged = await checkDocumentAccess(tx, { staffId, documentId, now: at });
    const document = await findOpenable(tx, documentId);
    if ('refused' in judged || !document) {
      await auditDeniedAccess(tx, clock, { staffId, documentId, because: 'refused' in judged ? judged.refused : 'missing' });
      return null;
    }
    const { because, throughId, username } = judged;
    await insertAccess(tx, { id: newId(), documentId, staffId, at, because });
    if (because === 'case') await logAccess(tx, clock, { caseId: throughId, staffId });
    const detail = { because, through: throughId, kind: document.kind };
    await appendAudit(tx, clock, { actorId: staffId, action: 'document.looked', subjectKind: 'document', subjectId: documentId, detail });
    return { document, mark: { username, at, number: throughId.slice(0, 8) } };
  });
}

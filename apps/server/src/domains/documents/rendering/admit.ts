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
    const decision = await checkDocumentAccess(tx, { staffId, documentId, now: at });
    const document = await findOpenable(tx, documentId);
    if ('denied' in decision || !document) {
      await auditDeniedAccess(tx, clock, { staffId, documentId, because: 'denied' in decision ? decision.denied : 'missing' });
      return null;
    }
    const { basis, throughId, username } = decision;
    await insertAccess(tx, { id: newId(), documentId, staffId, at, basis });
    if (basis === 'case') await logAccess(tx, clock, { caseId: throughId, staffId });
    const detail = { because: basis, through: throughId, kind: document.kind };
    await appendAudit(tx, clock, { actorId: staffId, action: 'document.accessed', subjectKind: 'document', subjectId: documentId, detail });
    return { document, mark: { username, at, number: throughId.slice(0, 8) } };
  });
}

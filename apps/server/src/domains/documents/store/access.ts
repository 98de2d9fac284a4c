import type { Tx } from '../../../platform/db/database.ts';

export async function addTicket(tx: Tx, ticket: { id: string; documentId: string; staffId: string; endsAt: Date }): Promise<void> {
  const { id, documentId, staffId, endsAt } = ticket;
  await tx.insertInto('document_ticket').values({ id, document_id: documentId, staff_id: staffId, ends_at: endsAt }).execute();
}

/**
 * Marks a ticket as used; returns false when it was used before or has expired. Only one of several concurrent requests
 * succeeds.
 */
export async function useTicket(tx: Tx, id: string, documentId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_ticket')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .where('used_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface NewAccess {
  id: string;
  documentId: string;
  staffId: string;
  at: Date;
  because: 'case' | 'grant';
}

export async function insertAccess(tx: Tx, { id, documentId, staffId, at, because }: NewAccess): Promise<void> {
  await tx.insertInto('document_look').values({ id, document_id: documentId, looker_id: staffId, at, because }).execute();
}

interface NewGrant {
  id: string;
  documentId: string;
  requesterId: string;
  reason: string;
  at: Date;
}

export async function addGrant(tx: Tx, { id, documentId, requesterId, reason, at }: NewGrant): Promise<void> {
  await tx.insertInto('document_grant').values({ id, document_id: documentId, asker_id: requesterId, reason, asked_at: at }).execute();
}

export async function saveGrantApproval(tx: Tx, id: string, answer: { approverId: string; at: Date; endsAt: Date }): Promise<void> {
  await tx
    .updateTable('document_grant')
    .set({ approver_id: answer.approverId, approved_at: answer.at, ends_at: answer.endsAt })
    .where('id', '=', id)
    .execute();
}

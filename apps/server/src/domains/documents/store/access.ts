import type { Tx } from '../../../platform/db/database.ts';

export async function addTicket(tx: Tx, ticket: { id: string; documentId: string; staffId: string; endsAt: Date }): Promise<void> {
  const { id, documentId, staffId, endsAt } = ticket;
  await tx.insertInto('document_access_ticket').values({ id, document_id: documentId, staff_id: staffId, ends_at: endsAt }).execute();
}

/**
 * Marks a ticket as used; returns false when it was used before or has expired. Only one of several concurrent requests
 * succeeds.
 */
export async function useTicket(tx: Tx, id: string, documentId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_access_ticket')
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
  basis: 'case' | 'grant';
}

export async function insertAccess(tx: Tx, { id, documentId, staffId, at, basis }: NewAccess): Promise<void> {
  await tx
    .insertInto('document_access_log')
    .values({ id, document_id: documentId, staff_id: staffId, accessed_at: at, access_basis: basis })
    .execute();
}

interface NewGrant {
  id: string;
  documentId: string;
  requesterId: string;
  reason: string;
  at: Date;
}

export async function addGrant(tx: Tx, { id, documentId, requesterId, reason, at }: NewGrant): Promise<void> {
  await tx
    .insertInto('document_access_grant')
    .values({ id, document_id: documentId, requester_id: requesterId, reason, requested_at: at })
    .execute();
}

export async function saveGrantApproval(tx: Tx, id: string, approval: { approverId: string; at: Date; endsAt: Date }): Promise<void> {
  await tx
    .updateTable('document_access_grant')
    .set({ approver_id: approval.approverId, approved_at: approval.at, ends_at: approval.endsAt })
    .where('id', '=', id)
    .execute();
}

import type { DocumentAccess, OwnDocument } from '@subrosa/contract/documents';
import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../platform/db/database.ts';
import { listAccesses, listOwn } from './queries/documents.ts';

/**
 * Lists a member's own documents. It does not show whether a record or a hold keeps one, because an order may forbid
 * that.
 */
export async function listOwnDocuments(db: Db | Tx, ownerId: string): Promise<{ documents: OwnDocument[] }> {
  const rows = await listOwn(db, ownerId);
  const documents = rows.map(({ id, kind, state, begun_at, keep_until, is_record, legal_hold, destroyed_at }) => ({
    id,
    kind,
    state,
    begunAt: begun_at.toISOString(),
    destroyAt: state === 'destroyed' || is_record || legal_hold ? null : (keep_until?.toISOString() ?? null),
    destroyedAt: destroyed_at?.toISOString() ?? null,
  }));
  return { documents };
}

export async function listOwnAccesses(db: Db | Tx, ownerId: string): Promise<{ accesses: DocumentAccess[] }> {
  const rows = await listAccesses(db, ownerId, documentLimits.looks);
  return { accesses: rows.map(({ at, kind, by, because }) => ({ at: at.toISOString(), kind, by, because })) };
}

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
  const documents = rows.map(({ id, kind, state, started_at, keep_until, is_record, legal_hold, destroyed_at }) => ({
    id,
    kind,
    state,
    startedAt: started_at.toISOString(),
    destroyAt: state === 'destroyed' || is_record || legal_hold ? null : (keep_until?.toISOString() ?? null),
    destroyedAt: destroyed_at?.toISOString() ?? null,
  }));
  return { documents };
}

export async function listOwnAccesses(db: Db | Tx, ownerId: string): Promise<{ accesses: DocumentAccess[] }> {
  const rows = await listAccesses(db, ownerId, documentLimits.accessLogEntries);
  return { accesses: rows.map(({ at, kind, by, accessBasis }) => ({ at: at.toISOString(), kind, by, accessBasis })) };
}

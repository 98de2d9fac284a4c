import type { Tx } from '../../../platform/db/database.ts';

/** The only transition out of a rejection by the checks: the match was dismissed, so its step counts as passed. */
export async function reopenMatched(tx: Tx, id: string, at: Date): Promise<{ ownerId: string } | null> {
  const reopened = await tx
    .updateTable('media')
    .set({ state: 'quarantined', step: 'matched', attempts: 0, reason: null, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'rejected')
    .where('reason', '=', 'known')
    .returning('owner_id')
    .executeTakeFirst();
  return reopened ? { ownerId: reopened.owner_id } : null;
}

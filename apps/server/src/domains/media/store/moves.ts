import { statesBefore, type MediaReason, type MediaState } from '@subrosa/rules/media/states';
import type { Tx } from '../../../platform/db/database.ts';

interface Move {
  id: string;
  to: MediaState;
  at: Date;
  /** Why it is rejected. */
  reason?: MediaReason;
}

/** Marks the item as CSAM, which is excluded from the moderation queue. */
export async function flagAsCsam(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('media')
    // Invalidates all URLs of the item, also if it was not published.
    .set((eb) => ({ csam_flagged_at: at, reason: 'known', generation: eb('generation', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Changes an item's state if the table of transitions allows it; null if not, or if the item is deleted. */
export async function moveMedia(tx: Tx, { id, to, at, reason }: Move): Promise<{ ownerId: string } | null> {
  const moved = await tx
    .updateTable('media')
    .set((eb) => ({
      state: to,
      changed_at: at,
      reason: reason ?? null,
      // Invalidates the URLs of a published item.
      generation: eb
        .case()
        .when('state', '=', 'published')
        .then(eb('generation', '+', 1))
        .else(eb.ref('generation'))
        .end(),
    }))
    .where('id', '=', id)
    .where('state', 'in', statesBefore(to))
    .returning('owner_id')
    .executeTakeFirst();
  return moved ? { ownerId: moved.owner_id } : null;
}

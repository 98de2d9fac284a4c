import { statesBefore, type MediaReason, type MediaState } from '@subrosa/rules/media/states';
import type { Tx } from '../../../platform/db/database.ts';

interface Move {
  id: string;
  to: MediaState;
  at: Date;
  /** Why it is rejected. */
  reason?: MediaReason;
}

/** Whose queue it is not: see `media.sealed_at`. */
export async function flagAsCsam(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('media')
    // Addresses that anybody holds stop working, also where it was not published.
    .set((eb) => ({ sealed_at: at, reason: 'known', generation: eb('generation', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Moves an item, if the table of moves allows it from where it is; null when it does not, or when it is gone. */
export async function moveMedia(tx: Tx, { id, to, at, reason }: Move): Promise<{ ownerId: string } | null> {
  const moved = await tx
    .updateTable('media')
    .set((eb) => ({
      state: to,
      changed_at: at,
      reason: reason ?? null,
      // Others hold addresses of what was published: they stop working.
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

import { inOrder } from '@subrosa/rules/profiles/gallery';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockGallery, saveOrder } from '../store/gallery.ts';

/** Ignores ids that are not in the gallery: another tab may have removed the item. */
export async function orderGallery(tx: Tx, memberId: string, ids: readonly string[], clock: Clock): Promise<void> {
  const current = await lockGallery(tx, memberId);
  await saveOrder(tx, memberId, inOrder(current, ids));
  await emit(tx, clock, 'profiles.changed', { memberId });
}

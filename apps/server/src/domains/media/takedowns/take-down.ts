import type { MediaReason } from '@subrosa/rules/media/states';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeItem } from '../commands/remove-media.ts';
import { lockItem } from '../queries/items.ts';
import { enqueueFindCopies } from './enqueue.ts';
import { addTakedowns, listFingerprints, type Fingerprint } from './store.ts';

interface Takedown {
  /** Id of the origin, such as a notice. */
  sourceId: string;
  mediaIds: readonly string[];
  /** Hashes of pictures that were submitted with the notice. */
  fingerprints: readonly Fingerprint[];
  decidedBy: string | null;
  reason: MediaReason;
}

/** Removes these items immediately, enqueues the search for copies, and prevents new uploads of them. */
export async function takeDown(tx: Tx, clock: Clock, { sourceId, mediaIds, fingerprints, decidedBy, reason }: Takedown): Promise<void> {
  const all = [...fingerprints, ...(await listFingerprints(tx, mediaIds))];
  await addTakedowns(tx, all, { sourceId, decidedBy, at: clock.now() });
  for (const id of mediaIds) await takeItemDown(tx, clock, { id, reason, sourceId });
  await enqueueFindCopies(tx, { sourceId, reason });
}

type TakedownTarget = Pick<Takedown, 'reason' | 'sourceId'> & { id: string };

/**
 * Removes an item and notifies its owner with the reason. An item that matched a hash list stays quarantined until its own
 * case is decided.
 */
export async function takeItemDown(tx: Tx, clock: Clock, { id, reason, sourceId }: TakedownTarget): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item || item.reason === 'known') return;
  await removeItem(tx, clock, id);
  await emit(tx, clock, 'media.takenDown', { mediaId: id, ownerId: item.owner_id, reason, sourceId });
}

import type { MediaReason } from '@subrosa/rules/media/states';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeItem } from '../commands/remove-media.ts';
import { lockItem } from '../queries/items.ts';
import { enqueueFindCopies } from './enqueue.ts';
import { addTakedowns, listFingerprints, type Fingerprint } from './store.ts';

interface Takedown {
  /** What asked for it, such as a notice. */
  sourceId: string;
  mediaIds: readonly string[];
  /** Pictures that were handed in, as what they look like. */
  fingerprints: readonly Fingerprint[];
  decidedBy: string | null;
  reason: MediaReason;
}

/** These items go at once, their copies by a job, and new ones are stopped before anybody sees them. */
export async function takeDown(tx: Tx, clock: Clock, { sourceId, mediaIds, fingerprints, decidedBy, reason }: Takedown): Promise<void> {
  const all = [...fingerprints, ...(await listFingerprints(tx, mediaIds))];
  await addTakedowns(tx, all, { sourceId, decidedBy, at: clock.now() });
  for (const id of mediaIds) await takeItemDown(tx, clock, { id, reason, sourceId });
  await enqueueFindCopies(tx, { sourceId, reason });
}

type TakedownTarget = Pick<Takedown, 'reason' | 'sourceId'> & { id: string };

/** Its owner is told why. What a list knew waits, sealed, for the decision of its own case. */
export async function takeItemDown(tx: Tx, clock: Clock, { id, reason, sourceId }: TakedownTarget): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item || item.reason === 'known') return;
  await removeItem(tx, clock, id);
  await emit(tx, clock, 'media.takenDown', { mediaId: id, ownerId: item.owner_id, reason, sourceId });
}

import type { Events } from '../../../events/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { removeItem } from '../commands/remove-media.ts';
import { publishMediaState } from '../jobs/publish-state.ts';
import { lockItem } from '../queries/items.ts';
import { flagAsCsam, moveMedia } from '../store/moves.ts';
import { addTakedowns, listFingerprints } from '../takedowns/store.ts';

/** Hides an item that was visible before from everyone; its owner sees that it is under review. */
export async function quarantineItem(tx: Tx, clock: Clock, id: string): Promise<void> {
  const item = await lockItem(tx, id);
  if (!item || item.csam_flagged_at !== null) return;
  const at = clock.now();
  if (item.state !== 'rejected' && !(await moveMedia(tx, { id, to: 'rejected', at, reason: 'known' }))) return;
  await flagAsCsam(tx, id, at);
  await publishMediaState(tx, item.owner_id, { id, state: 'pending_review', percent: 100 });
}

/**
 * Applies the decision of both CSAM reviewers: adds a reported item to the take-down list, and removes the item in both
 * cases. The csam domain preserves or deletes its file.
 */
export async function applyCsamDecision(tx: Tx, clock: Clock, { caseId, verdict, mediaId }: Events['csam.caseDecided']): Promise<void> {
  if (mediaId === null) return;
  if (verdict === 'report') {
    const source = { sourceId: caseId, decidedBy: null, at: clock.now(), isCsam: true };
    await addTakedowns(tx, await listFingerprints(tx, [mediaId]), source);
  }
  if (await lockItem(tx, mediaId)) await removeItem(tx, clock, mediaId);
}

import type { MediaReason } from '@subrosa/rules/media/states';
import { endOf } from '@subrosa/rules/moderation/span';
import type { Events } from '../../../events/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueueReinstate, rejectMedia, takeDown } from '../../media/index.ts';
import { issueStatementOfReasonsForNotice } from './issue-statements-of-reasons.ts';
import { findCaseOf, findNotice, listSelectedMedia, type StoredNotice } from '../queries.ts';

/** 17 USC 512(g)(2)(C): content returns at the earliest ten business days after the counter-notice. */
const BACK_AFTER = { businessDays: 10 } as const;

/** Applies a decision to the media that the notice names. */
export async function applyDecision(
  tx: Tx,
  clock: Clock,
  { subjectId, decision, reason }: Events['moderation.caseDecided'],
): Promise<void> {
  const notice = await findNotice(tx, subjectId);
  if (!notice) return;
  if (decision === 'approve' && notice.kind === 'counter_notice') {
    const notBefore = endOf(BACK_AFTER, notice.received_at);
    const runAt = notBefore > clock.now() ? notBefore : clock.now();
    for (const id of await listSelectedMedia(tx, notice.id)) await enqueueReinstate(tx, id, runAt);
  }
  if (decision === 'remove') await remove(tx, clock, notice, reasonFor(reason));
}

/**
 * Restores the media of this owner after an appeal. Media that were taken down with their copies are deleted and stay
 * so.
 */
export async function reinstateMedia(tx: Tx, clock: Clock, { noticeId, ownerId }: { noticeId: string; ownerId: string }): Promise<void> {
  for (const id of await listSelectedMedia(tx, noticeId, ownerId)) await enqueueReinstate(tx, id, clock.now());
}

async function remove(tx: Tx, clock: Clock, notice: StoredNotice, reason: MediaReason): Promise<void> {
  const mediaIds = await listSelectedMedia(tx, notice.id);
  if (notice.kind === 'ncii' || notice.kind === 'depicted_person') {
    const fingerprints = notice.pdq !== null && notice.quality !== null ? [{ pdq: notice.pdq, quality: notice.quality }] : [];
    const decidedBy = (await findCaseOf(tx, notice.id))?.decided_by ?? null;
    return takeDown(tx, clock, { sourceId: notice.id, mediaIds, fingerprints, decidedBy, reason });
  }
  // Hidden but not deleted, because a counter-notice or an appeal may restore it.
  for (const id of mediaIds) {
    const moved = await rejectMedia(tx, clock, id, reason);
    if (moved) await issueStatementOfReasonsForNotice(tx, clock, { noticeId: notice.id, ownerId: moved.ownerId, reason });
  }
}

/** Replaces `known`, which is reserved for matches with a list. */
function reasonFor(reason: string | null): MediaReason {
  return reason === null || reason === 'known' ? 'objection' : (reason as MediaReason);
}

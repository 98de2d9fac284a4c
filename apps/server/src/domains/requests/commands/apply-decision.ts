import type { Events } from '../../../events/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findNote, lockPost } from '../queries/own.ts';
import { publish, unpublish } from '../store/posts.ts';

type DecisionEvent = Events['moderation.caseDecided'];

/** Applies a decision of staff to a post, which may have changed or been deleted since. */
export async function applyDecision(tx: Tx, { subjectId: id, caseId, decision, reason }: DecisionEvent, clock: Clock): Promise<void> {
  const post = await lockPost(tx, id);
  if (!post || post.status === 'withdrawn') return;
  const about = { requestId: id, memberId: post.member_id };
  if (decision === 'reject') {
    const why = reason ?? 'not_allowed';
    await unpublish(tx, id, { reason: why, note: await findNote(tx, caseId) });
    await emit(tx, clock, 'requests.unpublished', { ...about, reason: why });
    await emit(tx, clock, 'requests.rejected', about);
  }
  if (decision === 'approve' && post.status === 'unpublished') {
    await publish(tx, id, clock.now());
    await emit(tx, clock, 'requests.published', about);
    await emit(tx, clock, 'requests.approved', about);
  }
}

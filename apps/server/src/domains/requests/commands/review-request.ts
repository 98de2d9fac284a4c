import { afterCorrection } from '@subrosa/rules/requests/changes';
import { findFlaggedSpans } from '@subrosa/rules/requests/flagged-spans';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { openCase } from '../../moderation/index.ts';
import { lockOwnPost } from '../queries/own.ts';
import { requestReview, publish } from '../store/posts.ts';

/** Returns whether the post is published now or waits for staff. */
export async function reviewRequest(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
  clock: Clock,
): Promise<'published' | 'reviewRequested'> {
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new ApiError('resource.notFound');
  if (post.status === 'withdrawn') throw new ApiError('requests.alreadyWithdrawn');
  if (post.status === 'published') return 'published';
  const outcome = afterCorrection({ needsReview: post.needs_review, found: findFlaggedSpans(post).length > 0 });
  if (outcome === 'notMended') throw new ApiError('requests.stillFlagged');
  const at = clock.now();
  if (outcome === 'review') {
    await requestReview(tx, id, at);
    await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId });
    return 'reviewRequested';
  }
  // The open case stays: staff still check a member who wrote contact details.
  await publish(tx, id, at);
  await emit(tx, clock, 'requests.published', { requestId: id, memberId });
  return 'published';
}

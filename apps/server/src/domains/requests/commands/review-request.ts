import { afterMending } from '@subrosa/rules/requests/changes';
import { findPassages } from '@subrosa/rules/requests/passages';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { openCase } from '../../moderation/index.ts';
import { lockOwnPost } from '../queries/own.ts';
import { askReview, publish } from '../store/posts.ts';

/** Whether it is published now, or waits for staff. */
export async function reviewRequest(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
  clock: Clock,
): Promise<'published' | 'reviewAsked'> {
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new Refusal('page.missing');
  if (post.status === 'withdrawn') throw new Refusal('requests.isWithdrawn');
  if (post.status === 'published') return 'published';
  const outcome = afterMending({ needsReview: post.needs_review, found: findPassages(post).length > 0 });
  if (outcome === 'notMended') throw new Refusal('requests.notMended');
  const at = clock.now();
  if (outcome === 'review') {
    await askReview(tx, id, at);
    await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId });
    return 'reviewAsked';
  }
  // The case that it opened stays: somebody looks at who gave contact details away, after the fact.
  await publish(tx, id, at);
  await emit(tx, clock, 'requests.published', { requestId: id, memberId });
  return 'published';
}

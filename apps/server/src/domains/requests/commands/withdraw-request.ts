import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { settleCases } from '../../moderation/index.ts';
import { lockOwnPost } from '../queries/own.ts';
import { withdraw } from '../store/posts.ts';

/** For good, whatever its state and its owner's plan; again is as good as once. What was reported stays with staff. */
export async function withdrawRequest(tx: Tx, { memberId, id }: { memberId: string; id: string }, clock: Clock): Promise<void> {
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new Refusal('page.missing');
  if (post.status === 'withdrawn') return;
  await withdraw(tx, id);
  await settleCases(tx, clock, id, 'request_text');
  await emit(tx, clock, 'requests.withdrawn', { requestId: id, memberId });
}

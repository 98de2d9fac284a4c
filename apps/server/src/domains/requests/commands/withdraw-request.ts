import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { dismissCasesOf } from '../../moderation/index.ts';
import { lockOwnPost } from '../queries/own.ts';
import { withdraw } from '../store/posts.ts';

/** Withdraws a post permanently, in any state and with any plan. Idempotent. Staff keep the reported text. */
export async function withdrawRequest(tx: Tx, { memberId, id }: { memberId: string; id: string }, clock: Clock): Promise<void> {
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new ApiError('resource.notFound');
  if (post.status === 'withdrawn') return;
  await withdraw(tx, id);
  await dismissCasesOf(tx, clock, id, 'request_text');
  await emit(tx, clock, 'requests.withdrawn', { requestId: id, memberId });
}

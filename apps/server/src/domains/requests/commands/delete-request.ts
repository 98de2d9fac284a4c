import { deletingProblem } from '@subrosa/rules/requests/changes';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { dismissCasesOf } from '../../moderation/index.ts';
import { lockOwnPost } from '../queries/own.ts';
import { deletePost } from '../store/posts.ts';
import { replaceMedia } from './replace-media.ts';

/** Deletes a post with its media. The daily quota stays used, and staff keep the reported text. */
export async function deleteRequest(tx: Tx, { caller, id }: { caller: Caller; id: string }, clock: Clock): Promise<void> {
  const { memberId } = caller;
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new ApiError('resource.notFound');
  const problem = deletingProblem(post, caller);
  if (problem) throw new ApiError(problem);
  await replaceMedia(tx, { post, mediaIds: [] }, clock);
  await deletePost(tx, id);
  await dismissCasesOf(tx, clock, id, 'request_text');
  await emit(tx, clock, 'requests.deleted', { requestId: id, memberId });
}

import type { RequestText } from '@subrosa/contract/requests/schemas';
import { editingProblem } from '@subrosa/rules/requests/changes';
import { findFlaggedSpans, reasonOf } from '@subrosa/rules/requests/flagged-spans';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { validateText } from '../validate-text.ts';
import { lockOwnPost, type StoredPost } from '../queries/own.ts';
import { addLocation, changePost, type PublicationState } from '../store/posts.ts';
import { replaceMedia } from './replace-media.ts';

interface EditRequestInput {
  caller: Caller;
  id: string;
  text: RequestText;
  version: number | null;
}

/** A published post stays published unless the new text needs a review. An unpublished one waits until its owner requests a review. */
export async function editRequest(tx: Tx, { caller, id, text, version }: EditRequestInput, platform: ApiPlatform): Promise<void> {
  const { clock } = platform;
  const { memberId } = caller;
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new ApiError('resource.notFound');
  const at = clock.now();
  const problem = editingProblem({ status: post.status, postedAt: post.posted_at }, caller, at);
  if (problem) throw new ApiError(problem);
  if (version !== null && version !== post.version) staleVersion();

  const written = await validateText(tx, { memberId, text, postId: id }, platform);
  const publicationState = publicationStateOf(post, findFlaggedSpans(written));
  await changePost(tx, { ...written, ...publicationState, id, at });
  if (written.cityId !== null) await addLocation(tx, written.cityId);
  await replaceMedia(tx, { post, mediaIds: written.mediaIds }, clock);
  const about = { requestId: id, memberId };
  if (publicationState.status === post.status || publicationState.reason === null) return emit(tx, clock, 'requests.edited', about);
  await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId });
  await emit(tx, clock, 'requests.unpublished', { ...about, reason: publicationState.reason });
}

function publicationStateOf(
  { status, reason, needs_review }: StoredPost,
  flaggedSpans: PublicationState['flaggedSpans'],
): PublicationState {
  const found = reasonOf(flaggedSpans);
  return {
    status: found === null ? status : 'unpublished',
    reason: found ?? reason,
    needsReview: needs_review || found === 'apparent_illegal',
    flaggedSpans,
  };
}

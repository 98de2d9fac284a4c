import type { RequestText } from '@subrosa/contract/requests/parts';
import { editingProblem } from '@subrosa/rules/requests/changes';
import { findPassages, reasonOf } from '@subrosa/rules/requests/passages';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { readText } from '../read-text.ts';
import { lockOwnPost, type StoredPost } from '../queries/own.ts';
import { addPlace, changePost, type Standing } from '../store/posts.ts';
import { replaceMedia } from './replace-media.ts';

interface Asked {
  caller: Caller;
  id: string;
  text: RequestText;
  version: number | null;
}

/** What is published stays so unless something is found in it; what is not, waits until its owner asks for review. */
export async function editRequest(tx: Tx, { caller, id, text, version }: Asked, platform: CallPlatform): Promise<void> {
  const { clock } = platform;
  const { memberId } = caller;
  const post = await lockOwnPost(tx, memberId, id);
  if (!post) throw new Refusal('page.missing');
  const at = clock.now();
  const problem = editingProblem({ status: post.status, postedAt: post.posted_at }, caller, at);
  if (problem) throw new Refusal(problem);
  if (version !== null && version !== post.version) staleVersion();

  const written = await readText(tx, { memberId, text, postId: id }, platform);
  const standing = standingOf(post, findPassages(written));
  await changePost(tx, { ...written, ...standing, id, at });
  if (written.cityId !== null) await addPlace(tx, written.cityId);
  await replaceMedia(tx, { post, mediaIds: written.mediaIds }, clock);
  const about = { requestId: id, memberId };
  if (standing.status === post.status || standing.reason === null) return emit(tx, clock, 'requests.edited', about);
  await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId });
  await emit(tx, clock, 'requests.unpublished', { ...about, reason: standing.reason });
}

function standingOf({ status, reason, needs_review }: StoredPost, passages: Standing['passages']): Standing {
  const found = reasonOf(passages);
  return {
    status: found === null ? status : 'unpublished',
    reason: found ?? reason,
    needsReview: needs_review || found === 'apparent_illegal',
    passages,
  };
}

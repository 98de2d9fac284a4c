import type { RequestText } from '@subrosa/contract/requests/schemas';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import { findFlaggedSpans, reasonOf } from '@subrosa/rules/requests/flagged-spans';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { claimDay } from '../quota.ts';
import { validateText } from '../validate-text.ts';
import { removeDraft } from '../store/drafts.ts';
import { setMedia } from '../store/media.ts';
import { addLocation, addPost } from '../store/posts.ts';

interface PostRequestInput {
  caller: Caller;
  text: RequestText;
}

/** Returns the id of the new post. A text that needs a review hides it and opens a case. */
export async function postRequest(
  tx: Tx,
  { caller, text }: PostRequestInput,
  platform: ApiPlatform,
): Promise<{ id: string } | CommittedApiError> {
  const { memberId } = caller;
  if (!mayBrowse(caller)) throw new ApiError('resource.notFound');
  const written = await validateText(tx, { memberId, text }, platform);
  const { clock } = platform;
  const at = clock.now();
  const full = await claimDay(tx, caller, at);
  if (full) return quotaEndsAt(full.nextAt, at);

  const flaggedSpans = findFlaggedSpans(written);
  const reason = reasonOf(flaggedSpans);
  const status = reason === null ? 'published' : 'unpublished';
  const id = newId();
  await addPost(tx, { ...written, id, memberId, at, status, reason, needsReview: reason === 'apparent_illegal', flaggedSpans });
  if (written.cityId !== null) await addLocation(tx, written.cityId);
  await setMedia(tx, id, written.mediaIds);
  await removeDraft(tx, memberId);
  const about = { requestId: id, memberId };
  if (reason === null) await emit(tx, clock, 'requests.published', about);
  else {
    await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId });
    await emit(tx, clock, 'requests.unpublished', { ...about, reason });
  }
  return { id };
}

/** Commits despite the error, because the first attempt must record a changed time zone. */
function quotaEndsAt(nextAt: Date, now: Date): CommittedApiError {
  return new CommittedApiError('requests.dailyLimit', {
    retryAfter: Math.ceil((nextAt.getTime() - now.getTime()) / 1000),
    details: { nextAt: Math.floor(nextAt.getTime() / 1000) },
  });
}

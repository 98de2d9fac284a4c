import type { requestsRoutes } from '@subrosa/contract/requests';
import type { RequestText } from '@subrosa/contract/requests/schemas';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import { findFlaggedSpans } from '@subrosa/rules/requests/flagged-spans';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { getQuota } from '../quota.ts';
import { validateText } from '../validate-text.ts';

type Preview = ReplyOf<(typeof requestsRoutes)['previewRequest']>;

/** Returns what posting would do, without storing anything. */
export async function previewRequest(
  tx: Tx,
  { caller, text }: { caller: Caller; text: RequestText },
  platform: ApiPlatform,
): Promise<Preview> {
  if (!mayBrowse(caller)) throw new ApiError('resource.notFound');
  const written = await validateText(tx, { memberId: caller.memberId, text, isStored: false }, platform);
  const flaggedSpans = findFlaggedSpans(written);
  return {
    priceCents: written.cents,
    wouldPublish: flaggedSpans.length === 0,
    flaggedSpans,
    mediaWaiting: written.mediaWaiting,
    quota: await getQuota(tx, caller, platform.clock.now()),
  };
}

import type { OwnProfile } from '@subrosa/contract/profiles/parts';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import { answer, type Answer } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import type { Removed } from '../change/draft.ts';
import { presentOwnProfile } from '../read-own-profile.ts';

/** Somebody else's profile cannot be changed here, so it is not found. */
export function ownId(caller: Caller | null, id: string): string {
  const { memberId } = memberOf(caller);
  if (memberId !== id.toLowerCase()) throw new ApiError('page.missing');
  return memberId;
}

interface OwnProfileRequest {
  tx: Db | Tx;
  caller: Caller | null;
  locale: Locale;
  removed?: Removed[];
}

/** One's own profile, with the version that the form sends back. */
export async function answerOwn({ tx, caller, locale, removed }: OwnProfileRequest, platform: CallPlatform): Promise<Answer<OwnProfile>> {
  const query = { memberId: memberOf(caller).memberId, locale, ...(removed && { removed }) };
  const { profile, version } = await presentOwnProfile(tx, query, platform);
  return answer(profile, { version });
}

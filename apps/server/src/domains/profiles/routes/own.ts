import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { memberOf, type Caller } from '../../../platform/http/caller.ts';
import { respond, type RouteReply } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import type { Removed } from '../change/draft.ts';
import { getOwnProfile } from '../get-own-profile.ts';

/** Returns the caller's id. Other ids get 404, because members can change only their own profile. */
export function ownId(caller: Caller | null, id: string): string {
  const { memberId } = memberOf(caller);
  if (memberId !== id.toLowerCase()) throw new ApiError('resource.notFound');
  return memberId;
}

interface OwnProfileRequest {
  tx: Db | Tx;
  caller: Caller | null;
  locale: Locale;
  removed?: Removed[];
}

/** Responds with the caller's profile and the version that the form sends back. */
export async function respondWithOwnProfile(
  { tx, caller, locale, removed }: OwnProfileRequest,
  platform: ApiPlatform,
): Promise<RouteReply<OwnProfile>> {
  const query = { memberId: memberOf(caller).memberId, locale, ...(removed && { removed }) };
  const { profile, version } = await getOwnProfile(tx, query, platform);
  return respond(profile, { version });
}

import type { RequestCard } from '@subrosa/contract/requests/schemas';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findNext } from './queries/next.ts';
import { findOwnerOf } from './queries/owner.ts';
import { listRequestCards } from './list-request-cards.ts';

interface NextQuery {
  caller: Caller;
  id: string;
  limit: number;
  locale: Locale;
}

/** Posts to show after a post. */
export async function listNext(
  db: Db,
  { caller, id, limit, locale }: NextQuery,
  platform: ApiPlatform,
): Promise<{ requests: RequestCard[] }> {
  const { memberId } = caller;
  if (!mayBrowse(caller) || (await findOwnerOf(db, memberId, id)) === null) throw new ApiError('resource.notFound');
  const ids = await findNext(db, memberId, id, limit);
  return { requests: await listRequestCards(db, { viewer: caller, ids, locale }, platform) };
}

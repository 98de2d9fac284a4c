import type { favouritesRoutes } from '@subrosa/contract/favourites';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import { requestLimits } from '@subrosa/rules/requests/post';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listPages } from '../../platform/http/list-cursor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { findOwnerOf, listRequestCards } from '../requests/index.ts';
import { findFavouriteRequests, isFavouriteRequest } from './queries/requests.ts';

export async function checkFavouriteRequest(db: Db, caller: Caller, requestId: string): Promise<boolean> {
  if (!mayBrowse(caller) || (await findOwnerOf(db, caller.memberId, requestId)) === null) throw new ApiError('resource.notFound');
  return isFavouriteRequest(db, caller.memberId, requestId);
}

type Call = (typeof favouritesRoutes)['listFavouriteRequests'];

interface FavouriteRequestsQuery {
  caller: Caller;
  query: QueryOf<Call>;
  locale: Locale;
}

export async function listFavouriteRequests(
  db: Db,
  { caller, query, locale }: FavouriteRequestsQuery,
  platform: ApiPlatform,
): Promise<ReplyOf<Call>> {
  const bound = caller.memberId;
  const pages = listPages(platform.config.DATA_ENCRYPTION_SECRET, 'favourites.requests', requestLimits.rows);
  const wanted = pages.open(query, bound);
  if (!wanted || !mayBrowse(caller)) return { requests: [], after: null };
  const { rows, after } = pages.close(await findFavouriteRequests(db, caller.memberId, wanted), query, bound);
  const ids = rows.map(({ id }) => id);
  return { requests: await listRequestCards(db, { viewer: caller, ids, locale }, platform), after };
}

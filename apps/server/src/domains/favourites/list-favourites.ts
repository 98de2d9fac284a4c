import type { favouritesRoutes } from '@subrosa/contract/favourites';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { searchText } from '@subrosa/rules/explore/text';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listPages } from '../../platform/http/list-cursor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { findFavourites, isFavourite, isFindable } from './queries/members.ts';

export async function checkFavourite(db: Db, caller: Caller, memberId: string): Promise<boolean> {
  if (!mayBrowse(caller) || !(await isFindable(db, caller.memberId, memberId))) throw new ApiError('resource.notFound');
  return isFavourite(db, caller.memberId, memberId);
}

type Call = (typeof favouritesRoutes)['listFavourites'];

interface FavouritesQuery {
  caller: Caller;
  query: QueryOf<Call>;
  locale: Locale;
}

export async function listFavourites(db: Db, { caller, query, locale }: FavouritesQuery, platform: ApiPlatform): Promise<ReplyOf<Call>> {
  const text = searchText(query.search);
  const bound = `${caller.memberId} ${text ?? ''}`;
  const pages = listPages(platform.config.DATA_ENCRYPTION_SECRET, 'favourites', connectionLimits.rows);
  const wanted = pages.open(query, bound);
  if (!wanted || !mayBrowse(caller)) return { users: [], after: null };
  const { rows, after } = pages.close(await findFavourites(db, caller.memberId, { ...wanted, text }), query, bound);
  const ids = rows.map(({ id }) => id);
  return { users: await listMemberCards(db, { viewer: caller, ids, locale, now: platform.clock.now() }, platform), after };
}

import type { RequestCard } from '@subrosa/contract/requests/schemas';
import { extentOf, mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import { requestFilter } from '@subrosa/rules/requests/bits';
import { requestLimits, type RequestStatus } from '@subrosa/rules/requests/post';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { listPages, type PageQuery } from '../../../platform/http/list-cursor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findContentOwner } from '../queries/owner.ts';
import { listRequestCards } from '../list-request-cards.ts';
import type { FeedFilter } from './validate-filter.ts';
import { resolveNear } from './resolve-near.ts';
import { findOfMember, type Search } from './source.ts';

interface List {
  requests: RequestCard[];
  after: string | null;
}

interface Listing {
  caller: Caller;
  query: PageQuery;
  locale: Locale;
  bound: string;
  ofMember: string;
  status: RequestStatus;
  search: Search;
}

/** One member's posts in one state, page by page. Here no posts are omitted. */
async function listOf(db: Db, { caller, query, locale, bound, ofMember, status, search }: Listing, platform: ApiPlatform): Promise<List> {
  const pages = listPages(platform.config.DATA_ENCRYPTION_SECRET, 'requests.member', requestLimits.rows);
  const wanted = pages.open(query, bound);
  if (!wanted) return { requests: [], after: null };
  const { after, offset, need } = wanted;
  const found = await findOfMember(db, search, { id: ofMember, status, after, need: offset + need });
  const page = pages.close(found.slice(offset), query, bound);
  const ids = page.rows.map(({ id }) => id);
  return { requests: await listRequestCards(db, { viewer: caller, ids, locale }, platform), after: page.after };
}

type OwnListing = Pick<Listing, 'caller' | 'query' | 'locale' | 'bound'> & { filter: FeedFilter & { status: RequestStatus } };

/** The caller's own posts in a state, with the other filters. */
export async function listOwn(db: Db, { filter, ...listing }: OwnListing, platform: ApiPlatform): Promise<List> {
  const { memberId } = listing.caller;
  const search = {
    viewerId: memberId,
    filter: filter.filter,
    searchWords: filter.searchWords,
    near: await resolveNear(db, filter, memberId),
  };
  return listOf(db, { ...listing, ofMember: memberId, status: filter.status, search }, platform);
}

const everything = requestFilter({ types: [], prices: [], offers: null, genders: [], fetishes: [] });

/**
 * Published posts of a member. Throws 404 if the member does not exist for the caller; the list of a private account is empty for members
 * who are not connected.
 */
export async function listRequestsOf(
  db: Db,
  { id, ...listing }: Pick<Listing, 'caller' | 'query' | 'locale'> & { id: string },
  platform: ApiPlatform,
): Promise<List> {
  const { caller } = listing;
  const owner = await findContentOwner(db, caller.memberId, id);
  const extent = owner ? extentOf(owner, owner.relation) : 'nothing';
  if (extent === 'nothing' || !(id === caller.memberId || mayBrowse(caller))) throw new ApiError('resource.notFound');
  if (extent === 'card') return { requests: [], after: null };
  const search = { viewerId: caller.memberId, filter: everything, searchWords: [], near: null };
  return listOf(db, { ...listing, bound: `${caller.memberId} of ${id}`, ofMember: id, status: 'published', search }, platform);
}

import type { requestsRoutes } from '@subrosa/contract/requests';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import { requestLimits } from '@subrosa/rules/requests/post';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listRequestCards } from '../list-request-cards.ts';
import { cursorsFor } from './cursor.ts';
import { fairPage, type Frontier } from './fair-page.ts';
import { nthPage } from './nth-page.ts';
import { listOwn } from './own-list.ts';
import { validateFilter, spellingOf, type FeedQuery } from './validate-filter.ts';
import { resolveNear } from './resolve-near.ts';
import { sampleFor } from './sample.ts';
import { sourceFor } from './source.ts';

type RequestPage = ReplyOf<(typeof requestsRoutes)['listRequests']>;

interface ListRequestsInput {
  caller: Caller;
  query: FeedQuery;
  locale: Locale;
}

const EMPTY_PAGE: RequestPage = { requests: [], after: null };

/** Matching posts that the caller may view, newest first. With a status, only the caller's own. */
export async function listRequests(db: Db, { caller, query, locale }: ListRequestsInput, platform: ApiPlatform): Promise<RequestPage> {
  const filter = validateFilter(query);
  const bound = `${caller.memberId} ${spellingOf(filter)}`;
  if (filter.status !== null) return listOwn(db, { caller, query, locale, bound, filter: { ...filter, status: filter.status } }, platform);
  const cursors = cursorsFor(platform.config.DATA_ENCRYPTION_SECRET);
  const from = query.after === undefined ? null : cursors.read(query.after, bound);
  if (query.after !== undefined && !from) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
  if (!mayBrowse(caller) || (!from && query.page * query.limit >= requestLimits.rows)) return EMPTY_PAGE;

  const near = await resolveNear(db, filter, caller.memberId);
  const search = { viewerId: caller.memberId, filter: filter.filter, searchWords: filter.searchWords, near };
  const source = sourceFor(db, search, await sampleFor(db, platform.clock.now()));
  const start: Frontier = from ?? { after: null, debts: [] };
  const most = requestLimits.ofOneMember;
  const { rows, next } =
    from || query.page === 0 ? await fairPage(source, start, query.limit, most) : await nthPage(source, query.page, query.limit, most);
  const requests = await listRequestCards(db, { viewer: caller, ids: rows.map(({ id }) => id), locale }, platform);
  return { requests, after: next && cursors.write(next, bound) };
}

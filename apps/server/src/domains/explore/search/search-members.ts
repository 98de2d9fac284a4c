import type { exploreRoutes } from '@subrosa/contract/explore';
import type { ReplyOf } from '@subrosa/contract/route';
import { maySearch } from '@subrosa/rules/explore/allowance';
import { ageBandOf, exploreLimits, type AgeBand } from '@subrosa/rules/explore/filter';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { cursorsOf, type Cursor, type Cursors } from './cursor.ts';
import { findPage, positionOf, type PageQuery } from './find-page.ts';
import { hasCity, type FoundMember } from './queries/find-members.ts';
import { validateFilter, filterKey, type SearchQuery } from './validate-filter.ts';
import { sampleFor } from './sample.ts';
import { viewMember } from './view.ts';
import { planQueryStages } from './query-plan.ts';

type SearchResult = ReplyOf<(typeof exploreRoutes)['searchMembers']>;

interface SearchMembersInput {
  caller: Caller;
  query: SearchQuery;
  locale: Locale;
}

const EMPTY_RESULT: SearchResult = { users: [], after: null, upgrade: false };

/** The members who match, as far as the caller's plan allows, page by page. */
export async function searchMembers(db: Db, { caller, query, locale }: SearchMembersInput, platform: ApiPlatform): Promise<SearchResult> {
  const now = platform.clock.now();
  const cursors = cursorsOf(platform.config.DATA_ENCRYPTION_SECRET);
  const search = validateFilter(query);
  const bound = `${caller.memberId} ${filterKey(search)}`;
  const after = query.after === undefined ? null : openCursor(cursors, query.after, bound);
  const pagesBefore = after?.pages ?? query.page;
  const lastPage = mustAllow(query, pagesBefore, caller);
  const offset = after ? 0 : query.page * query.limit;
  if (!mayBrowse(caller) || offset >= exploreLimits.rows) return EMPTY_RESULT;

  const wanted: PageQuery = {
    ...search,
    viewerId: caller.memberId,
    today: now.toISOString().slice(0, 10),
    locale,
    after,
    positionVersion: after?.positionVersion ?? null,
    offset,
    need: offset + query.limit + 1,
  };
  const rows = await findPage(db, wanted, planQueryStages(wanted, await sampleFor(db, now)));
  if (rows.length === 0) await mustHaveCity(db, wanted);
  const page = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    // A member who was just suspended still has a search row.
    users: page
      .filter(({ state }) => state === 'active')
      .map((row) => viewMember(row, { caller, now, delivery: platform.delivery }))
      .filter(({ age }) => isOfAge(age, search.ages)),
    after: next && !lastPage ? cursors.write(cursorAfter(next, wanted, pagesBefore + 1), bound) : null,
    upgrade: next !== undefined && lastPage,
  };
}

/** A search row may be older than a new audience or a birthday: no card contradicts the age that it shows. */
const isOfAge = (age: number | null, bands: readonly AgeBand[]) => bands.length === 0 || (age !== null && bands.includes(ageBandOf(age)));

/** Sorting by distance requires the viewer's city. */
async function mustHaveCity(db: Db, { reach, viewerId }: PageQuery): Promise<void> {
  if (reach !== 'nowhere' && !(await hasCity(db, viewerId))) throw new ApiError('explore.cityMissing');
}

function cursorAfter(last: FoundMember, { positionVersion }: PageQuery, pages: number): Cursor {
  return { ...positionOf(last), pages, positionVersion: positionVersion ?? BigInt(last.position_version ?? 0) };
}

/** Whether this is the last page that the caller's plan shows. Throws if the plan does not allow the search. */
function mustAllow(query: SearchQuery, pagesBefore: number, caller: Caller): boolean {
  const { location, radius, status: statuses = [], age = [], languages = [], city } = query;
  const beyond = { ages: age.length > 0, languages: languages.length > 0, city: city !== undefined };
  const allowance = maySearch({ location, radius, statuses, ...beyond, pagesBefore }, caller);
  if (!allowance.allowed) throw new ApiError(`explore.${allowance.because}`);
  return allowance.lastPage;
}

function openCursor(cursors: Cursors, text: string, bound: string): Cursor {
  const cursor = cursors.read(text, bound);
  if (!cursor) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
  return cursor;
}

import type { requestsRoutes } from '@subrosa/contract/requests';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import { requestLimits } from '@subrosa/rules/requests/post';
import { mistypedWords, type Vocabulary } from '@subrosa/rules/requests/typos';
import type { SearchWord } from '@subrosa/rules/requests/words';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listRequestCards } from '../list-request-cards.ts';
import { cursorsFor, type Cursors } from './cursor.ts';
import { fairPage, type Frontier, type Source } from './fair-page.ts';
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

const BEGINNING: Frontier = { after: null, debts: [] };
const NOTHING: Awaited<ReturnType<typeof fairPage>> = { rows: [], next: null };
const EMPTY_PAGE: RequestPage = { requests: [], after: null };

/** Matching posts that the caller may view, newest first. With a status, only the caller's own. */
export async function listRequests(db: Db, { caller, query, locale }: ListRequestsInput, platform: ApiPlatform): Promise<RequestPage> {
  const filter = validateFilter(query);
  const bound = `${caller.memberId} ${spellingOf(filter)}`;
  if (filter.status !== null) return listOwn(db, { caller, query, locale, bound, filter: { ...filter, status: filter.status } }, platform);
  const cursors = cursorsFor(platform.config.DATA_ENCRYPTION_SECRET);
  const opened = query.after === undefined ? null : openCursor(cursors, query.after, bound);
  if (!mayBrowse(caller) || (!opened && query.page * query.limit >= requestLimits.rows)) return EMPTY_PAGE;

  const near = await resolveNear(db, filter, caller.memberId);
  const sample = await sampleFor(db, platform.clock.now());
  const sourceOf = (searchWords: readonly SearchWord[]) =>
    sourceFor(db, { viewerId: caller.memberId, filter: filter.filter, searchWords, near }, sample);
  const { rows, next, mistyped } = await findAsMeant(filter.searchWords, { sourceOf, vocabulary: sample.vocabulary }, { ...query, opened });
  const requests = await listRequestCards(db, { viewer: caller, ids: rows.map(({ id }) => id), locale }, platform);
  return { requests, after: next && cursors.write(next, mistyped ? mistypedBound(bound) : bound) };
}

/** Binds a cursor to words that were not found as typed. */
const mistypedBound = (bound: string) => `${bound} mistyped`;

function openCursor(cursors: Cursors, after: string, bound: string): { from: Frontier; mistyped: boolean } {
  const from = cursors.read(after, bound);
  if (from) return { from, mistyped: false };
  const mistyped = cursors.read(after, mistypedBound(bound));
  if (mistyped) return { from: mistyped, mistyped: true };
  throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
}

interface PageInput {
  opened: { from: Frontier; mistyped: boolean } | null;
  page: number;
  limit: number;
}

interface Words {
  sourceOf(searchWords: readonly SearchWord[]): Source;
  vocabulary: Vocabulary;
}

/** Forgives typing errors only if nothing matches the words as typed. A cursor continues what its first page found. */
async function findAsMeant(searchWords: readonly SearchWord[], { sourceOf, vocabulary }: Words, input: PageInput) {
  const { opened, page } = input;
  const asTyped = sourceOf(searchWords);
  const found = opened?.mistyped ? NOTHING : await readPage(asTyped, input);
  const isFound = opened ? !opened.mistyped : found.rows.length > 0 || (page > 0 && (await hasAny(asTyped)));
  const meant = isFound ? null : mistypedWords(searchWords, vocabulary);
  return meant ? { ...(await readPage(sourceOf(meant), input)), mistyped: true } : { ...found, mistyped: false };
}

const readPage = (source: Source, { opened, page, limit }: PageInput) =>
  opened || page === 0
    ? fairPage(source, opened?.from ?? BEGINNING, limit, requestLimits.ofOneMember)
    : nthPage(source, page, limit, requestLimits.ofOneMember);

const hasAny = async (source: Source) => (await fairPage(source, BEGINNING, 1, requestLimits.ofOneMember)).rows.length > 0;

import type pg from 'pg';
import { distanceBands } from '../../packages/rules/src/explore/filter.ts';
import { genders } from '../../packages/rules/src/reference/choices.ts';
import { interestCategories, interests } from '../../packages/rules/src/reference/interests.ts';
import { opportunityTypes, requestLimits } from '../../packages/rules/src/requests/post.ts';
import { priceBuckets } from '../../packages/rules/src/requests/price.ts';
import type { Frontier } from '../../apps/server/src/domains/requests/feed/fair-page.ts';
import { DAYS, NEWEST, type Size } from './steps.ts';
import { NOWHERE, ownWord, vocabulary } from './vocabulary.ts';

/** A request for the feed as the query of a URL. */
type FeedRequest = Readonly<Record<string, string>>;

export interface SampledFeedRequest {
  viewer: string;
  query: FeedRequest;
}

export interface DataSample {
  viewers: string[];
  /** Small towns, and the cities with most posts. */
  towns: number[];
  cities: number[];
  /** The members with most posts. */
  busy: string[];
  /** The newest post, in microseconds. */
  newest: number;
}

/** Deterministic random numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type WriteCursor = (request: SampledFeedRequest, frontier: Frontier) => string;

/** All filters, each sometimes, alone and combined; `writeCursor` encrypts a cursor. */
export function drawWorkload(
  count: number,
  sample: DataSample,
  { size, seed, writeCursor }: { size: Size; seed: number; writeCursor: WriteCursor },
): SampledFeedRequest[] {
  const chance = chances(seed);
  const upTo = (most: number) => Math.floor(chance() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const some = <Item>(items: readonly Item[], most: number) => [...new Set(Array.from({ length: 1 + upTo(most) }, () => pick(items)))];

  /** Log-uniform over the rank, so that frequent and rare words are drawn about equally often. */
  const word = () => vocabulary[Math.floor(vocabulary.length ** chance()) - 1] ?? NOWHERE;

  function text(): string {
    const unfinished = word();
    const own = ownWord(50 * (1 + upTo(size.posts / 50)));
    return pick([word(), word(), `${word()} ${word()}`, `${word()} ${word()} ${word()}`, unfinished.slice(0, 1 + upTo(5)), own, NOWHERE]);
  }

  function location(): FeedRequest {
    const radius = String(pick(distanceBands));
    return pick<FeedRequest>([
      { location: 'true' },
      { radius },
      { city: String(pick(sample.towns)), radius: '10' },
      { city: String(pick(sample.towns)), radius },
      { city: String(pick(sample.cities)), radius },
    ]);
  }

  function drawQuery(): FeedRequest {
    const slugs = some(interests, 4).map(({ slug }) => slug);
    return {
      ...(chance() < 0.35 && { type: some(opportunityTypes, 3).join(',') }),
      ...(chance() < 0.3 && { price: some(priceBuckets, 2).join(',') }),
      ...(chance() < 0.35 && { fetish: slugs.join(',') }),
      ...(chance() < 0.1 && { category: some(interestCategories, 2).join(',') }),
      ...(chance() < 0.25 && { offers: pick(['true', 'false']) }),
      ...(chance() < 0.25 && { gender: some(genders, 3).join(',') }),
      ...(chance() < 0.4 && location()),
      ...(chance() < 0.4 && { search: text() }),
    };
  }

  /** A random position in the feed, with posts of up to four members excluded a day earlier. */
  function frontier(): Frontier {
    const at = Math.floor(sample.newest - (chance() * DAYS + 1) * 86_400_000_000);
    const id = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    const owed = chance() < 0.5 ? some(sample.busy, 4) : [];
    return { after: { at: String(at), id }, debts: owed.map((memberId) => ({ memberId, after: { at: String(at + 86_400_000_000), id } })) };
  }

  function drawDeeperPage(request: SampledFeedRequest): FeedRequest {
    const kind = chance();
    if (kind < 0.25) return { after: writeCursor(request, frontier()) };
    return kind < 0.35 ? { page: String(1 + upTo(requestLimits.rows / requestLimits.page - 1)) } : {};
  }

  return Array.from({ length: count }, () => {
    const request = { viewer: pick(sample.viewers), query: drawQuery() };
    return { ...request, query: { ...request.query, ...drawDeeperPage(request) } };
  });
}

/** The viewers and their locations. */
export async function drawDataSample(client: pg.Client, viewers: number): Promise<DataSample> {
  const ids = async <Id>(sql: string) => (await client.query<{ id: Id }>(sql)).rows.map(({ id }) => id);
  const [newest = 0] = await ids<number>(`SELECT (extract(epoch FROM ${NEWEST}) * 1000000)::float8 AS id`);
  return {
    viewers: await ids(`SELECT id FROM made.person WHERE state = 'active' AND i % 97 = 1 ORDER BY i LIMIT ${viewers}`),
    towns: await ids(`SELECT id FROM city WHERE population BETWEEN 1000 AND 4000 ORDER BY md5(id::text) LIMIT 200`),
    cities: await ids(`SELECT id FROM city ORDER BY population DESC LIMIT 50`),
    // The lower the number, the more a member posts.
    busy: await ids(`SELECT id FROM made.person WHERE state = 'active' ORDER BY i LIMIT 40`),
    newest,
  };
}

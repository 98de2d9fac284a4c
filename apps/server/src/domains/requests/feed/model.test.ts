import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { interests, type InterestSlug } from '@subrosa/rules/reference/interests';
import { opportunityTypes, type OpportunityType } from '@subrosa/rules/requests/post';
import { bucketOf, priceBuckets, type PriceBucket } from '@subrosa/rules/requests/price';
import { searchTermsOf, searchWordsOf } from '@subrosa/rules/requests/words';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../../test/support/test-api.ts';
import { aBlock, aConnection, KYIV, VANCOUVER } from '../../../../test/support/profiles.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster } from '../../../../test/support/requests.ts';
import { requestFilter } from '@subrosa/rules/requests/bits';
import { requestLimits } from '@subrosa/rules/requests/post';
import { findCandidates, findCentre } from './queries/find-posts.ts';
import { facets, type List, type AccessPath } from './queries/prepared.ts';
import { valuesOf, type Search } from './source.ts';
import { UNBOUNDED } from '../../../platform/search/cost-plan.ts';

const api = useApi();

/** About 40 km from Vancouver. */
const ABBOTSFORD = 5_881_791;
const slugs = ['silk', 'boots', 'photography', 'travel'] as const satisfies readonly InterestSlug[];
const vocabulary = ['silk', 'scarf', 'quiet', 'letters', 'garden', '丝绸'];

interface Post {
  id: string;
  at: number;
  poster: number;
  title: string;
  type: OpportunityType;
  fetish: InterestSlug;
  cents: number;
  cityId: number | null;
}

interface Person {
  poster: Poster;
  gender: string | null;
  confidant: boolean;
  visible: boolean;
}

let viewer: Poster;
const people: Person[] = [];
const posts: Post[] = [];

/** A small deterministic generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

beforeAll(async () => {
  viewer = await aPoster(api, { accountType: 'fetishist' }, { cityId: VANCOUVER, gender: 'man' });
  const genders = ['man', 'woman', 'x_gender'];
  for (let n = 0; n < 14; n += 1) {
    const gender = genders[n % 3] ?? 'other';
    const [privately, connected] = [n === 4 || n === 5, n === 5 || n === 6];
    const poster = await aPoster(
      api,
      { accountType: n % 2 === 0 ? 'confidant' : 'fetishist', privateAccount: privately, ...(n === 9 && { state: 'suspended' as const }) },
      { gender },
    );
    if (connected) await aConnection(api.db, viewer.id, poster.id);
    if (n === 7) await aBlock(api.db, viewer.id, poster.id);
    if (n === 8) await aBlock(api.db, poster.id, viewer.id);
    people.push({ poster, gender: privately ? null : gender, confidant: n % 2 === 0, visible: ![4, 7, 8, 9].includes(n) });
  }
  people.push({ poster: viewer, gender: 'man', confidant: false, visible: true });
  const next = random(7);
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)]!;
  for (let n = 0; n < 220; n += 1) {
    // The first two members post far more than all others.
    const poster = next() < 0.4 ? n % 2 : Math.floor(next() * people.length);
    const post = {
      at: Date.UTC(2026, 10, 1) + Math.floor(n / 3) * 60_000,
      poster,
      title: [one(vocabulary), one(vocabulary), one(vocabulary)].join(' '),
      type: one(opportunityTypes),
      fetish: one(slugs),
      cents: one([999, 2500, 4999, 10_000, 20_000, 20_001]),
      cityId: one([null, VANCOUVER, ABBOTSFORD, KYIV]),
    };
    const traits = { ...post, description: 'As agreed.', at: new Date(post.at) };
    posts.push({ ...post, id: await aPost(api.db, people[poster]!.poster.id, traits) });
  }
  await aPost(api.db, people[0]!.poster.id, { status: 'unpublished' });
  await aPost(api.db, people[0]!.poster.id, { status: 'withdrawn' });
  await rebuildRequestSearch(api.db);
}, 120_000);

interface FeedQuery {
  types: OpportunityType[];
  prices: PriceBucket[];
  fetishes: (typeof slugs)[number][];
  category: 'wear' | null;
  offers: boolean | null;
  genders: string[];
  near: 'here' | 'kyiv' | null;
  search: string;
}

const nothing: FeedQuery = { types: [], prices: [], fetishes: [], category: null, offers: null, genders: [], near: null, search: '' };

const feedQueries: fc.Arbitrary<FeedQuery> = fc.record({
  types: fc.subarray([...opportunityTypes], { maxLength: 3 }),
  prices: fc.subarray([...priceBuckets], { maxLength: 2 }),
  fetishes: fc.subarray([...slugs], { maxLength: 2 }),
  category: fc.constantFrom('wear' as const, null, null),
  offers: fc.constantFrom(true, false, null, null),
  genders: fc.subarray(['man', 'woman', 'female', 'x_gender'], { maxLength: 2 }),
  near: fc.constantFrom('here' as const, 'kyiv' as const, null, null),
  search: fc.constantFrom('', '', 'silk', 'sca', 'quiet let', 'garden silk', '绸', '丝绸', 'nothing'),
});

function queryOf({ types, prices, fetishes, category, offers, genders, near, search }: FeedQuery): Record<string, string> {
  return {
    ...(types.length > 0 && { type: types.join(',') }),
    ...(prices.length > 0 && { price: prices.join(',') }),
    ...(fetishes.length > 0 && { fetish: fetishes.join(',') }),
    ...(category && { category }),
    ...(offers !== null && { offers: String(offers) }),
    ...(genders.length > 0 && { gender: genders.join(',') }),
    ...(near === 'here' && { location: 'true', radius: '100' }),
    ...(near === 'kyiv' && { city: String(KYIV) }),
    ...(search !== '' && { search }),
  };
}

/** A second implementation of the specification, without an index. */
function expected(query: FeedQuery): string[] {
  const named = new Set([
    ...query.fetishes,
    ...interests.filter(({ category }) => category === query.category).map(({ slug }) => slug),
  ] as InterestSlug[]);
  const genders = query.genders.map((word) => (word === 'female' ? 'woman' : word));
  const cities = { here: [VANCOUVER, ABBOTSFORD], kyiv: [KYIV] } as const;
  const matches = (post: Post) => {
    const { gender, confidant, visible } = people[post.poster]!;
    const all = searchTermsOf(`${post.title} As agreed.`);
    return (
      visible &&
      (query.types.length === 0 || query.types.includes(post.type)) &&
      (query.prices.length === 0 || query.prices.includes(bucketOf(post.cents))) &&
      (named.size === 0 || named.has(post.fetish)) &&
      (query.offers === null || query.offers === confidant) &&
      (genders.length === 0 || (gender !== null && genders.includes(gender))) &&
      (query.near === null || (cities[query.near] as readonly (number | null)[]).includes(post.cityId)) &&
      searchWordsOf(query.search).every(({ word, begins }) => all.some((own) => (begins ? own.startsWith(word) : own === word)))
    );
  };
  return posts
    .filter(matches)
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
}

const posterOf = new Map<string, number>();

describe('GET /api/requests', () => {
  it('returns exactly the matching posts, each once, for any filter', async () => {
    for (const { id, poster } of posts) posterOf.set(id, poster);
    const check = async (query: FeedQuery) => {
      const pages = await viewer.walk(queryOf(query));
      expect(pages.flat().toSorted()).toEqual(expected(query).toSorted());
      for (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(9);
        for (const mine of Map.groupBy(page, (id) => posterOf.get(id)).values()) expect(mine.length).toBeLessThanOrEqual(2);
      }
    };
    await fc.assert(fc.asyncProperty(feedQueries, check), { numRuns: 40 });
  }, 120_000);

  it('returns the newest first when no member has more than two', async () => {
    const query: FeedQuery = { ...nothing, search: 'quiet quiet' };
    const [first] = await viewer.walk({ ...queryOf(query), limit: '30' });
    const expectedIds = expected(query);
    const ranks = (first ?? []).map((id) => expectedIds.indexOf(id));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks[0]).toBe(0);
  });

  it('returns the same pages by page number', async () => {
    const pages = await viewer.walk({ offers: 'true' });
    for (const [page, ids] of pages.entries()) {
      const { body } = await viewer.feed({ offers: 'true', page });
      expect(body.requests.map(({ id }) => id)).toEqual(ids);
    }
    expect((await viewer.feed({ page: 900 })).body).toEqual({ requests: [], after: null });
  });

  it('accepts a cursor only for the same member and filters', async () => {
    const { after } = (await viewer.feed({ offers: 'true' })).body;
    const other = people[1]!.poster;
    const rejected = { code: 'request.invalid', fields: { after: { code: 'field.invalid' } } };
    expect(await viewer.feed({ offers: 'false', after: after ?? '' })).toMatchObject(rejected);
    expect(await other.feed({ offers: 'true', after: after ?? '' })).toMatchObject(rejected);
    expect(await viewer.feed({ offers: 'true', after: `${after?.slice(0, -2)}AA` })).toMatchObject(rejected);
    expect((await viewer.feed({ offers: 'true', after: after ?? '' })).status).toBe(200);
  });
});

describe('findCandidates', () => {
  const start = { at: '8000000000000000', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const DAY = 86_400;
  const NOVEMBER = Date.UTC(2026, 10, 1) / 1000;
  const since = NOVEMBER * 1_000_000;
  const days = { since, periods: [Math.floor(NOVEMBER / DAY)] };
  const weeks = { since, periods: [-Math.floor(NOVEMBER / (7 * DAY))] };

  async function searchFor(query: FeedQuery): Promise<Search> {
    const fetishes = interestNumbersOf(query.fetishes) ?? [];
    const filter = requestFilter({ types: query.types, prices: query.prices, offers: query.offers, genders: query.genders, fetishes });
    const centre = await findCentre(api.db, { cityId: query.near === 'kyiv' ? KYIV : null, memberId: viewer.id });
    const near = query.near && { centre: centre ?? '', radius: query.near === 'kyiv' ? requestLimits.radius : 100 };
    return { viewerId: viewer.id, filter, searchWords: searchWordsOf(query.search), near };
  }

  function accessPathsFor({ filter, searchWords: sought, near }: Search): AccessPath[] {
    const rest = { searchWords: sought.length > 0, near: near !== null };
    const used: List[] = [
      ...facets.filter((facet) => filter.tokens[facet].length > 0),
      ...(['finished', 'begun'] as const).filter((list) => sought.some(({ begins }) => begins === (list === 'begun'))),
    ];
    const lists = [...used.map((list) => [list]), ...(used.length > 1 ? [used] : [])];
    const gathering = [
      ...lists.map((some): AccessPath => ({ kind: 'lists', lists: some, ...rest })),
      ...(rest.near ? [{ kind: 'locations' as const, ...rest }] : []),
    ];
    const inOrder: AccessPath[] = [
      { kind: 'newest', ...rest },
      ...(rest.searchWords ? [{ kind: 'newest' as const, whole: true, ...rest }] : []),
    ];
    return [...inOrder, ...gathering, ...gathering.map((accessPath) => ({ ...accessPath, recent: true }))];
  }

  it('returns the same for every access path', async () => {
    const check = async (query: FeedQuery) => {
      const search = await searchFor(query);
      for (const accessPath of accessPathsFor(search)) {
        for (const recent of [days, weeks]) {
          const rows = await findCandidates(api.db, accessPath, valuesOf(search, { need: 1000, bound: UNBOUNDED, after: start, recent }));
          expect(rows.map(({ id }) => id)).toEqual(expected({ ...query, category: null }));
        }
      }
    };
    await fc.assert(fc.asyncProperty(feedQueries, check), { numRuns: 40 });
  }, 120_000);

  it('returns no older posts on an access path of recent posts', async () => {
    const search = await searchFor({ ...nothing, offers: true, near: 'kyiv' });
    for (const accessPath of accessPathsFor(search).filter(({ recent }) => recent)) {
      const recent = { since: since + DAY * 1_000_000, periods: [Math.floor(NOVEMBER / DAY) + 1] };
      const values = valuesOf(search, { need: 10, bound: UNBOUNDED, after: start, recent });
      expect(await findCandidates(api.db, accessPath, values)).toEqual([]);
    }
  });

  it('returns an edge when an access path stops at its bound', async () => {
    const filter = requestFilter({ types: [], prices: [], offers: null, genders: [], fetishes: [] });
    const search = { viewerId: viewer.id, filter, searchWords: searchWordsOf('nothing'), near: null };
    const accessPath: AccessPath = { kind: 'newest', searchWords: true, near: false };
    const rows = await findCandidates(api.db, accessPath, valuesOf(search, { need: 10, bound: 20, after: start }));
    expect(rows.map(({ edge }) => edge)).toEqual([true]);
  });
});

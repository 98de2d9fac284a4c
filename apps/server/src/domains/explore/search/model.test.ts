import { bitFilter } from '@subrosa/rules/explore/bits';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWorld, expected, questions, type Question, type World } from '../../../testing/explore-model.ts';
import { useDatabase } from '../../../testing/house.ts';
import type { Position } from './cursor.ts';
import { findPage, positionOf, type PageQuery } from './find-page.ts';
import type { Facets, Reach, Table, TextPart, Way } from './queries/candidates.ts';
import { UNBOUNDED } from '../../../platform/search/cost-plan.ts';
import { sampleFor } from './sample.ts';
import { stagesFor, type Attempt, type Stage } from './ways.ts';

const house = useDatabase();
let world: World;

beforeAll(async () => {
  world = await aWorld(house.db);
}, 120_000);

const queryOf = (asked: Question, limit: number, after: Position | null = null): PageQuery => ({
  filter: bitFilter(asked),
  text: asked.text,
  online: asked.online,
  reach: reachOf(asked),
  radius: asked.radius,
  viewerId: world.viewer.id,
  today: '2026-11-15',
  locale: 'en',
  after,
  offset: 0,
  moves: null,
  need: limit + 1,
});

const reachOf = ({ near, radius }: Question): Reach => (near ? (radius === null ? 'anywhere' : 'within') : 'nowhere');

type Staging = (query: PageQuery) => Promise<Stage[]> | Stage[];

/** All pages one after the other, by the cursor. */
async function walk(asked: Question, limit: number, staging: Staging): Promise<string[]> {
  const ids: string[] = [];
  let after: Position | null = null;
  let moves: bigint | null = null;
  for (;;) {
    const query = { ...queryOf(asked, limit, after), moves };
    const rows = await findPage(house.db, query, await staging(query));
    const page = rows.slice(0, limit);
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (rows.length <= limit || !last) return ids;
    after = positionOf(last);
    moves ??= BigInt(last.moves ?? 0);
  }
}

const attempt = (way: Way, bound = UNBOUNDED): Attempt => ({ way, bound });

/** Every way that may answer this, forced. */
function everyStaging({ text, online, filter, reach }: PageQuery): Stage[][] {
  const table: Table = online ? 'member_live' : 'member_search';
  const facetsThere = (['classes', 'interests', 'traveling'] as const).filter((facet) => filter.tokens[facet].length > 0);
  const subsets = facetsThere.flatMap((facet) => [[facet], facetsThere]).filter((subset) => subset.length > 0);
  const gathered = (part: TextPart | null): Way[] => [
    { kind: 'all', table, reach, text: part },
    ...subsets.map((subset): Way => ({
      kind: 'tokens',
      table,
      reach,
      text: part,
      facets: Object.fromEntries(
        ['classes', 'interests', 'traveling'].map((facet) => [facet, (subset as string[]).includes(facet)]),
      ) as unknown as Facets,
    })),
  ];
  const lazy = (part: TextPart | null): Way => ({ kind: 'lazy', table, reach, text: part });
  const each = (part: TextPart | null, others: Way[]): Attempt[][] => [
    [attempt(lazy(part))],
    [attempt(lazy(part), 7), attempt(others[0]!)],
    ...others.map((way) => [attempt(way)]),
  ];
  if (text === null) return each(null, gathered(null)).map((attempts) => [{ lastKind: 1, attempts }]);
  const begins = each('begins', [...gathered('begins'), { kind: 'names', table, reach, text: 'begins' }]);
  if (text.length < 3) return begins.map((attempts) => [{ lastKind: 1, attempts }]);
  const whole: Way[] = [...gathered('any'), { kind: 'trigrams', table, reach, text: 'any' }];
  const inside = each('inside', whole);
  return [
    ...whole.map((way): Stage[] => [{ lastKind: 2, attempts: [attempt(way)] }]),
    ...begins.map((attempts, place): Stage[] => [
      { lastKind: 1, attempts },
      { lastKind: 2, attempts: inside[place % inside.length]! },
    ]),
  ];
}

describe('a search', () => {
  it('finds whom it should, in order, page by page, whatever it is asked for', async () => {
    const ask = async (asked: Question, limit: number) => {
      const found = await walk(asked, limit, async (query) => stagesFor(query, await sampleFor(house.db, new Date())));
      expect(found).toEqual(expected(world, asked));
    };
    await fc.assert(fc.asyncProperty(questions, fc.integer({ min: 3, max: 30 }), ask), { numRuns: 120 });
  }, 60_000);

  it('gives the same answer on every way', async () => {
    const ask = async (asked: Question) => {
      const wanted = expected(world, asked);
      for (const stages of everyStaging(queryOf(asked, 10))) expect(await walk(asked, 10, () => stages)).toEqual(wanted);
    };
    await fc.assert(fc.asyncProperty(questions, ask), { numRuns: 25 });
  }, 60_000);

  it('skips as many as the page counter says', async () => {
    const ask = async (asked: Question, limit: number, page: number) => {
      const query = { ...queryOf(asked, limit), offset: page * limit, need: (page + 1) * limit + 1 };
      const rows = await findPage(house.db, query, stagesFor(query, await sampleFor(house.db, new Date())));
      expect(rows.map(({ id }) => id)).toEqual(expected(world, asked).slice(page * limit, (page + 1) * limit + 1));
    };
    await fc.assert(fc.asyncProperty(questions, fc.integer({ min: 3, max: 10 }), fc.integer({ min: 0, max: 4 }), ask), { numRuns: 60 });
  }, 60_000);
});

import { bitFilter, searchFacets } from '@subrosa/rules/explore/bits';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWorld, expected, questions, type Question, type World } from '../../../../test/support/explore-model.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import type { Position } from './cursor.ts';
import { findPage, positionOf, type PageQuery } from './find-page.ts';
import type { Reach, Table, TextPart, AccessPath } from './queries/candidates.ts';
import { UNBOUNDED } from '../../../platform/search/cost-plan.ts';
import { sampleFor } from './sample.ts';
import { planQueryStages, type Attempt, type QueryPlanStage } from './query-plan.ts';

const testDb = useDatabase();
let world: World;

beforeAll(async () => {
  world = await aWorld(testDb.db);
}, 120_000);

const queryOf = (question: Question, limit: number, after: Position | null = null): PageQuery => ({
  filter: bitFilter(question),
  text: question.text,
  online: question.online,
  reach: reachOf(question),
  radius: question.radius,
  viewerId: world.viewer.id,
  today: '2026-11-15',
  locale: 'en',
  after,
  offset: 0,
  positionVersion: null,
  need: limit + 1,
});

const reachOf = ({ near, radius }: Question): Reach => (near ? (radius === null ? 'anywhere' : 'within') : 'nowhere');

type Staging = (query: PageQuery) => Promise<QueryPlanStage[]> | QueryPlanStage[];

/** Reads all pages by the cursor. */
async function walk(question: Question, limit: number, staging: Staging): Promise<string[]> {
  const ids: string[] = [];
  let after: Position | null = null;
  let positionVersion: bigint | null = null;
  for (;;) {
    const query = { ...queryOf(question, limit, after), positionVersion };
    const rows = await findPage(testDb.db, query, await staging(query));
    const page = rows.slice(0, limit);
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (rows.length <= limit || !last) return ids;
    after = positionOf(last);
    positionVersion ??= BigInt(last.position_version ?? 0);
  }
}

const attempt = (accessPath: AccessPath, bound = UNBOUNDED): Attempt => ({ accessPath, bound });

/** All access paths for this search, each one forced. */
function everyStaging({ text, online, filter, reach }: PageQuery): QueryPlanStage[][] {
  const table: Table = online ? 'member_search_online' : 'member_search';
  const facetsThere = searchFacets.filter((facet) => filter.tokens[facet].length > 0);
  const subsets = facetsThere.flatMap((facet) => [[facet], facetsThere]).filter((subset) => subset.length > 0);
  const gathered = (part: TextPart | null): AccessPath[] => [
    { kind: 'all', table, reach, text: part },
    ...subsets.map((subset): AccessPath => ({
      kind: 'tokens',
      table,
      reach,
      text: part,
      facets: Object.fromEntries(subset.map((facet) => [facet, true])),
    })),
  ];
  const lazy = (part: TextPart | null): AccessPath => ({ kind: 'lazy', table, reach, text: part });
  const each = (part: TextPart | null, others: AccessPath[]): Attempt[][] => [
    [attempt(lazy(part))],
    [attempt(lazy(part), 7), attempt(others[0]!)],
    ...others.map((accessPath) => [attempt(accessPath)]),
  ];
  if (text === null) return each(null, gathered(null)).map((attempts) => [{ lastKind: 1, attempts }]);
  const begins = each('begins', [...gathered('begins'), { kind: 'names', table, reach, text: 'begins' }]);
  if (text.length < 3) return begins.map((attempts) => [{ lastKind: 1, attempts }]);
  const whole: AccessPath[] = [...gathered('any'), { kind: 'trigrams', table, reach, text: 'any' }];
  const inside = each('inside', whole);
  return [
    ...whole.map((accessPath): QueryPlanStage[] => [{ lastKind: 2, attempts: [attempt(accessPath)] }]),
    ...begins.map((attempts, index): QueryPlanStage[] => [
      { lastKind: 1, attempts },
      { lastKind: 2, attempts: inside[index % inside.length]! },
    ]),
  ];
}

describe('findPage', () => {
  it('finds exactly the expected members in order, page by page, for any search', async () => {
    const check = async (question: Question, limit: number) => {
      const found = await walk(question, limit, async (query) => planQueryStages(query, await sampleFor(testDb.db, new Date())));
      expect(found).toEqual(expected(world, question));
    };
    await fc.assert(fc.asyncProperty(questions, fc.integer({ min: 3, max: 30 }), check), { numRuns: 120 });
  }, 60_000);

  it('returns the same for every access path', async () => {
    const check = async (question: Question) => {
      const wanted = expected(world, question);
      for (const stages of everyStaging(queryOf(question, 10))) expect(await walk(question, 10, () => stages)).toEqual(wanted);
    };
    await fc.assert(fc.asyncProperty(questions, check), { numRuns: 25 });
  }, 60_000);

  it('skips the rows before the given page', async () => {
    const check = async (question: Question, limit: number, page: number) => {
      const query = { ...queryOf(question, limit), offset: page * limit, need: (page + 1) * limit + 1 };
      const rows = await findPage(testDb.db, query, planQueryStages(query, await sampleFor(testDb.db, new Date())));
      expect(rows.map(({ id }) => id)).toEqual(expected(world, question).slice(page * limit, (page + 1) * limit + 1));
    };
    await fc.assert(fc.asyncProperty(questions, fc.integer({ min: 3, max: 10 }), fc.integer({ min: 0, max: 4 }), check), { numRuns: 60 });
  }, 60_000);
});

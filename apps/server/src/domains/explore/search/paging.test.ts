import { bitFilter } from '@subrosa/rules/explore/bits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { manySearchableMembers, citiesAround, type Findable } from '../../../../test/support/explore.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { VANCOUVER } from '../../../../test/support/profiles.ts';
import { propertyRuns, propertyTimeout } from '../../../../test/support/property-runs.ts';
import type { Position } from './cursor.ts';
import { findPage, positionOf, type PageQuery } from './find-page.ts';
import { sampleFor } from './sample.ts';
import { planQueryStages } from './query-plan.ts';

const testDb = useDatabase();
const PEOPLE = 60;
const LIMIT = 7;
let members: Findable[] = [];

beforeEach(async () => {
  if (members.length > 0) return;
  const cities = await citiesAround(testDb.db, VANCOUVER, 40, 8);
  members = await manySearchableMembers(
    testDb.db,
    Array.from({ length: PEOPLE }, (_, n) => ({
      cityId: cities[n % cities.length]!,
      day: `2026-11-${String(1 + (n % 15)).padStart(2, '0')}`,
    })),
  );
}, 120_000);

type Change = (memberId: string, by: number) => Promise<unknown>;

/** A visit: the member's row moves to the front. */
const rise: Change = (memberId, by) =>
  sql`UPDATE member_search SET rank = rank + ${by}::bigint * 4294967296 WHERE member_id = ${memberId}`.execute(testDb.db);

/** The member moves to any cell. */
const move: Change = (memberId, by) =>
  sql`UPDATE member_search SET cell = (SELECT cell FROM search_cell ORDER BY cell LIMIT 1 OFFSET ${by} % (SELECT count(*) FROM search_cell)) WHERE member_id = ${memberId}`.execute(
    testDb.db,
  );

async function walkWhile(
  changes: readonly { who: number; by: number; page: number }[],
  change: Change,
  near: boolean,
): Promise<Map<string, number>> {
  const [viewer] = members;
  const seen = new Map<string, number>();
  const filter = bitFilter({ role: 'all', plan: 'all', genders: [], statuses: [], interests: [] });
  const base: PageQuery = {
    filter,
    text: null,
    online: false,
    reach: near ? 'anywhere' : 'nowhere',
    radius: null,
    viewerId: viewer!.id,
    today: '2026-11-15',
    locale: 'en',
    after: null,
    positionVersion: null,
    offset: 0,
    need: LIMIT + 1,
  };
  let after: Position | null = null;
  let positionVersion: bigint | null = null;
  for (let page = 0; ; page += 1) {
    const query: PageQuery = { ...base, after, positionVersion };
    const rows = await findPage(testDb.db, query, planQueryStages(query, await sampleFor(testDb.db, new Date())));
    const shown = rows.slice(0, LIMIT);
    for (const { id } of shown) seen.set(id, (seen.get(id) ?? 0) + 1);
    const last = shown.at(-1);
    if (rows.length <= LIMIT || !last || page > PEOPLE) return seen;
    after = positionOf(last);
    positionVersion ??= BigInt(last.position_version ?? 0);
    for (const { who, by } of changes.filter((one) => one.page === page)) await change(members[who]!.id, by);
  }
}

const changes = fc.array(fc.record({ who: fc.integer({ min: 1, max: PEOPLE - 1 }), by: fc.integer({ min: 1, max: 5 }), page: fc.nat(6) }), {
  maxLength: 20,
});

describe('findPage, while members visit and move between pages', () => {
  it(
    'returns unchanged members exactly once, and visiting members at most once',
    async () => {
      const check = async (list: { who: number; by: number; page: number }[]) => {
        const seen = await walkWhile(list, rise, false);
        const moved = new Set(list.map(({ who }) => members[who]!.id));
        for (const { id } of members.slice(1)) {
          if (moved.has(id)) expect(seen.get(id) ?? 0).toBeLessThanOrEqual(1);
          else expect(seen.get(id)).toBe(1);
        }
      };
      await fc.assert(fc.asyncProperty(changes, check), { numRuns: propertyRuns(25) });
    },
    propertyTimeout(25),
  );

  it(
    'returns unchanged members exactly once, and members who move at most once',
    async () => {
      const check = async (list: { who: number; by: number; page: number }[]) => {
        const seen = await walkWhile(list, move, true);
        const moved = new Set(list.map(({ who }) => members[who]!.id));
        for (const { id } of members.slice(1)) {
          if (moved.has(id)) expect(seen.get(id) ?? 0).toBeLessThanOrEqual(1);
          else expect(seen.get(id)).toBe(1);
        }
      };
      await fc.assert(fc.asyncProperty(changes, check), { numRuns: propertyRuns(25) });
    },
    propertyTimeout(25),
  );
});

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { aFoundMember, project, useExploreWorker } from '../../../../test/support/explore-presence.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { KYIV, VANCOUVER } from '../../../../test/support/profiles.ts';
import { findDrift, rebuildSearch } from './project.ts';

const testDb = useDatabase();
const worker = useExploreWorker(testDb);
const inOrder = { rows: 0, online: 0, cells: 0 };
const GRID = { gridKm: 5 };

const ids: string[] = [];
beforeAll(async () => {
  for (let n = 0; n < 12; n += 1) ids.push((await aFoundMember(testDb)).id);
});

const set = (table: 'member' | 'member_settings' | 'profile', id: string, change: Record<string, unknown>) =>
  testDb.db
    .updateTable(table)
    .set(change)
    .where(table === 'member' ? 'id' : 'member_id', '=', id)
    .execute();

/** Random changes of everything that a search row depends on. */
const changes = fc.oneof(
  fc.record({ table: fc.constant('profile' as const), change: fc.record({ gender: fc.constantFrom('man', 'woman', 'other', null) }) }),
  fc.record({
    table: fc.constant('profile' as const),
    change: fc.record({ interests: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 6 }) }),
  }),
  fc.record({
    table: fc.constant('profile' as const),
    change: fc.record({ city_id: fc.constantFrom(VANCOUVER, KYIV, null), location_status: fc.constantFrom('home', 'traveling') }),
  }),
  fc.record({
    table: fc.constant('profile' as const),
    change: fc.record({
      audiences: fc
        .record({ city: fc.constantFrom('all', 'connections'), interests: fc.constantFrom('all', 'premium') })
        .map((audiences) => JSON.stringify(audiences)),
    }),
  }),
  fc.record({
    table: fc.constant('member_settings' as const),
    change: fc.record({ private_account: fc.boolean(), show_presence: fc.boolean() }),
  }),
  fc.record({
    table: fc.constant('member' as const),
    change: fc.record({
      state: fc.constantFrom('active', 'active', 'suspended'),
      identity_verified_at: fc.constantFrom(null, new Date('2026-11-01T12:00:00Z')),
    }),
  }),
);

it('equals the view after 100 random changes', async () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), changes), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      for (const [who, { table, change }] of done) await set(table, ids[who]!, change);
      await project(worker.platform.db, ...new Set(done.map(([who]) => ids[who]!)));
      expect(await findDrift(testDb.db)).toEqual(inOrder);
    }),
    { numRuns: 100 },
  );
});

/** Changes the member's profile repeatedly, and projects each change like its reaction. */
async function changing(id: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await set('profile', id, { interests: [1 + Math.floor(Math.random() * 90)] });
    await project(worker.platform.db, id);
  }
}

it('keeps the newest row when several reactions of one member run concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    await testDb.db.deleteFrom('member_search').where('member_id', '=', ids[0]!).execute();
    await Promise.all(Array.from({ length: 4 }, () => changing(ids[0]!, 6)));
    expect(await findDrift(testDb.db)).toEqual(inOrder);
  }
});

it('rebuilds during changes, twice concurrently and for another grid, without losing a row meanwhile', async () => {
  await Promise.all(ids.map((id) => set('member', id, { state: 'active' })));
  await project(testDb.db, ...ids);
  const built = new AbortController();
  const fewest = (async () => {
    let least = ids.length;
    while (!built.signal.aborted) {
      const { count } = await testDb.db
        .selectFrom('member_search')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      least = Math.min(least, Number(count));
    }
    return least;
  })();
  const { db } = worker.platform;
  await Promise.all([
    rebuildSearch(db, { ...GRID, batch: 3 }),
    rebuildSearch(db, { gridKm: 12.5 }).then(() => rebuildSearch(db, { gridKm: 12.5, batch: 5 })),
    ...ids.slice(0, 3).map((id) => changing(id, 10)),
  ]);
  built.abort();
  expect(await fewest).toBe(ids.length);
  expect(await findDrift(testDb.db)).toEqual(inOrder);
  await rebuildSearch(db, GRID);
  expect(await findDrift(testDb.db)).toEqual(inOrder);
});

it('fills an empty table', async () => {
  await testDb.db.deleteFrom('member_search').execute();
  await rebuildSearch(worker.platform.db, { ...GRID, batch: 5 });
  expect(await findDrift(testDb.db)).toEqual(inOrder);
});

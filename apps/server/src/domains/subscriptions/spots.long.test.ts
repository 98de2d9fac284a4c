import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { raceIterations } from '../../../test/support/race-iterations.ts';
import { claimSpot } from './index.ts';

const TOTAL = 111;
const CLAIMS = 500;

describe.each(['pool', 'first_n'] as const)('claimSpot with mode %s', (mode) => {
  const testDb = useDatabase();

  it(`grants exactly ${TOTAL} of ${CLAIMS} concurrent claims, in each of ${raceIterations} iterations`, { timeout: 300_000 }, async () => {
    const db = createDb(createPool({ url: databaseUrl(testDb.config, 'worker'), name: 'claims', size: 8 }));
    const config = { ...testDb.config, SPOTS_MODE: mode, SPOTS_POOL: TOTAL, SPOTS_FIRST_N: TOTAL };
    try {
      for (let iteration = 0; iteration < raceIterations; iteration += 1) {
        const members = await resetMembers(iteration);
        const claims = await Promise.all(
          Array.from({ length: CLAIMS }, (_, index) =>
            // Every fifth member claims twice.
            transaction(db, (tx) => claimSpot(tx, members[index % 5 === 4 ? index - 1 : index] ?? '', { clock: systemClock, config })),
          ),
        );
        expect(claims.filter((claim) => claim === 'given')).toHaveLength(TOTAL);
        const { rows } = await sql<{ held: number; taken: number }>`
          SELECT (SELECT count(DISTINCT member_id)::int FROM member_subscription WHERE plan_id = 2) AS held, (SELECT taken FROM free_spots) AS taken`.execute(
          testDb.db,
        );
        expect(rows).toEqual([{ held: TOTAL, taken: TOTAL }]);
      }
      process.stdout.write(`result T4: ${raceIterations} rounds of ${CLAIMS} claims at once (${mode}), ${TOTAL} given each time\n`);
    } finally {
      await db.destroy();
    }
  });

  /** Creates members without a plan, and resets the counter. */
  async function resetMembers(iteration: number): Promise<string[]> {
    await sql`DELETE FROM member_subscription`.execute(testDb.db);
    await sql`UPDATE free_spots SET taken = 0`.execute(testDb.db);
    const { rows } = await sql<{ id: string }>`
      INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
      SELECT gen_random_uuid(), name, name || '@example.org', 'fetishist', 'active', '12345678', now()
      FROM (SELECT 'spot' || ${iteration}::int * 1000 + n AS name FROM generate_series(1, ${CLAIMS}::int) n) AS names RETURNING id`.execute(
      testDb.db,
    );
    return rows.map(({ id }) => id);
  }
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/support/test-api.ts';

const testDb = useDatabase();

// British Columbia stays on UTC-7 all year as of tzdata 2026b; older data would move every winter entry by an hour.
it('has zone data of 2026b or later in Node', () => {
  expect(process.versions['tz']! >= '2026b').toBe(true);
});

it('agrees with PostgreSQL about winter in Vancouver', async () => {
  const { rows } = await sql<{ local: string }>`
    SELECT to_char(timestamptz '2027-01-15 12:00Z' AT TIME ZONE 'America/Vancouver', 'HH24:MI') AS local`.execute(testDb.db);
  expect(rows[0]?.local).toBe('05:00');
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/support/test-api.ts';

const testDb = useDatabase();

// British Columbia stays on UTC-7 all year as of tzdata 2026b; older data would shift every winter entry by an hour.
it('Node has time zone data of 2026b or later', () => {
  expect(process.versions['tz']! >= '2026b').toBe(true);
});

it('PostgreSQL agrees with Node about winter time in Vancouver', async () => {
  const { rows } = await sql<{ local: string }>`
    SELECT to_char(timestamptz '2027-01-15 12:00Z' AT TIME ZONE 'America/Vancouver', 'HH24:MI') AS local`.execute(testDb.db);
  expect(rows[0]?.local).toBe('05:00');
});

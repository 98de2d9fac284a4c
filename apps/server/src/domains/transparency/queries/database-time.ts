import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
}

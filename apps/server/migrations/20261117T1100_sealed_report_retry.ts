import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sealed_report ADD COLUMN retry_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN sealed_report.retry_at IS 'when a rejected report is sent again; at once where it is empty'`.execute(db);
}

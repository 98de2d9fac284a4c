import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE profile ADD withheld_at timestamptz`.execute(db);
  await sql`COMMENT ON COLUMN profile.withheld_at IS 'since when staff keep its texts from others; null while they may be read'`.execute(
    db,
  );
}

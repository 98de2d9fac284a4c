import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_settings ADD COLUMN clock text NOT NULL DEFAULT 'auto'`.execute(db);
  await sql`ALTER TABLE member_settings ADD CONSTRAINT member_settings_clock_check CHECK (clock IN ('auto', '12', '24')) NOT VALID`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN member_settings.clock IS 'hours of a shown time: 12, 24, or as usual in the language'`.execute(db);
}

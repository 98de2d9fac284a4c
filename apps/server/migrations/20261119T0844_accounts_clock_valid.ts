import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_settings VALIDATE CONSTRAINT member_settings_clock_check`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE contact_message ADD locale text NOT NULL DEFAULT 'en' CHECK (char_length(locale) <= 35)`.execute(db);
  await sql`COMMENT ON COLUMN contact_message.locale IS 'in which language it is answered'`.execute(db);
}

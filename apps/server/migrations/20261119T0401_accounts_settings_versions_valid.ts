import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE conversation_settings VALIDATE CONSTRAINT conversation_settings_version_check`.execute(db);
  await sql`ALTER TABLE conversation_settings VALIDATE CONSTRAINT conversation_settings_ciphertext_present`.execute(db);
}

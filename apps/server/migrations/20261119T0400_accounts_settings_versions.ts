import { sql, type Kysely } from 'kysely';

/** Settings exist from sign-up on, as version 1, and are replaced together with the keys of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE conversation_settings
      ALTER COLUMN version DROP DEFAULT,
      ADD CONSTRAINT conversation_settings_version_check CHECK (version >= 1) NOT VALID,
      ADD CONSTRAINT conversation_settings_ciphertext_present CHECK (ciphertext IS NOT NULL) NOT VALID
  `.execute(db);
  await sql`COMMENT ON TABLE conversation_settings IS 'accounts: pins of contacts and settings, encrypted in the browser'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Staff see on a member's page that somebody wrote from the member's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX contact_message_address ON contact_message (lower(email))`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Read by staff who have taken the case.
  await sql`GRANT SELECT ON contact_message, privacy_request TO subrosa_api`.execute(db);
}

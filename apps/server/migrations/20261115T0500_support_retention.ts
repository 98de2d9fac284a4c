import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The worker forgets what is older than its retention; it needs to see the dates, not the words.
  await sql`GRANT DELETE ON contact_message, privacy_request, newsletter_subscriber, client_error TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT (last_seen_at) ON client_error TO subrosa_worker`.execute(db);
}

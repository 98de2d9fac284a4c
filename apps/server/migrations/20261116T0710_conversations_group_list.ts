import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A member has few groups among many conversations; only what is said in groups has to keep it.
  await sql`CREATE INDEX conversation_member_groups ON conversation_member (member_id) WHERE peer_id IS NULL`.execute(db);
}

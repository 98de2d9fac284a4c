import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Everybody who lives in a city, in the order in which a round tells them.
  await sql`CREATE INDEX profile_home ON profile (city_id, member_id) WHERE city_id IS NOT NULL`.execute(db);
}

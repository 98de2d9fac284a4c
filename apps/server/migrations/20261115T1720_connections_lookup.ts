import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How two members stand is asked with every profile: answered by the key alone, not by reading all connections of the one.
  await sql`ALTER TABLE connection DROP CONSTRAINT connection_pkey, ADD PRIMARY KEY (member_id, other_id) INCLUDE (state)`.execute(db);
}

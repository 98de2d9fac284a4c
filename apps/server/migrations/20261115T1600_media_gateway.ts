import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether an address still counts, and nothing of whose the item is.
  await sql`GRANT SELECT (id, state, generation) ON media TO subrosa_gateway`.execute(db);
}

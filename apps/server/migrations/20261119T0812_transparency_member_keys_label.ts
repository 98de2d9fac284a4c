import { sql, type Kysely } from 'kysely';

/** For the trigger that finds the member of each waiting change. */
export const outsideTransaction = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX CONCURRENTLY IF NOT EXISTS transparency_member_keys_label
      ON transparency_member (transparency_keys_label(member_id))`.execute(db);
}

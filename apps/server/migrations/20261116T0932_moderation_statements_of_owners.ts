import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a notice takes away may belong to many: each of them is told.
  await sql`ALTER TABLE statement DROP CONSTRAINT statement_case_id_key`.execute(db);
  await sql`ALTER TABLE statement ADD CONSTRAINT statement_once UNIQUE (case_id, member_id)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One decision may go against several members: of everybody who showed a copy.
  await sql`ALTER TABLE statement DROP CONSTRAINT statement_case_id_key`.execute(db);
  await sql`ALTER TABLE statement ADD CONSTRAINT statement_one_a_member UNIQUE (case_id, member_id)`.execute(db);
}

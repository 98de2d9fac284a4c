import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member VALIDATE CONSTRAINT member_state_check`.execute(db);
  await sql`ALTER TABLE sanction VALIDATE CONSTRAINT sanction_state_before_check`.execute(db);
}

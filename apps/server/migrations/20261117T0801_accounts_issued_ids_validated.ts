import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member VALIDATE CONSTRAINT member_id_issued`.execute(db);
  await sql`ALTER TABLE sign_up VALIDATE CONSTRAINT sign_up_id_issued`.execute(db);
  await sql`ALTER TABLE known_browser VALIDATE CONSTRAINT known_browser_hash`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE login_challenge VALIDATE CONSTRAINT login_challenge_purpose_check`.execute(db);
}

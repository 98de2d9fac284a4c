import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE login_step VALIDATE CONSTRAINT login_step_purpose_check`.execute(db);
}

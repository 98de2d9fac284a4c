import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE key_record VALIDATE CONSTRAINT key_record_previous_head_check`.execute(db);
}

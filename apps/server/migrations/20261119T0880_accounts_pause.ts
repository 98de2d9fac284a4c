import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member DROP CONSTRAINT member_state_check`.execute(db);
  await sql`ALTER TABLE member ADD CONSTRAINT member_state_check
    CHECK (state IN ('pending', 'active', 'paused', 'suspended', 'deleted')) NOT VALID`.execute(db);
  await sql`ALTER TABLE sanction DROP CONSTRAINT sanction_state_before_check`.execute(db);
  await sql`ALTER TABLE sanction ADD CONSTRAINT sanction_state_before_check
    CHECK (state_before IN ('pending', 'active', 'paused')) NOT VALID`.execute(db);
}

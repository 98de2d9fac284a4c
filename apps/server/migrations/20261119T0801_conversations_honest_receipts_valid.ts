import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE conversation_member VALIDATE CONSTRAINT conversation_member_undecrypted`.execute(db);
  await sql`ALTER TABLE conversation_member VALIDATE CONSTRAINT conversation_member_joined`.execute(db);
}

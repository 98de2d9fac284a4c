import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE conversation VALIDATE CONSTRAINT conversation_state_stamped`.execute(db);
  await sql`ALTER TABLE message_reaction VALIDATE CONSTRAINT message_reaction_stamped`.execute(db);
}

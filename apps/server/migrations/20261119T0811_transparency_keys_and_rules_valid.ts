import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE transparency_change VALIDATE CONSTRAINT transparency_change_value_whole`.execute(db);
  await sql`ALTER TABLE transparency_leaf VALIDATE CONSTRAINT transparency_leaf_value_whole`.execute(db);
}

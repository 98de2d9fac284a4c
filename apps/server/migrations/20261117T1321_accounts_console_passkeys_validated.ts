import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE second_factor VALIDATE CONSTRAINT second_factor_opens_console`.execute(db);
}

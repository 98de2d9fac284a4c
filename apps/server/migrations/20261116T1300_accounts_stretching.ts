import { sql, type Kysely } from 'kysely';

/** With a constant default no row is written anew; processes that do not know the column make version 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE credential ADD stretching smallint NOT NULL DEFAULT 1`.execute(db);
  await sql`COMMENT ON COLUMN credential.stretching IS 'which version of parameters the browser stretched the password with'`.execute(db);
  await sql`ALTER TABLE sign_up ADD stretching smallint NOT NULL DEFAULT 1`.execute(db);
  await sql`ALTER TABLE email_change ADD stretching smallint NOT NULL DEFAULT 1`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE page_view (
      day date NOT NULL,
      route text NOT NULL CHECK (char_length(route) <= 100),
      views bigint NOT NULL DEFAULT 1 CHECK (views > 0),
      PRIMARY KEY (day, route)
    )`.execute(db);
  await sql`COMMENT ON TABLE page_view IS 'support: how often each page was opened on a day, by those who agreed; no person, no address'`.execute(
    db,
  );
  await sql`GRANT SELECT, INSERT, UPDATE ON page_view TO subrosa_api`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX audit_entry_action ON audit_entry (action, seq)`.execute(db);
  await sql`CREATE INDEX audit_entry_at ON audit_entry (at)`.execute(db);

  await sql`
    CREATE TABLE audit_check (
      id uuid PRIMARY KEY,
      checked_at timestamptz NOT NULL,
      first_seq bigint NOT NULL CHECK (first_seq >= 0),
      last_seq bigint NOT NULL CHECK (last_seq >= 0),
      problems integer NOT NULL CHECK (problems >= 0),
      whole boolean NOT NULL,
      anchored boolean NOT NULL DEFAULT false
    )`.execute(db);
  await sql`COMMENT ON TABLE audit_check IS 'audit: when the chain was read, by the night or by an auditor, and what was found'`.execute(
    db,
  );
  await sql`CREATE INDEX audit_check_at ON audit_check (checked_at DESC)`.execute(db);
  await sql`GRANT SELECT, INSERT ON audit_check TO subrosa_api, subrosa_worker`.execute(db);
}

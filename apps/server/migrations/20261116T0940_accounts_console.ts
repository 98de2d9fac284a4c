import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When somebody of staff proved on this device that it is them, and when the console was last used there.
  await sql`
    CREATE TABLE console_session (
      device_id uuid PRIMARY KEY REFERENCES device ON DELETE CASCADE,
      proved_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL CHECK (seen_at >= proved_at)
    )`.execute(db);
  await sql`COMMENT ON TABLE console_session IS 'accounts: until when staff need not prove again who they are, for each device'`.execute(
    db,
  );
  await sql`GRANT SELECT, INSERT, UPDATE ON console_session TO subrosa_api`.execute(db);
  await sql`ALTER TABLE login_step DROP CONSTRAINT login_step_purpose_check`.execute(db);
  await sql`ALTER TABLE login_step ADD CONSTRAINT login_step_purpose_check CHECK (purpose IN ('sign_in', 'add_passkey', 'console'))`.execute(
    db,
  );
}

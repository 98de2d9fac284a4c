import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One count for all calls that check a password or a code. A full count cannot be stored without its lock.
  await sql`
    CREATE TABLE guess_counter (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      origin text NOT NULL CHECK (origin IN ('known', 'unknown')),
      wrong_guesses smallint NOT NULL CHECK (wrong_guesses BETWEEN 1 AND 10),
      last_guess_at timestamptz NOT NULL,
      locked_until timestamptz,
      PRIMARY KEY (member_id, origin),
      CHECK (wrong_guesses < 10 OR locked_until IS NOT NULL),
      CHECK (locked_until > last_guess_at)
    )`.execute(db);
  await sql`
    COMMENT ON TABLE guess_counter IS 'accounts: wrong passwords and codes of a member over all calls that check one; known browsers are counted apart'`.execute(
    db,
  );
  await sql`CREATE INDEX guess_counter_last_guess_at ON guess_counter (last_guess_at)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON guess_counter TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, DELETE ON guess_counter TO subrosa_worker`.execute(db);

  // Mails with links are counted apart from the links: what voids links does not allow more mails.
  await sql`
    CREATE TABLE link_mail_counter (
      subject uuid NOT NULL,
      purpose text NOT NULL CHECK (purpose IN ('verify_email', 'change_email', 'reset_password', 'manage_devices')),
      mails smallint NOT NULL CHECK (mails BETWEEN 1 AND 5),
      started_at timestamptz NOT NULL,
      PRIMARY KEY (subject, purpose)
    )`.execute(db);
  await sql`
    COMMENT ON TABLE link_mail_counter IS 'accounts: how many mails with a link a member or sign-up got in the hour that began at started_at'`.execute(
    db,
  );
  await sql`CREATE INDEX link_mail_counter_started_at ON link_mail_counter (started_at)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON link_mail_counter TO subrosa_worker`.execute(db);

  await sql`ALTER TABLE login_step DROP CONSTRAINT login_step_purpose_check`.execute(db);
  await sql`
    ALTER TABLE login_step ADD CONSTRAINT login_step_purpose_check
    CHECK (purpose IN ('sign_in', 'add_passkey', 'console', 'reset_password', 'change_factors')) NOT VALID`.execute(db);
  await sql`COMMENT ON TABLE login_step IS 'accounts: sign-ins and other steps that await a second factor'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE login_challenge
      DROP CONSTRAINT login_challenge_purpose_check,
      ADD CONSTRAINT login_challenge_purpose_check CHECK (
        purpose IN ('sign_in', 'add_passkey', 'console', 'reset_password', 'change_factors', 'replace_device')
      ) NOT VALID
  `.execute(db);
  await sql`ALTER TABLE sign_in ADD COLUMN replaced_device boolean NOT NULL DEFAULT false`.execute(db);
  await sql`COMMENT ON COLUMN sign_in.replaced_device IS 'another device was signed out in the same step, without an emailed link'`.execute(
    db,
  );
}

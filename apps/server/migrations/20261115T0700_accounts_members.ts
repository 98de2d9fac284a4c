import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member (
      id uuid PRIMARY KEY,
      username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
      email text NOT NULL CHECK (char_length(email) <= 254),
      account_type text NOT NULL CHECK (account_type IN ('fetishist', 'confidant')),
      state text NOT NULL CHECK (state IN ('pending', 'active', 'suspended', 'deleted')),
      staff_role text CHECK (staff_role IN ('support', 'moderator', 'administrator')),
      serial text NOT NULL CHECK (serial ~ '^[0-9]{8}$'),
      phone text CHECK (phone ~ '^[+][0-9]{6,15}$'),
      phone_verified_at timestamptz,
      identity_verified_at timestamptz,
      joined_at timestamptz NOT NULL,
      CHECK ((phone_verified_at IS NULL) OR (phone IS NOT NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE member IS 'accounts: everybody whose address is verified; nobody else is a member'`.execute(db);
  await sql`CREATE UNIQUE INDEX member_email ON member (lower(email))`.execute(db);
  await sql`CREATE UNIQUE INDEX member_username ON member (lower(username))`.execute(db);

  await sql`
    CREATE TABLE member_settings (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      locale text NOT NULL,
      time_zone text NOT NULL,
      weight_unit text NOT NULL DEFAULT 'kg' CHECK (weight_unit IN ('kg', 'lb')),
      height_unit text NOT NULL DEFAULT 'cm' CHECK (height_unit IN ('cm', 'ft')),
      theme text NOT NULL DEFAULT 'auto' CHECK (theme IN ('auto', 'dark', 'light')),
      email_subscription boolean NOT NULL DEFAULT true,
      private_account boolean NOT NULL DEFAULT false,
      discreet boolean NOT NULL DEFAULT false,
      blur_media boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1
    )`.execute(db);
  await sql`COMMENT ON TABLE member_settings IS 'accounts: how a member wants the house to be'`.execute(db);

  await sql`
    CREATE TABLE username_claim (
      name text PRIMARY KEY CHECK (name = lower(name)),
      holder uuid NOT NULL,
      until timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE username_claim IS 'accounts: names that are taken, by a member or by a sign-up; an earlier name stays taken until its date'`.execute(
    db,
  );
  await sql`CREATE INDEX username_claim_holder ON username_claim (holder)`.execute(db);
  await sql`CREATE INDEX username_claim_until ON username_claim (until) WHERE until IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE sign_up (
      id uuid PRIMARY KEY,
      email text NOT NULL CHECK (char_length(email) <= 254),
      username text NOT NULL,
      account_type text NOT NULL CHECK (account_type IN ('fetishist', 'confidant')),
      locale text NOT NULL,
      time_zone text NOT NULL,
      email_verifier bytea NOT NULL,
      username_verifier bytea NOT NULL,
      email_envelope text NOT NULL,
      username_envelope text NOT NULL,
      keys jsonb NOT NULL,
      asked_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE sign_up IS 'accounts: who asked to join and has not opened our mail yet; kept two days, also where the address has an account already'`.execute(
    db,
  );
  await sql`CREATE INDEX sign_up_email ON sign_up (lower(email))`.execute(db);
  await sql`CREATE INDEX sign_up_username ON sign_up (lower(username))`.execute(db);
  await sql`CREATE INDEX sign_up_asked_at ON sign_up (asked_at)`.execute(db);

  await sql`
    CREATE TABLE credential (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('email', 'username')),
      verifier bytea NOT NULL CHECK (octet_length(verifier) = 32),
      PRIMARY KEY (member_id, kind)
    )`.execute(db);
  await sql`COMMENT ON TABLE credential IS 'accounts: keyed hashes of what a browser derives from the password, one for each name that one signs in with'`.execute(
    db,
  );

  await sql`
    CREATE TABLE key_envelope (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('email', 'username', 'recovery')),
      envelope text NOT NULL CHECK (char_length(envelope) <= 1000),
      PRIMARY KEY (member_id, kind)
    )`.execute(db);
  await sql`COMMENT ON TABLE key_envelope IS 'accounts: the member''s master key, sealed in the browser by password or recovery code'`.execute(
    db,
  );

  await sql`
    CREATE TABLE key_bundle (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      bundle text NOT NULL CHECK (char_length(bundle) <= 20000)
    )`.execute(db);
  await sql`COMMENT ON TABLE key_bundle IS 'accounts: the member''s private keys, sealed in the browser by the master key'`.execute(db);

  await sql`
    CREATE TABLE key_record (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      sequence integer NOT NULL CHECK (sequence >= 0),
      identity_key text NOT NULL,
      account_key text NOT NULL,
      account_key_version integer NOT NULL CHECK (account_key_version > 0),
      signature text NOT NULL,
      continuity text,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (member_id, sequence)
    )`.execute(db);
  await sql`COMMENT ON TABLE key_record IS 'accounts: the public keys of a member, newest last; others encrypt to them'`.execute(db);

  await sql`
    CREATE TABLE login_attempt (
      key bytea PRIMARY KEY,
      failures integer NOT NULL CHECK (failures >= 0),
      locked_until timestamptz,
      last_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE login_attempt IS 'accounts: failed sign-ins by a keyed hash of the name that was typed, whether anybody has it or not'`.execute(
    db,
  );
  await sql`CREATE INDEX login_attempt_last_at ON login_attempt (last_at)`.execute(db);

  await sql`
    CREATE TABLE mail_link (
      token_hash bytea PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('verify_email', 'change_email', 'reset_password', 'manage_devices')),
      subject uuid NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE mail_link IS 'accounts: single-use links that we sent; only their hashes are kept'`.execute(db);
  await sql`CREATE INDEX mail_link_expires_at ON mail_link (expires_at)`.execute(db);
  await sql`CREATE INDEX mail_link_subject ON mail_link (subject)`.execute(db);

  await sql`
    CREATE TABLE email_change (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      email text NOT NULL CHECK (char_length(email) <= 254),
      verifier bytea NOT NULL,
      envelope text NOT NULL,
      asked_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE email_change IS 'accounts: a new address that waits for its mail to be opened'`.execute(db);

  await sql`
    CREATE TABLE phone_verification (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      phone text NOT NULL,
      code_hash bytea NOT NULL,
      sent_at timestamptz NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      codes_today integer NOT NULL DEFAULT 1,
      day date NOT NULL,
      blocked_until timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE phone_verification IS 'accounts: the code that was texted, and how often it was guessed'`.execute(db);

  await sql`
    CREATE TABLE spent_proof (
      signature text PRIMARY KEY,
      spent_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE spent_proof IS 'accounts: proofs of work that were handed in; each counts once'`.execute(db);
  await sql`CREATE INDEX spent_proof_spent_at ON spent_proof (spent_at)`.execute(db);

  await sql`
    CREATE TABLE member_total (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      total integer NOT NULL CHECK (total >= 0)
    )`.execute(db);
  await sql`COMMENT ON TABLE member_total IS 'accounts: how many members there are, counted every few minutes; shown rounded down to hundreds'`.execute(
    db,
  );
  await sql`INSERT INTO member_total (total) VALUES (0)`.execute(db);

  await sql`
    CREATE TABLE data_export (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('asked', 'ready')),
      asked_at timestamptz NOT NULL,
      ready_at timestamptz,
      object_key text
    )`.execute(db);
  await sql`COMMENT ON TABLE data_export IS 'accounts: copies of their data that members asked for'`.execute(db);
  // One at a time: a second tab finds the first one's.
  await sql`CREATE UNIQUE INDEX data_export_member ON data_export (member_id)`.execute(db);

  await sql`
    CREATE TABLE erasure (
      reference text PRIMARY KEY,
      asked_at timestamptz NOT NULL,
      erased_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE erasure IS 'accounts: receipts of deleted accounts; they say that, not whose'`.execute(db);

  await sql`
    GRANT SELECT, INSERT, UPDATE, DELETE ON
      member_settings, username_claim, sign_up, credential, key_envelope, key_bundle, key_record, login_attempt, mail_link,
      email_change, phone_verification, spent_proof, data_export
    TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON member, erasure TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON member, erasure TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON member_total TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, UPDATE ON member_total TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON member TO subrosa_realtime`.execute(db);
  await sql`GRANT DELETE ON idempotency_key TO subrosa_api`.execute(db);
}

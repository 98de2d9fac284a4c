import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE device (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      slot smallint NOT NULL CHECK (slot IN (1, 2)),
      kind text NOT NULL CHECK (kind IN ('desktop', 'mobile')),
      browser text NOT NULL CHECK (char_length(browser) <= 100),
      remembered boolean NOT NULL,
      seed bytea NOT NULL CHECK (octet_length(seed) = 32),
      generation integer NOT NULL DEFAULT 0,
      accepted bytea,
      attempt_hash bytea UNIQUE,
      signed_in_at timestamptz NOT NULL,
      used_at timestamptz NOT NULL,
      UNIQUE (member_id, slot)
    )`.execute(db);
  await sql`COMMENT ON TABLE device IS 'devices: where members are signed in, two slots each; signing out removes the row'`.execute(db);

  await sql`
    CREATE TABLE device_key (
      device_id uuid PRIMARY KEY REFERENCES device ON DELETE CASCADE,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      device_key text NOT NULL,
      signature text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE device_key IS 'devices: the key with which a browser signs, certified by the member''s identity'`.execute(db);

  await sql`
    CREATE TABLE known_browser (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      token_hash bytea NOT NULL,
      used_at timestamptz NOT NULL,
      PRIMARY KEY (member_id, token_hash)
    )`.execute(db);
  await sql`COMMENT ON TABLE known_browser IS 'devices: browsers that have signed in before; the lock of failed sign-ins does not hold them'`.execute(
    db,
  );

  await sql`
    CREATE TABLE sign_in (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      at timestamptz NOT NULL,
      kind text NOT NULL CHECK (kind IN ('desktop', 'mobile')),
      browser text NOT NULL CHECK (char_length(browser) <= 100),
      known boolean NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE sign_in IS 'devices: recent sign-ins as their owner sees them, without place or address'`.execute(db);
  await sql`CREATE INDEX sign_in_member ON sign_in (member_id, at DESC)`.execute(db);
  await sql`CREATE INDEX sign_in_at ON sign_in (at)`.execute(db);

  await sql`
    CREATE TABLE second_factor (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('totp', 'passkey')),
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
      secret bytea NOT NULL,
      credential_id text UNIQUE,
      counter bigint NOT NULL DEFAULT 0,
      confirmed_at timestamptz,
      added_at timestamptz NOT NULL,
      used_at timestamptz,
      CHECK ((kind = 'passkey') = (credential_id IS NOT NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE second_factor IS 'accounts: passkeys (public key) and authenticator apps (sealed secret)'`.execute(db);
  await sql`CREATE INDEX second_factor_member ON second_factor (member_id)`.execute(db);
  await sql`CREATE UNIQUE INDEX second_factor_one_app ON second_factor (member_id) WHERE kind = 'totp'`.execute(db);

  await sql`
    CREATE TABLE backup_code (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (member_id, code_hash)
    )`.execute(db);
  await sql`COMMENT ON TABLE backup_code IS 'accounts: codes that stand in once each for a lost second factor'`.execute(db);

  await sql`
    CREATE TABLE login_step (
      token_hash bytea PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('sign_in', 'add_passkey')),
      identifier_kind text NOT NULL,
      challenge text NOT NULL,
      failures integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE login_step IS 'accounts: sign-ins whose password was right and whose second factor is awaited'`.execute(db);
  await sql`CREATE INDEX login_step_expires_at ON login_step (expires_at)`.execute(db);

  await sql`
    GRANT SELECT, INSERT, UPDATE, DELETE ON device, device_key, known_browser, sign_in, second_factor, backup_code, login_step
    TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON device TO subrosa_realtime`.execute(db);
}

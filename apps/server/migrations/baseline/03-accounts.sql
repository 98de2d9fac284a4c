CREATE TABLE member (
  id uuid PRIMARY KEY,
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  email text NOT NULL CHECK (char_length(email) <= 254),
  account_type text NOT NULL CHECK (account_type IN ('fetishist', 'confidant')),
  state text NOT NULL CHECK (state IN ('pending', 'active', 'suspended', 'deleted')),
  staff_role text CHECK (staff_role IN ('support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator')),
  serial text NOT NULL CHECK (serial ~ '^[0-9]{8}$'),
  phone text CHECK (phone ~ '^[+][0-9]{6,15}$'),
  phone_verified_at timestamptz,
  identity_verified_at timestamptz,
  joined_at timestamptz NOT NULL,
  staff_role_counts_from timestamptz,
  CHECK (phone_verified_at IS NULL OR phone IS NOT NULL),
  CONSTRAINT member_id_issued CHECK (id::text ~ '^(?!00000000)[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$')
);
COMMENT ON TABLE member IS 'accounts: everyone with a verified email address';
COMMENT ON COLUMN member.staff_role_counts_from IS 'from this time the role counts in two-person rules; null: it does not count';
CREATE UNIQUE INDEX member_email ON member (lower(email));
CREATE UNIQUE INDEX member_username ON member (lower(username));
CREATE INDEX member_staff ON member (staff_role) WHERE staff_role IS NOT NULL;
CREATE INDEX member_joined ON member (joined_at);
GRANT SELECT, INSERT, UPDATE ON member TO subrosa_api;
GRANT SELECT ON member TO subrosa_realtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON member TO subrosa_worker;
GRANT SELECT (id, username, state, staff_role, staff_role_counts_from) ON member TO subrosa_documents;

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
  version integer NOT NULL DEFAULT 1,
  show_presence boolean NOT NULL DEFAULT true,
  read_receipts boolean NOT NULL DEFAULT true
);
COMMENT ON TABLE member_settings IS 'accounts: settings of a member';
GRANT SELECT, INSERT, UPDATE, DELETE ON member_settings TO subrosa_api, subrosa_worker;
GRANT SELECT (member_id, show_presence, read_receipts) ON member_settings TO subrosa_realtime;

CREATE TABLE username_claim (
  name text PRIMARY KEY CHECK (name = lower(name)),
  holder uuid NOT NULL,
  expires_at timestamptz
);
COMMENT ON TABLE username_claim IS 'accounts: usernames in use, by a member or a sign-up; a former username is reserved until it expires';
CREATE INDEX username_claim_holder ON username_claim (holder);
CREATE INDEX username_claim_expires_at ON username_claim (expires_at) WHERE expires_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON username_claim TO subrosa_api, subrosa_worker;

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
  requested_at timestamptz NOT NULL,
  kdf_version smallint NOT NULL DEFAULT 1,
  CONSTRAINT sign_up_id_issued CHECK (id::text ~ '^(?!00000000)[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$')
);
COMMENT ON TABLE sign_up IS 'accounts: sign-ups with an unverified email address; kept for two days, also if the address already has an account';
CREATE INDEX sign_up_email ON sign_up (lower(email));
CREATE INDEX sign_up_username ON sign_up (lower(username));
CREATE INDEX sign_up_requested_at ON sign_up (requested_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_up TO subrosa_api, subrosa_worker;

CREATE TABLE credential (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  kind text CHECK (kind IN ('email', 'username')),
  verifier bytea NOT NULL CHECK (octet_length(verifier) = 32),
  kdf_version smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (member_id, kind)
);
COMMENT ON TABLE credential IS 'accounts: keyed hashes of the login secret that a browser derives from the password, one for each login name';
COMMENT ON COLUMN credential.kdf_version IS 'the version of the KDF parameters that the browser used';
GRANT SELECT, INSERT, UPDATE, DELETE ON credential TO subrosa_api, subrosa_worker;

CREATE TABLE key_envelope (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  kind text CHECK (kind IN ('email', 'username', 'recovery')),
  envelope text NOT NULL CHECK (char_length(envelope) <= 1000),
  PRIMARY KEY (member_id, kind)
);
COMMENT ON TABLE key_envelope IS 'accounts: the member''s master key, encrypted in the browser with the password or the recovery code';
GRANT SELECT, INSERT, UPDATE, DELETE ON key_envelope TO subrosa_api, subrosa_worker;

CREATE TABLE key_bundle (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  bundle text NOT NULL CHECK (char_length(bundle) <= 20000)
);
COMMENT ON TABLE key_bundle IS 'accounts: the member''s private keys, encrypted in the browser with the master key';
GRANT SELECT, INSERT, UPDATE, DELETE ON key_bundle TO subrosa_api, subrosa_worker;

CREATE TABLE key_record (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  sequence integer CHECK (sequence >= 0),
  identity_key text NOT NULL,
  account_key text NOT NULL,
  account_key_version integer NOT NULL CHECK (account_key_version > 0),
  signature text NOT NULL,
  continuity text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, sequence)
);
COMMENT ON TABLE key_record IS 'accounts: the public keys of a member in order of time; others encrypt to the newest';
GRANT SELECT, INSERT, UPDATE, DELETE ON key_record TO subrosa_api, subrosa_worker;

CREATE TABLE login_attempt (
  key bytea PRIMARY KEY,
  failures integer NOT NULL CHECK (failures >= 0),
  locked_until timestamptz,
  last_attempt_at timestamptz NOT NULL
);
COMMENT ON TABLE login_attempt IS 'accounts: failed logins, by a keyed hash of the entered name, whether it has an account or not';
CREATE INDEX login_attempt_last_at ON login_attempt (last_attempt_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_attempt TO subrosa_api, subrosa_worker;

CREATE TABLE email_link_token (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'change_email', 'reset_password', 'manage_devices')),
  subject uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
COMMENT ON TABLE email_link_token IS 'accounts: hashes of the single-use tokens in email links';
CREATE INDEX email_link_token_expires_at ON email_link_token (expires_at);
CREATE INDEX email_link_token_subject ON email_link_token (subject);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_link_token TO subrosa_api, subrosa_worker;

CREATE TABLE email_change (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  email text NOT NULL CHECK (char_length(email) <= 254),
  verifier bytea NOT NULL,
  envelope text NOT NULL,
  requested_at timestamptz NOT NULL,
  kdf_version smallint NOT NULL DEFAULT 1
);
COMMENT ON TABLE email_change IS 'accounts: a new email address that is not yet confirmed';
GRANT SELECT, INSERT, UPDATE, DELETE ON email_change TO subrosa_api, subrosa_worker;

CREATE TABLE phone_verification (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  phone text NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  codes_today integer NOT NULL DEFAULT 1,
  day date NOT NULL,
  blocked_until timestamptz
);
COMMENT ON TABLE phone_verification IS 'accounts: the hash of the code in a text message, and the number of wrong guesses';
GRANT SELECT, INSERT, UPDATE, DELETE ON phone_verification TO subrosa_api, subrosa_worker;

CREATE TABLE used_proof_of_work (
  signature text PRIMARY KEY,
  spent_at timestamptz NOT NULL
);
COMMENT ON TABLE used_proof_of_work IS 'accounts: proofs of work that were submitted; each is accepted once';
CREATE INDEX used_proof_of_work_spent_at ON used_proof_of_work (spent_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON used_proof_of_work TO subrosa_api, subrosa_worker;

CREATE TABLE member_count (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  total integer NOT NULL CHECK (total >= 0)
);
COMMENT ON TABLE member_count IS 'accounts: the number of members, updated every few minutes; displayed rounded down to hundreds';
GRANT SELECT ON member_count TO subrosa_api;
GRANT SELECT, UPDATE ON member_count TO subrosa_worker;
INSERT INTO member_count (total) VALUES (0);

CREATE TABLE data_export (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('pending', 'ready')),
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  object_key text
);
COMMENT ON TABLE data_export IS 'accounts: data exports that members requested';
-- A member has one export at a time: a second tab finds the export of the first.
CREATE UNIQUE INDEX data_export_member ON data_export (member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON data_export TO subrosa_api, subrosa_worker;

CREATE TABLE erasure (
  reference text PRIMARY KEY,
  requested_at timestamptz NOT NULL,
  erased_at timestamptz
);
COMMENT ON TABLE erasure IS 'accounts: receipts of deleted accounts, without the account';
GRANT SELECT, INSERT, UPDATE ON erasure TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON erasure TO subrosa_worker;

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
  verifies_user boolean NOT NULL DEFAULT false,
  opens_console boolean NOT NULL DEFAULT false,
  CHECK ((kind = 'passkey') = (credential_id IS NOT NULL)),
  CONSTRAINT second_factor_opens_console CHECK (NOT opens_console OR kind = 'passkey' AND verifies_user AND confirmed_at IS NOT NULL)
);
COMMENT ON TABLE second_factor IS 'accounts: passkeys (public key) and authenticator apps (encrypted secret)';
COMMENT ON COLUMN second_factor.verifies_user IS 'the passkey required a PIN, a fingerprint or a face when it was created';
COMMENT ON COLUMN second_factor.opens_console IS 'the passkey is older than the role proposal, or was added with the proof of a passkey that opens the console';
CREATE INDEX second_factor_member ON second_factor (member_id);
CREATE UNIQUE INDEX second_factor_one_app ON second_factor (member_id) WHERE kind = 'totp';
GRANT SELECT, INSERT, UPDATE, DELETE ON second_factor TO subrosa_api, subrosa_worker;
GRANT SELECT (member_id, confirmed_at, opens_console) ON second_factor TO subrosa_realtime;

CREATE TABLE backup_code (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  code_hash bytea,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);
COMMENT ON TABLE backup_code IS 'accounts: hashes of codes that replace a lost second factor once each';
GRANT SELECT, INSERT, UPDATE, DELETE ON backup_code TO subrosa_api, subrosa_worker;

CREATE TABLE login_challenge (
  token_hash bytea PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign_in', 'add_passkey', 'console', 'reset_password', 'change_factors')),
  identifier_kind text NOT NULL,
  challenge text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  by_console_passkey boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE login_challenge IS 'accounts: logins and other actions that wait for a second factor';
COMMENT ON COLUMN login_challenge.by_console_passkey IS 'the passkey that is being added may open the console';
CREATE INDEX login_challenge_expires_at ON login_challenge (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_challenge TO subrosa_api, subrosa_worker;

-- When a staff member last authenticated on this device, and when the console was last used there.
CREATE TABLE console_session (
  device_id uuid PRIMARY KEY,
  proved_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  CHECK (seen_at >= proved_at)
);
COMMENT ON TABLE console_session IS 'accounts: when a staff member last proved their identity on a device';
GRANT SELECT, INSERT, UPDATE ON console_session TO subrosa_api;

-- One counter for all routes that check a password or a code. The maximum cannot be stored without a lock time.
CREATE TABLE guess_counter (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  origin text CHECK (origin IN ('known', 'unknown')),
  wrong_guesses smallint NOT NULL CHECK (wrong_guesses BETWEEN 1 AND 10),
  last_guess_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (member_id, origin),
  CHECK (wrong_guesses < 10 OR locked_until IS NOT NULL),
  CHECK (locked_until > last_guess_at)
);
COMMENT ON TABLE guess_counter IS 'accounts: wrong passwords and codes of a member over all routes that check one; known browsers are counted separately';
CREATE INDEX guess_counter_last_guess_at ON guess_counter (last_guess_at);
GRANT SELECT, INSERT, UPDATE ON guess_counter TO subrosa_api;
GRANT SELECT, DELETE ON guess_counter TO subrosa_worker;

-- Emails with links are counted separately from the links, so that voiding links does not allow more emails.
CREATE TABLE link_mail_counter (
  subject uuid,
  purpose text CHECK (purpose IN ('verify_email', 'change_email', 'reset_password', 'manage_devices')),
  mails smallint NOT NULL CHECK (mails BETWEEN 1 AND 5),
  started_at timestamptz NOT NULL,
  PRIMARY KEY (subject, purpose)
);
COMMENT ON TABLE link_mail_counter IS 'accounts: the number of emails with a link to a member or sign-up in the hour after started_at';
CREATE INDEX link_mail_counter_started_at ON link_mail_counter (started_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON link_mail_counter TO subrosa_worker;

CREATE TABLE role_assignment (
  id uuid PRIMARY KEY,
  member_id uuid REFERENCES member ON DELETE SET NULL,
  role text NOT NULL CHECK (role IN ('support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator')),
  origin text NOT NULL DEFAULT 'proposal' CHECK (origin IN ('proposal', 'first', 'earlier')),
  proposed_by uuid REFERENCES member ON DELETE SET NULL,
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_by uuid REFERENCES member ON DELETE SET NULL,
  confirmed_at timestamptz,
  counts_from timestamptz,
  ended_by uuid REFERENCES member ON DELETE SET NULL,
  ended_at timestamptz,
  ended_because text
    CHECK (ended_because IN ('declined', 'withdrawn', 'renamed', 'expired', 'proposer_left', 'removed', 'replaced', 'deleted')),
  CHECK (expires_at <= (proposed_at + interval '7 days')),
  CHECK (proposed_by <> member_id),
  CHECK (confirmed_by <> member_id),
  CHECK (confirmed_by <> proposed_by),
  CHECK (confirmed_by IS NULL OR confirmed_at IS NOT NULL),
  CHECK (confirmed_at <= expires_at),
  CHECK (
    CASE origin
    WHEN 'proposal' THEN (counts_from IS NULL) = (confirmed_at IS NULL) AND (counts_from IS NULL OR counts_from >= (confirmed_at + interval '48 hours'))
    WHEN 'first' THEN role = 'administrator' AND confirmed_at IS NOT NULL AND counts_from IS NOT NULL
      ELSE confirmed_at IS NOT NULL AND counts_from IS NULL
    END
  ),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CHECK (ended_because IS NULL OR ended_because = 'deleted' OR (confirmed_at IS NOT NULL) = (ended_because IN ('removed', 'replaced')))
);
COMMENT ON TABLE role_assignment IS 'accounts: a staff role, from its proposal to its end';
COMMENT ON COLUMN role_assignment.origin IS 'first: of the first two administrators; earlier: assigned before two administrators were required, and counts in no two-person rule';
CREATE UNIQUE INDEX role_assignment_one_proposal ON role_assignment (member_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX role_assignment_one_role ON role_assignment (member_id) WHERE confirmed_at IS NOT NULL AND ended_at IS NULL;
CREATE INDEX role_assignment_member_id ON role_assignment (member_id);
CREATE INDEX role_assignment_proposed_by ON role_assignment (proposed_by);
CREATE INDEX role_assignment_confirmed_by ON role_assignment (confirmed_by);
CREATE INDEX role_assignment_ended_by ON role_assignment (ended_by);
GRANT SELECT, INSERT, UPDATE ON role_assignment TO subrosa_api;
GRANT SELECT ON role_assignment TO subrosa_worker;

-- Concurrent attempts under one name are serialized by the lock and then read the count, in one round trip instead of two.
CREATE FUNCTION lock_login_attempts(lock_number bigint, attempt_key bytea)
RETURNS TABLE(failures integer, locked_until timestamptz)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(lock_number);
    RETURN QUERY SELECT a.failures, a.locked_until FROM login_attempt a WHERE a.key = attempt_key;
  END
$$;
REVOKE ALL ON FUNCTION lock_login_attempts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_login_attempts TO subrosa_api;

-- The only definition of whether a staff member takes part in a two-person decision. Every trigger with such a rule calls it.
CREATE FUNCTION staff_role_counts(who uuid, roles text[], at timestamptz)
RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM member
    WHERE id = who AND state = 'active' AND staff_role = ANY (roles) AND staff_role_counts_from <= at)
$$;

-- The database itself requires two administrators. The owner of the tables is exempt, because it appoints the first two and
-- runs migrations.
CREATE FUNCTION role_assignment_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  DECLARE
    administrator CONSTANT text[] := ARRAY['administrator'];
  BEGIN
    IF pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN RETURN NEW; END IF;
    IF TG_OP = 'INSERT' THEN
      IF NEW.origin <> 'proposal' OR NEW.confirmed_at IS NOT NULL OR NEW.ended_at IS NOT NULL OR NEW.member_id IS NULL
        OR NOT staff_role_counts(NEW.proposed_by, administrator, NEW.proposed_at)
      THEN RAISE EXCEPTION 'a role begins as the proposal of an administrator' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END IF;
    IF OLD.ended_at IS NOT NULL OR (NEW.id, NEW.member_id, NEW.role, NEW.origin, NEW.proposed_by, NEW.proposed_at, NEW.expires_at)
      IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.role, OLD.origin, OLD.proposed_by, OLD.proposed_at, OLD.expires_at)
      OR (OLD.confirmed_at IS NOT NULL AND (NEW.confirmed_by, NEW.confirmed_at, NEW.counts_from)
        IS DISTINCT FROM (OLD.confirmed_by, OLD.confirmed_at, OLD.counts_from))
    THEN RAISE EXCEPTION 'a role is confirmed once and ended once, and nothing else of it changes' USING ERRCODE = 'check_violation'; END IF;
    IF OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL AND NOT (
      NEW.ended_at IS NULL AND OLD.proposed_by IS NOT NULL AND NEW.confirmed_by IS NOT NULL
      AND staff_role_counts(OLD.proposed_by, administrator, NEW.confirmed_at)
      AND staff_role_counts(NEW.confirmed_by, administrator, NEW.confirmed_at)
    ) THEN RAISE EXCEPTION 'a role needs two administrators whose own roles count' USING ERRCODE = 'check_violation'; END IF;
    IF NEW.ended_because = 'removed' AND (NEW.ended_by = OLD.member_id OR NOT staff_role_counts(NEW.ended_by, administrator, NEW.ended_at))
    THEN RAISE EXCEPTION 'a role is removed by another administrator whose role counts' USING ERRCODE = 'check_violation'; END IF;
    IF NEW.ended_at IS NOT NULL AND OLD.confirmed_at IS NOT NULL AND OLD.role = 'administrator' AND (
      SELECT count(*) FROM member
      WHERE id <> OLD.member_id AND staff_role = 'administrator' AND state = 'active' AND staff_role_counts_from <= NEW.ended_at
    ) < 2 THEN RAISE EXCEPTION 'two other administrators whose roles count must be left' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER role_assignment_guard BEFORE INSERT OR UPDATE ON role_assignment FOR EACH ROW EXECUTE FUNCTION role_assignment_guard();

-- The role is duplicated in the member's row, because every request reads it. Only this trigger writes it.
CREATE FUNCTION role_assignment_to_member() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE member SET (staff_role, staff_role_counts_from) = (
      SELECT max(role), max(counts_from) FROM role_assignment
      WHERE member_id = NEW.member_id AND confirmed_at IS NOT NULL AND ended_at IS NULL)
    WHERE id = NEW.member_id;
    RETURN NULL;
  END
$$;
CREATE TRIGGER role_assignment_to_member AFTER INSERT OR UPDATE ON role_assignment FOR EACH ROW EXECUTE FUNCTION role_assignment_to_member();

CREATE FUNCTION member_role_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    IF (NEW.staff_role, NEW.staff_role_counts_from) IS DISTINCT FROM (
      SELECT (max(role), max(counts_from)) FROM role_assignment
      WHERE member_id = NEW.id AND confirmed_at IS NOT NULL AND ended_at IS NULL)
    THEN RAISE EXCEPTION 'a role comes from its assignment alone' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER member_role_guard_insert BEFORE INSERT ON member
  FOR EACH ROW WHEN (NEW.staff_role IS NOT NULL OR NEW.staff_role_counts_from IS NOT NULL)
  EXECUTE FUNCTION member_role_guard();
CREATE TRIGGER member_role_guard_update BEFORE UPDATE OF staff_role, staff_role_counts_from ON member
  FOR EACH ROW WHEN (NEW.staff_role IS DISTINCT FROM OLD.staff_role OR NEW.staff_role_counts_from IS DISTINCT FROM OLD.staff_role_counts_from)
  EXECUTE FUNCTION member_role_guard();

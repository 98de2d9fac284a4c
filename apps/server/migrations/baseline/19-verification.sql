-- Members submit and staff decide; only the worker confirms a member or grants a plan.
CREATE TABLE verification (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('document', 'social')),
  platform text CHECK (platform IN ('twitter', 'linkedin', 'instagram')),
  handle text CHECK (char_length(handle) BETWEEN 1 AND 100),
  serial text NOT NULL CHECK (serial ~ '^[0-9]{8}$'),
  document_hash bytea CHECK (octet_length(document_hash) = 32),
  expires_on date,
  lifetime boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn')),
  submitted_at timestamptz NOT NULL,
  expected_by date NOT NULL,
  decided_at timestamptz,
  reason text,
  note text CHECK (char_length(note) <= 1000),
  CHECK ((method = 'document') = (document_hash IS NOT NULL)),
  CHECK ((method = 'social') = (platform IS NOT NULL AND handle IS NOT NULL)),
  CHECK (method = 'document' OR NOT lifetime),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'declined') = (reason IS NOT NULL)),
  CHECK (state = 'waiting' OR expires_on IS NULL)
);
COMMENT ON TABLE verification IS 'verification: submitted verifications; of an identity document only a keyed hash of its number';
-- Two tabs that submit at once create one verification.
CREATE UNIQUE INDEX verification_one_waiting ON verification (member_id) WHERE state = 'waiting';
CREATE INDEX verification_of ON verification (member_id, submitted_at DESC);
CREATE INDEX verification_document ON verification (document_hash) WHERE document_hash IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON verification TO subrosa_worker;
GRANT SELECT, INSERT, UPDATE (expires_on, state, decided_at) ON verification TO subrosa_api;

CREATE TABLE identity_record (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  method text CHECK (method IN ('document', 'social')),
  verification_id uuid NOT NULL REFERENCES verification ON DELETE CASCADE,
  verified_at timestamptz NOT NULL,
  renew_by date,
  renewal_requested_at timestamptz,
  PRIMARY KEY (member_id, method)
);
COMMENT ON TABLE identity_record IS 'verification: the methods by which a member is verified, since when and until when';
CREATE INDEX identity_record_renewal ON identity_record (renew_by) WHERE renew_by IS NOT NULL;
CREATE INDEX identity_record_verification ON identity_record (verification_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity_record TO subrosa_worker;
GRANT SELECT, UPDATE (renew_by, renewal_requested_at) ON identity_record TO subrosa_api;

CREATE TABLE age_check (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('document', 'provider')),
  result text NOT NULL CHECK (result IN ('starting', 'open', 'passed', 'failed', 'expired')),
  started_at timestamptz NOT NULL,
  completed_at timestamptz,
  session text,
  session_url text,
  CHECK ((result IN ('starting', 'open')) = (completed_at IS NULL)),
  CHECK ((result = 'open') = (session IS NOT NULL AND session_url IS NOT NULL))
);
COMMENT ON TABLE age_check IS 'verification: age checks with method, time and result; no data of the check itself';
CREATE INDEX age_check_of ON age_check (member_id, started_at DESC);
CREATE UNIQUE INDEX age_check_one_open ON age_check (member_id) WHERE completed_at IS NULL;
GRANT SELECT, INSERT ON age_check TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON age_check TO subrosa_worker;

CREATE TABLE lifetime_application (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  verification_id uuid NOT NULL REFERENCES verification ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined')),
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  reason text,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'declined') = (reason IS NOT NULL))
);
COMMENT ON TABLE lifetime_application IS 'verification: applications for lifetime premium, and their decisions';
CREATE UNIQUE INDEX lifetime_application_one_waiting ON lifetime_application (member_id) WHERE state = 'waiting';
CREATE INDEX lifetime_application_of ON lifetime_application (member_id, applied_at DESC);
CREATE INDEX lifetime_application_verification ON lifetime_application (verification_id);
GRANT SELECT, INSERT ON lifetime_application TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON lifetime_application TO subrosa_worker;

-- One free grant for each person. The row outlives the account, as a hash that reveals nothing without its key.
CREATE TABLE lifetime_grant (
  document_hash bytea PRIMARY KEY CHECK (octet_length(document_hash) = 32),
  member_id uuid REFERENCES member ON DELETE SET NULL,
  granted_at timestamptz NOT NULL
);
COMMENT ON TABLE lifetime_grant IS 'verification: documents with which lifetime premium was granted, once each; kept after deletion of the account';
CREATE INDEX lifetime_grant_member ON lifetime_grant (member_id);
GRANT SELECT ON lifetime_grant TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON lifetime_grant TO subrosa_worker;

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
  await sql`COMMENT ON TABLE verification IS 'verification: what members laid before staff to prove who they are; of a document only a keyed hash of its number'`.execute(
    db,
  );
  // Two tabs that send at once leave one.
  await sql`CREATE UNIQUE INDEX verification_one_waiting ON verification (member_id) WHERE state = 'waiting'`.execute(db);
  await sql`CREATE INDEX verification_of ON verification (member_id, submitted_at DESC)`.execute(db);
  await sql`CREATE INDEX verification_document ON verification (document_hash) WHERE document_hash IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE identity_record (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      method text NOT NULL CHECK (method IN ('document', 'social')),
      verification_id uuid NOT NULL REFERENCES verification ON DELETE CASCADE,
      verified_at timestamptz NOT NULL,
      renew_by date,
      asked_at timestamptz,
      PRIMARY KEY (member_id, method)
    )`.execute(db);
  await sql`COMMENT ON TABLE identity_record IS 'verification: by which methods a member is verified, since when, and until when'`.execute(
    db,
  );
  await sql`CREATE INDEX identity_record_renewal ON identity_record (renew_by) WHERE renew_by IS NOT NULL`.execute(db);
  await sql`CREATE INDEX identity_record_verification ON identity_record (verification_id)`.execute(db);

  await sql`
    CREATE TABLE age_check (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      method text NOT NULL CHECK (method IN ('document', 'provider')),
      result text NOT NULL CHECK (result IN ('starting', 'open', 'passed', 'failed', 'expired')),
      began_at timestamptz NOT NULL,
      at timestamptz,
      session text,
      address text,
      CHECK ((result IN ('starting', 'open')) = (at IS NULL)),
      CHECK ((result = 'open') = (session IS NOT NULL AND address IS NOT NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE age_check IS 'verification: how it was found whether a member is an adult, when and with what result; nothing of what was looked at'`.execute(
    db,
  );
  await sql`CREATE INDEX age_check_of ON age_check (member_id, began_at DESC)`.execute(db);
  await sql`CREATE UNIQUE INDEX age_check_one_open ON age_check (member_id) WHERE at IS NULL`.execute(db);

  await sql`
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
    )`.execute(db);
  await sql`COMMENT ON TABLE lifetime_application IS 'verification: who asked for lifetime premium with a confirmed document, and what became of it'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX lifetime_application_one_waiting ON lifetime_application (member_id) WHERE state = 'waiting'`.execute(db);
  await sql`CREATE INDEX lifetime_application_of ON lifetime_application (member_id, applied_at DESC)`.execute(db);
  await sql`CREATE INDEX lifetime_application_verification ON lifetime_application (verification_id)`.execute(db);

  // One free grant a person: it outlives the account, as a hash that says nothing without its key.
  await sql`
    CREATE TABLE lifetime_grant (
      document_hash bytea PRIMARY KEY CHECK (octet_length(document_hash) = 32),
      member_id uuid REFERENCES member ON DELETE SET NULL,
      given_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE lifetime_grant IS 'verification: documents that lifetime premium was given for, each once, also when the account is gone'`.execute(
    db,
  );
  await sql`CREATE INDEX lifetime_grant_member ON lifetime_grant (member_id)`.execute(db);

  await sql`
    ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_kind_check, DROP CONSTRAINT moderation_case_subject_kind_check,
      ADD CONSTRAINT moderation_case_kind_check CHECK (kind IN ('media_review', 'media_match', 'media_objection', 'member_report',
        'profile_text', 'request_text', 'request_report', 'conversation_report', 'identity', 'lifetime', 'under_age')),
      ADD CONSTRAINT moderation_case_subject_kind_check CHECK (subject_kind IN ('media', 'profile', 'report', 'request', 'verification'))`.execute(
    db,
  );

  // Members ask, staff and the house answer: only the worker confirms anybody, or gives anything.
  await sql`GRANT SELECT, INSERT ON verification, lifetime_application, age_check TO subrosa_api`.execute(db);
  await sql`GRANT UPDATE (state, decided_at, expires_on) ON verification TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON identity_record, lifetime_grant TO subrosa_api`.execute(db);
  await sql`GRANT UPDATE (renew_by, asked_at) ON identity_record TO subrosa_api`.execute(db);
  await sql`
    GRANT SELECT, INSERT, UPDATE, DELETE ON verification, identity_record, age_check, lifetime_application, lifetime_grant
    TO subrosa_worker`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner is no reference: what the law keeps outlives the account, and its key is bound to whose it was.
  await sql`
    CREATE TABLE document (
      id uuid PRIMARY KEY,
      owner_id uuid NOT NULL,
      verification_id uuid,
      kind text NOT NULL CHECK (kind IN ('front', 'back', 'video', 'particulars')),
      content_type text NOT NULL CHECK (char_length(content_type) <= 60),
      sealed_bytes integer NOT NULL CHECK (sealed_bytes > 0),
      file_bytes integer CHECK (file_bytes > 0),
      upload_id text,
      wrapped_key bytea CHECK (octet_length(wrapped_key) <= 8192),
      key_provider text CHECK (key_provider IN ('local', 'kms', 'vault')),
      key_name text,
      state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'sealed', 'destroyed')),
      is_record boolean NOT NULL DEFAULT false,
      legal_hold boolean NOT NULL DEFAULT false,
      owner_erased boolean NOT NULL DEFAULT false,
      begun_at timestamptz NOT NULL,
      sealed_at timestamptz,
      keep_until timestamptz,
      destroyed_at timestamptz,
      CHECK ((state = 'sealed') = (wrapped_key IS NOT NULL)),
      CHECK (state <> 'sealed' OR (key_provider IS NOT NULL AND key_name IS NOT NULL AND file_bytes IS NOT NULL AND sealed_at IS NOT NULL)),
      CHECK (verification_id IS NULL OR state <> 'uploading'),
      CHECK (destroyed_at IS NULL OR state = 'destroyed')
    )`.execute(db);
  await sql`COMMENT ON TABLE document IS 'documents: an identity document, sealed in the browser, with its wrapped key'`.execute(db);
  await sql`COMMENT ON COLUMN document.is_record IS 'kept for record-keeping law (18 USC 2257)'`.execute(db);
  await sql`CREATE INDEX document_owner ON document (owner_id)`.execute(db);
  await sql`CREATE INDEX document_verification ON document (verification_id) WHERE verification_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX document_due ON document (keep_until) WHERE state = 'sealed' AND keep_until IS NOT NULL`.execute(db);
  await sql`CREATE INDEX document_waiting ON document (begun_at) WHERE verification_id IS NULL AND state <> 'destroyed'`.execute(db);
  await sql`CREATE INDEX document_half_gone ON document (id) WHERE state = 'destroyed' AND destroyed_at IS NULL`.execute(db);

  await sql`
    CREATE TABLE document_grant (
      id uuid PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
      asker_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
      asked_at timestamptz NOT NULL,
      approver_id uuid REFERENCES member ON DELETE SET NULL,
      approved_at timestamptz,
      ends_at timestamptz,
      CHECK (approver_id IS DISTINCT FROM asker_id),
      CHECK ((approved_at IS NULL) = (ends_at IS NULL)),
      CHECK (ends_at <= approved_at + interval '15 minutes')
    )`.execute(db);
  await sql`COMMENT ON TABLE document_grant IS 'documents: looks outside an open case, asked for by one and approved by another'`.execute(
    db,
  );
  await sql`CREATE INDEX document_grant_document ON document_grant (document_id, asker_id, asked_at DESC)`.execute(db);
  await sql`CREATE INDEX document_grant_asked ON document_grant (asked_at DESC)`.execute(db);
  for (const column of ['asker_id', 'approver_id']) {
    await sql`CREATE INDEX ${sql.raw(`document_grant_${column} ON document_grant (${column})`)}`.execute(db);
  }

  await sql`
    CREATE TABLE document_ticket (
      id uuid PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
      staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      ends_at timestamptz NOT NULL,
      used_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE document_ticket IS 'documents: addresses of looks, each good once and for a minute'`.execute(db);
  await sql`CREATE INDEX document_ticket_ends ON document_ticket (ends_at)`.execute(db);
  for (const column of ['document_id', 'staff_id']) {
    await sql`CREATE INDEX ${sql.raw(`document_ticket_${column} ON document_ticket (${column})`)}`.execute(db);
  }

  await sql`
    CREATE TABLE document_look (
      id uuid PRIMARY KEY,
      document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
      looker_id uuid REFERENCES member ON DELETE SET NULL,
      at timestamptz NOT NULL,
      because text NOT NULL CHECK (because IN ('case', 'grant'))
    )`.execute(db);
  await sql`COMMENT ON TABLE document_look IS 'documents: who looked, for the owner to read'`.execute(db);
  await sql`CREATE INDEX document_look_document ON document_look (document_id, at DESC)`.execute(db);
  await sql`CREATE INDEX document_look_looker ON document_look (looker_id)`.execute(db);

  // Everything but the wrapped key: who puts it there does not read it, and only one process does.
  const seen = `id, owner_id, verification_id, kind, content_type, sealed_bytes, file_bytes, upload_id, key_provider, key_name, state,
    is_record, legal_hold, owner_erased, begun_at, sealed_at, keep_until, destroyed_at`;
  await sql`GRANT SELECT (${sql.raw(seen)}), INSERT, UPDATE, DELETE ON document TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON document_grant TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON document_ticket TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON document_look TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON document_grant TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT, DELETE ON document_ticket TO subrosa_worker`.execute(db);

  await sql`GRANT SELECT ON document, document_grant TO subrosa_documents`.execute(db);
  await sql`GRANT SELECT, UPDATE (used_at) ON document_ticket TO subrosa_documents`.execute(db);
  await sql`GRANT INSERT ON document_look TO subrosa_documents`.execute(db);
  await sql`GRANT SELECT (id, username, state, staff_role) ON member TO subrosa_documents`.execute(db);
  await sql`GRANT SELECT (id, subject_id, state, assignee_id) ON moderation_case TO subrosa_documents`.execute(db);
  await sql`GRANT INSERT ON moderation_event TO subrosa_documents`.execute(db);
}

-- owner_id has no foreign key: documents that the law requires outlive the account, and their keys are bound to it. The
-- processes that write the wrapped key cannot read it; only the documents process can.
CREATE TABLE document (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  verification_id uuid,
  kind text NOT NULL CHECK (kind IN ('front', 'back', 'video', 'details')),
  content_type text NOT NULL CHECK (char_length(content_type) <= 60),
  encrypted_bytes integer NOT NULL CHECK (encrypted_bytes > 0),
  file_bytes integer CHECK (file_bytes > 0),
  upload_id text,
  wrapped_key bytea CHECK (octet_length(wrapped_key) <= 8192),
  key_provider text CHECK (key_provider IN ('local', 'kms', 'vault')),
  key_name text,
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'stored', 'destroyed')),
  is_record boolean NOT NULL DEFAULT false,
  legal_hold boolean NOT NULL DEFAULT false,
  owner_erased boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL,
  stored_at timestamptz,
  keep_until timestamptz,
  destroyed_at timestamptz,
  CHECK ((state = 'stored') = (wrapped_key IS NOT NULL)),
  CHECK (state <> 'stored' OR key_provider IS NOT NULL AND key_name IS NOT NULL AND file_bytes IS NOT NULL AND stored_at IS NOT NULL),
  CHECK (verification_id IS NULL OR state <> 'uploading'),
  CHECK (destroyed_at IS NULL OR state = 'destroyed')
);
COMMENT ON TABLE document IS 'documents: identity documents, encrypted in the browser, with their wrapped keys';
COMMENT ON COLUMN document.is_record IS 'kept for record-keeping law (18 USC 2257)';
CREATE INDEX document_owner ON document (owner_id);
CREATE INDEX document_verification ON document (verification_id) WHERE verification_id IS NOT NULL;
CREATE INDEX document_due ON document (keep_until) WHERE state = 'stored' AND keep_until IS NOT NULL;
CREATE INDEX document_waiting ON document (started_at) WHERE verification_id IS NULL AND state <> 'destroyed';
CREATE INDEX document_undestroyed ON document (id) WHERE state = 'destroyed' AND destroyed_at IS NULL;
GRANT SELECT ON document TO subrosa_documents;
GRANT
  INSERT, UPDATE, DELETE, SELECT (id, owner_id, verification_id, kind, content_type, encrypted_bytes, file_bytes, upload_id, key_provider,
  key_name, state, is_record, legal_hold, owner_erased, started_at, stored_at, keep_until, destroyed_at)
ON document TO subrosa_api, subrosa_worker;

CREATE TABLE document_access_grant (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  requester_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
  requested_at timestamptz NOT NULL,
  approver_id uuid REFERENCES member ON DELETE SET NULL,
  approved_at timestamptz,
  ends_at timestamptz,
  CHECK (approver_id IS DISTINCT FROM requester_id),
  CHECK ((approved_at IS NULL) = (ends_at IS NULL)),
  CHECK (ends_at <= (approved_at + interval '15 minutes'))
);
COMMENT ON TABLE document_access_grant IS 'documents: accesses outside an open case, requested by one staff member and approved by another';
CREATE INDEX document_access_grant_document ON document_access_grant (document_id, requester_id, requested_at DESC);
CREATE INDEX document_access_grant_requested_at ON document_access_grant (requested_at DESC);
CREATE INDEX document_access_grant_requester_id ON document_access_grant (requester_id);
CREATE INDEX document_access_grant_approver_id ON document_access_grant (approver_id);
GRANT SELECT, INSERT, UPDATE ON document_access_grant TO subrosa_api;
GRANT SELECT ON document_access_grant TO subrosa_worker, subrosa_documents;

CREATE TABLE document_access_ticket (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  used_at timestamptz
);
COMMENT ON TABLE document_access_ticket IS 'documents: URLs of an access, each valid once and for a minute';
CREATE INDEX document_access_ticket_ends ON document_access_ticket (ends_at);
CREATE INDEX document_access_ticket_document_id ON document_access_ticket (document_id);
CREATE INDEX document_access_ticket_staff_id ON document_access_ticket (staff_id);
GRANT SELECT, INSERT ON document_access_ticket TO subrosa_api;
GRANT SELECT, DELETE ON document_access_ticket TO subrosa_worker;
GRANT SELECT, UPDATE (used_at) ON document_access_ticket TO subrosa_documents;

CREATE TABLE document_access_log (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid REFERENCES member ON DELETE SET NULL,
  accessed_at timestamptz NOT NULL,
  access_basis text NOT NULL CHECK (access_basis IN ('case', 'grant'))
);
COMMENT ON TABLE document_access_log IS 'documents: who accessed a document; its owner can read this log';
CREATE INDEX document_access_log_document ON document_access_log (document_id, accessed_at DESC);
CREATE INDEX document_access_log_staff ON document_access_log (staff_id);
GRANT SELECT ON document_access_log TO subrosa_api, subrosa_worker;
GRANT INSERT ON document_access_log TO subrosa_documents;

-- As with identity documents, the process that writes the wrapped key cannot read it.
CREATE TABLE preserved_file (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('file', 'attachment', 'facts')),
  source text NOT NULL CHECK (char_length(source) <= 100),
  content_type text NOT NULL CHECK (char_length(content_type) <= 100),
  file_bytes bigint NOT NULL CHECK (file_bytes > 0),
  wrapped_key bytea CHECK (octet_length(wrapped_key) <= 8192),
  key_provider text NOT NULL CHECK (key_provider IN ('local', 'kms', 'vault')),
  key_name text NOT NULL,
  state text NOT NULL DEFAULT 'preserved' CHECK (state IN ('preserved', 'destroyed')),
  legal_hold boolean NOT NULL DEFAULT false,
  encrypted_at timestamptz NOT NULL,
  keep_until timestamptz,
  destroyed_at timestamptz,
  UNIQUE (case_id, source),
  CHECK ((state = 'preserved') = (wrapped_key IS NOT NULL)),
  CHECK (destroyed_at IS NULL OR state = 'destroyed')
);
COMMENT ON TABLE preserved_file IS 'documents: files that the law requires to be preserved for a year, with their wrapped keys; nobody can view them';
COMMENT ON COLUMN preserved_file.source IS 'the origin of the file, so that a repeated move keeps it once';
CREATE INDEX preserved_file_due ON preserved_file (keep_until) WHERE state = 'preserved' AND NOT legal_hold;
CREATE INDEX preserved_file_undestroyed ON preserved_file (id) WHERE state = 'destroyed' AND destroyed_at IS NULL;
GRANT SELECT ON preserved_file TO subrosa_documents;
GRANT
  SELECT (id, case_id, kind, source, content_type, file_bytes, key_provider, key_name, state, legal_hold, encrypted_at, keep_until,
  destroyed_at), UPDATE (legal_hold, keep_until)
ON preserved_file TO subrosa_api;
GRANT
  INSERT, SELECT (id, case_id, kind, source, content_type, file_bytes, key_provider, key_name, state, legal_hold, encrypted_at, keep_until,
  destroyed_at), UPDATE (wrapped_key, state, legal_hold, keep_until, destroyed_at)
ON preserved_file TO subrosa_worker;

-- The database itself requires that requester and approver are two reviewers whose roles count, and neither is the owner of the
-- document.
CREATE FUNCTION document_access_grant_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  DECLARE
    reviewers CONSTANT text[] := ARRAY['reviewer', 'safety_lead'];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.approved_at IS NOT NULL OR NOT staff_role_counts(NEW.requester_id, reviewers, NEW.requested_at)
      THEN RAISE EXCEPTION 'access to a document is requested by a reviewer whose role counts' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END IF;
    IF NEW.approved_at IS DISTINCT FROM OLD.approved_at AND NOT (
      OLD.approved_at IS NULL AND NEW.requester_id = OLD.requester_id AND NEW.document_id = OLD.document_id AND NEW.approver_id IS NOT NULL
      AND staff_role_counts(OLD.requester_id, reviewers, NEW.approved_at)
      AND staff_role_counts(NEW.approver_id, reviewers, NEW.approved_at)
      AND NOT EXISTS (SELECT FROM document WHERE id = OLD.document_id AND owner_id = NEW.approver_id)
    ) THEN RAISE EXCEPTION 'access to a document needs two reviewers whose roles count' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER document_access_grant_guard BEFORE INSERT OR UPDATE OF approved_at, requester_id, document_id, approver_id ON document_access_grant
  FOR EACH ROW
  EXECUTE FUNCTION document_access_grant_guard();

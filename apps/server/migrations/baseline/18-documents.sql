-- owner_id has no foreign key: documents that the law requires outlive the account, and their keys are bound to it. The
-- processes that write the wrapped key cannot read it; only the documents process can.
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
  CHECK (state <> 'sealed' OR key_provider IS NOT NULL AND key_name IS NOT NULL AND file_bytes IS NOT NULL AND sealed_at IS NOT NULL),
  CHECK (verification_id IS NULL OR state <> 'uploading'),
  CHECK (destroyed_at IS NULL OR state = 'destroyed')
);
COMMENT ON TABLE document IS 'documents: an identity document, sealed in the browser, with its wrapped key';
COMMENT ON COLUMN document.is_record IS 'kept for record-keeping law (18 USC 2257)';
CREATE INDEX document_owner ON document (owner_id);
CREATE INDEX document_verification ON document (verification_id) WHERE verification_id IS NOT NULL;
CREATE INDEX document_due ON document (keep_until) WHERE state = 'sealed' AND keep_until IS NOT NULL;
CREATE INDEX document_waiting ON document (begun_at) WHERE verification_id IS NULL AND state <> 'destroyed';
CREATE INDEX document_half_gone ON document (id) WHERE state = 'destroyed' AND destroyed_at IS NULL;
GRANT SELECT ON document TO subrosa_documents;
GRANT
  INSERT, UPDATE, DELETE, SELECT (id, owner_id, verification_id, kind, content_type, sealed_bytes, file_bytes, upload_id, key_provider,
  key_name, state, is_record, legal_hold, owner_erased, begun_at, sealed_at, keep_until, destroyed_at)
ON document TO subrosa_api, subrosa_worker;

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
  CHECK (ends_at <= (approved_at + interval '15 minutes'))
);
COMMENT ON TABLE document_grant IS 'documents: looks outside an open case, asked for by one and approved by another';
CREATE INDEX document_grant_document ON document_grant (document_id, asker_id, asked_at DESC);
CREATE INDEX document_grant_asked ON document_grant (asked_at DESC);
CREATE INDEX document_grant_asker_id ON document_grant (asker_id);
CREATE INDEX document_grant_approver_id ON document_grant (approver_id);
GRANT SELECT, INSERT, UPDATE ON document_grant TO subrosa_api;
GRANT SELECT ON document_grant TO subrosa_worker, subrosa_documents;

CREATE TABLE document_ticket (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  used_at timestamptz
);
COMMENT ON TABLE document_ticket IS 'documents: addresses of looks, each good once and for a minute';
CREATE INDEX document_ticket_ends ON document_ticket (ends_at);
CREATE INDEX document_ticket_document_id ON document_ticket (document_id);
CREATE INDEX document_ticket_staff_id ON document_ticket (staff_id);
GRANT SELECT, INSERT ON document_ticket TO subrosa_api;
GRANT SELECT, DELETE ON document_ticket TO subrosa_worker;
GRANT SELECT, UPDATE (used_at) ON document_ticket TO subrosa_documents;

CREATE TABLE document_look (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  looker_id uuid REFERENCES member ON DELETE SET NULL,
  at timestamptz NOT NULL,
  because text NOT NULL CHECK (because IN ('case', 'grant'))
);
COMMENT ON TABLE document_look IS 'documents: who looked, for the owner to read';
CREATE INDEX document_look_document ON document_look (document_id, at DESC);
CREATE INDEX document_look_looker ON document_look (looker_id);
GRANT SELECT ON document_look TO subrosa_api, subrosa_worker;
GRANT INSERT ON document_look TO subrosa_documents;

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
  state text NOT NULL DEFAULT 'sealed' CHECK (state IN ('sealed', 'destroyed')),
  legal_hold boolean NOT NULL DEFAULT false,
  sealed_at timestamptz NOT NULL,
  keep_until timestamptz,
  destroyed_at timestamptz,
  UNIQUE (case_id, source),
  CHECK ((state = 'sealed') = (wrapped_key IS NOT NULL)),
  CHECK (destroyed_at IS NULL OR state = 'destroyed')
);
COMMENT ON TABLE preserved_file IS 'documents: what the law wants preserved for a year and shown to nobody, with its wrapped key';
COMMENT ON COLUMN preserved_file.source IS 'where it came from, so that a repeated move keeps it once';
CREATE INDEX preserved_file_due ON preserved_file (keep_until) WHERE state = 'sealed' AND NOT legal_hold;
CREATE INDEX preserved_file_half_gone ON preserved_file (id) WHERE state = 'destroyed' AND destroyed_at IS NULL;
GRANT SELECT ON preserved_file TO subrosa_documents;
GRANT
  SELECT (id, case_id, kind, source, content_type, file_bytes, key_provider, key_name, state, legal_hold, sealed_at, keep_until,
  destroyed_at), UPDATE (legal_hold, keep_until)
ON preserved_file TO subrosa_api;
GRANT
  INSERT, SELECT (id, case_id, kind, source, content_type, file_bytes, key_provider, key_name, state, legal_hold, sealed_at, keep_until,
  destroyed_at), UPDATE (wrapped_key, state, legal_hold, keep_until, destroyed_at)
ON preserved_file TO subrosa_worker;

-- The database itself requires that requester and approver are two reviewers whose roles count, and neither is the owner of the
-- document.
CREATE FUNCTION document_grant_guard() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  DECLARE
    reviewers CONSTANT text[] := ARRAY['reviewer', 'safety_lead'];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.approved_at IS NOT NULL OR NOT staff_role_counts(NEW.asker_id, reviewers, NEW.asked_at)
      THEN RAISE EXCEPTION 'access to a document is requested by a reviewer whose role counts' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END IF;
    IF NEW.approved_at IS DISTINCT FROM OLD.approved_at AND NOT (
      OLD.approved_at IS NULL AND NEW.asker_id = OLD.asker_id AND NEW.document_id = OLD.document_id AND NEW.approver_id IS NOT NULL
      AND staff_role_counts(OLD.asker_id, reviewers, NEW.approved_at)
      AND staff_role_counts(NEW.approver_id, reviewers, NEW.approved_at)
      AND NOT EXISTS (SELECT FROM document WHERE id = OLD.document_id AND owner_id = NEW.approver_id)
    ) THEN RAISE EXCEPTION 'access to a document needs two reviewers whose roles count' USING ERRCODE = 'check_violation'; END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER document_grant_guard BEFORE INSERT OR UPDATE OF approved_at, asker_id, document_id, approver_id ON document_grant
  FOR EACH ROW
  EXECUTE FUNCTION document_grant_guard();

CREATE FUNCTION forbid_change() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END
$$;

CREATE TABLE audit_key (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL UNIQUE REFERENCES member ON DELETE CASCADE,
  encrypted_key bytea NOT NULL
);
COMMENT ON TABLE audit_key IS 'audit: the key of a member''s data in the chain; erasure deletes it';
GRANT SELECT, INSERT ON audit_key TO subrosa_api, subrosa_worker;

CREATE TABLE audit_entry (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  occurred_at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL CHECK (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z_]+$'),
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb CHECK (octet_length(detail::text) <= 2000),
  payload_member_id uuid,
  encrypted_payload bytea CHECK (octet_length(encrypted_payload) <= 8192),
  previous_hash bytea NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  CHECK ((payload_member_id IS NULL) = (encrypted_payload IS NULL))
);
COMMENT ON TABLE audit_entry IS 'audit: completed and denied actions of staff, each with the hash of the previous one; append only';
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, seq);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, seq);
CREATE INDEX audit_entry_action ON audit_entry (action, seq);
CREATE INDEX audit_entry_at ON audit_entry (occurred_at);
GRANT SELECT ON audit_entry TO subrosa_api, subrosa_worker;

CREATE TABLE audit_head (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
COMMENT ON TABLE audit_head IS 'audit: the last entry of the chain; its row lock orders new entries';
GRANT SELECT ON audit_head TO subrosa_api, subrosa_worker;
INSERT INTO audit_head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

CREATE TABLE audit_check (
  id uuid PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  first_seq bigint NOT NULL CHECK (first_seq >= 0),
  last_seq bigint NOT NULL CHECK (last_seq >= 0),
  problems integer NOT NULL CHECK (problems >= 0),
  is_complete boolean NOT NULL,
  anchored boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE audit_check IS 'audit: verifications of the chain by the nightly job or an auditor, and their result';
CREATE INDEX audit_check_at ON audit_check (checked_at DESC);
GRANT SELECT, INSERT ON audit_check TO subrosa_api, subrosa_worker;

-- Each field is preceded by its length, so that no two rows have the same bytes; domains/audit/chain.ts computes the same.
CREATE FUNCTION audit_field(value text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN value IS NULL THEN '-' ELSE octet_length(convert_to(value, 'UTF8')) || ':' || value END
$$;

-- Entries about roles, documents and CSAM cases are anchored by a job of the same transaction, in every process.
CREATE FUNCTION append_audit(
  written_at timestamptz,
  actor uuid,
  what text,
  about_kind text,
  about uuid,
  details jsonb,
  key_id uuid,
  encrypted bytea
)
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DECLARE
    head public.audit_head;
    next_seq bigint;
    next_hash bytea;
  BEGIN
    SELECT * INTO STRICT head FROM public.audit_head FOR UPDATE;
    next_seq := head.seq + 1;
    next_hash := sha256(convert_to(
      public.audit_field(next_seq::text)
      || public.audit_field((extract(epoch FROM written_at) * 1000000)::bigint::text)
      || public.audit_field(actor::text)
      || public.audit_field(what)
      || public.audit_field(about_kind)
      || public.audit_field(about::text)
      || public.audit_field(details::text)
      || public.audit_field(key_id::text)
      || public.audit_field(encode(encrypted, 'hex'))
      || public.audit_field(encode(head.hash, 'hex')), 'UTF8'));
    INSERT INTO public.audit_entry
      (seq, occurred_at, actor_id, action, subject_kind, subject_id, detail, payload_member_id, encrypted_payload, previous_hash, hash)
    VALUES (next_seq, written_at, actor, what, about_kind, about, details, key_id, encrypted, head.hash, next_hash);
    UPDATE public.audit_head SET seq = next_seq, hash = next_hash;
    IF what ~ '^(role|document|csam)\.' THEN
      PERFORM public.enqueue_job('audit:anchor', '{}'::json, 'audit:anchor');
    END IF;
    RETURN next_seq;
  END
$$;
REVOKE ALL ON FUNCTION append_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION append_audit TO subrosa_api, subrosa_worker, subrosa_documents;

CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

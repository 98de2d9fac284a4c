-- When at most 31 bits differ, at least one of the 16 chunks differs in at most one bit.
CREATE FUNCTION pdq_chunks(pdq bytea) RETURNS integer[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[0 | (get_byte(pdq, 0) << 8) | get_byte(pdq, 1), 65536 | (get_byte(pdq, 2) << 8) | get_byte(pdq, 3), 131072 | (get_byte(pdq, 4) << 8) | get_byte(pdq, 5), 196608 | (get_byte(pdq, 6) << 8) | get_byte(pdq, 7), 262144 | (get_byte(pdq, 8) << 8) | get_byte(pdq, 9), 327680 | (get_byte(pdq, 10) << 8) | get_byte(pdq, 11), 393216 | (get_byte(pdq, 12) << 8) | get_byte(pdq, 13), 458752 | (get_byte(pdq, 14) << 8) | get_byte(pdq, 15), 524288 | (get_byte(pdq, 16) << 8) | get_byte(pdq, 17), 589824 | (get_byte(pdq, 18) << 8) | get_byte(pdq, 19), 655360 | (get_byte(pdq, 20) << 8) | get_byte(pdq, 21), 720896 | (get_byte(pdq, 22) << 8) | get_byte(pdq, 23), 786432 | (get_byte(pdq, 24) << 8) | get_byte(pdq, 25), 851968 | (get_byte(pdq, 26) << 8) | get_byte(pdq, 27), 917504 | (get_byte(pdq, 28) << 8) | get_byte(pdq, 29), 983040 | (get_byte(pdq, 30) << 8) | get_byte(pdq, 31)]
$$;

CREATE FUNCTION pdq_distance(one bytea, other bytea) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT bit_count(('x' || encode(one, 'hex'))::bit(256) # ('x' || encode(other, 'hex'))::bit(256))::integer
$$;

CREATE TABLE media (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('profile_photo', 'cover', 'gallery', 'post', 'release')),
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  state text NOT NULL DEFAULT 'uploading'
    CHECK (state IN ('uploading', 'quarantined', 'scanned', 'pending_review', 'published', 'rejected', 'removed')),
  generation integer NOT NULL DEFAULT 0,
  content_type text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes BETWEEN 1 AND 209715200),
  file_name text CHECK (char_length(file_name) <= 255),
  upload_id text,
  started_at timestamptz NOT NULL,
  uploaded_at timestamptz,
  changed_at timestamptz NOT NULL,
  step text CHECK (step IN ('identified', 'scanned', 'matched', 'rendered')),
  attempts smallint NOT NULL DEFAULT 0,
  reason text,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  duration_ms integer CHECK (duration_ms > 0),
  placeholder bytea CHECK (octet_length(placeholder) <= 40),
  depicts text CHECK (depicts IN ('nobody', 'people')),
  declared_at timestamptz,
  csam_flagged_at timestamptz,
  CHECK (state <> 'uploading' OR upload_id IS NOT NULL),
  CHECK ((state NOT IN ('pending_review', 'published')) OR step = 'rendered' AND width IS NOT NULL AND height IS NOT NULL),
  CHECK ((state NOT IN ('pending_review', 'published')) OR purpose = 'release' OR depicts IS NOT NULL),
  CHECK (state <> 'rejected' OR reason IS NOT NULL),
  CONSTRAINT media_csam_flagged_is_rejected CHECK (csam_flagged_at IS NULL OR (state IN ('rejected', 'removed')))
);
COMMENT ON TABLE media IS 'media: every photo and video, from the start of its upload to its removal';
COMMENT ON COLUMN media.generation IS 'increased when the audience shrinks: URLs of earlier generations stop working';
COMMENT ON COLUMN media.csam_flagged_at IS 'escalated to the CSAM reviewers: nobody else sees it, and its owner sees it as under review';
CREATE INDEX media_owner ON media (owner_id, purpose, started_at DESC, id DESC);
CREATE INDEX media_unfinished ON media (changed_at) WHERE state IN ('uploading', 'quarantined', 'removed');
CREATE INDEX media_started_at ON media (started_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON media TO subrosa_api, subrosa_worker;
GRANT SELECT (id, state, generation) ON media TO subrosa_gateway;

CREATE TABLE media_depiction (
  id uuid PRIMARY KEY,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  who text NOT NULL CHECK (who IN ('self', 'member', 'other')),
  member_id uuid REFERENCES member ON DELETE CASCADE,
  name text CHECK (char_length(name) BETWEEN 1 AND 100),
  release_id uuid REFERENCES media DEFERRABLE INITIALLY DEFERRED,
  consent text NOT NULL CHECK (consent IN ('given', 'pending', 'confirmed', 'objected')),
  declared_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((who = 'member') = (member_id IS NOT NULL)),
  CHECK ((who = 'other') = (name IS NOT NULL)),
  CHECK ((who = 'other') = (release_id IS NOT NULL))
);
COMMENT ON TABLE media_depiction IS 'media: depicted people and their consent; the uploader declares them, a tagged member answers';
CREATE UNIQUE INDEX media_depiction_once ON media_depiction (media_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX media_depiction_member ON media_depiction (member_id, declared_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX media_depiction_media ON media_depiction (media_id);
CREATE INDEX media_depiction_release ON media_depiction (release_id) WHERE release_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON media_depiction TO subrosa_api, subrosa_worker;

CREATE TABLE media_hash (
  media_id uuid REFERENCES media ON DELETE CASCADE,
  frame integer CHECK (frame >= 0),
  pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
  quality smallint NOT NULL CHECK (quality BETWEEN 0 AND 100),
  PRIMARY KEY (media_id, frame)
);
COMMENT ON TABLE media_hash IS 'media: perceptual hashes of 256 bits that find known copies';
CREATE INDEX media_hash_alike ON media_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off) WHERE quality > 49;
GRANT SELECT, INSERT, UPDATE, DELETE ON media_hash TO subrosa_api, subrosa_worker;

CREATE TABLE takedown_hash (
  id uuid PRIMARY KEY,
  pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
  quality smallint NOT NULL CHECK (quality BETWEEN 50 AND 100),
  source_id uuid NOT NULL,
  decided_by uuid REFERENCES member ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  is_csam boolean NOT NULL DEFAULT false,
  UNIQUE (source_id, pdq)
);
COMMENT ON TABLE takedown_hash IS 'media: perceptual hashes of pictures that staff removed; copies are removed and later uploads rejected';
COMMENT ON COLUMN takedown_hash.source_id IS 'the notice that led to it; it may be purged earlier';
COMMENT ON COLUMN takedown_hash.is_csam IS 'reported to NCMEC: copies go to the CSAM reviewers, not to a queue';
CREATE INDEX takedown_hash_alike ON takedown_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off);
CREATE INDEX takedown_hash_decided_by ON takedown_hash (decided_by);
GRANT SELECT, INSERT ON takedown_hash TO subrosa_worker;

-- No foreign keys: records that the law requires outlive the media item and, for performers, the account.
CREATE TABLE depiction_record (
  id uuid PRIMARY KEY,
  media_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  owner_id uuid NOT NULL,
  uploader text NOT NULL,
  who text NOT NULL CHECK (who IN ('self', 'member', 'other')),
  member_id uuid,
  name text NOT NULL,
  release_id uuid,
  consent text NOT NULL,
  declared_at timestamptz NOT NULL,
  uploaded_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  removed_at timestamptz,
  is_performer boolean NOT NULL
);
COMMENT ON TABLE depiction_record IS 'media: who was depicted in published media, and until when (18 USC 2257)';
COMMENT ON COLUMN depiction_record.name IS 'the name at that time; a former name is an alias';
COMMENT ON COLUMN depiction_record.is_performer IS 'depicts or was uploaded by a confidant: kept after deletion of the item or the account';
CREATE INDEX depiction_record_media ON depiction_record (media_id);
CREATE INDEX depiction_record_member ON depiction_record (member_id) WHERE member_id IS NOT NULL;
GRANT SELECT ON depiction_record TO subrosa_api, subrosa_worker;

-- The job is enqueued in the transaction that deletes the row, so that deleting an account deletes its files too.
CREATE FUNCTION remove_media_files() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM enqueue_job('media:delete-files', json_build_object(
      'id', OLD.id, 'ownerId', OLD.owner_id, 'state', OLD.state, 'uploadId', OLD.upload_id));
    RETURN NULL;
  END
$$;
CREATE TRIGGER media_after_delete AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION remove_media_files();

CREATE FUNCTION record_depictions(media_id uuid, at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO depiction_record (id, media_id, kind, owner_id, uploader, who, member_id, name, release_id, consent, declared_at,
    uploaded_at, published_at, is_performer)
  SELECT p.id, m.id, m.kind, m.owner_id, u.username, p.who,
    CASE p.who WHEN 'self' THEN m.owner_id ELSE p.member_id END, coalesce(p.name, s.username, u.username), p.release_id, p.consent,
    p.declared_at, m.started_at, $2, coalesce(s.account_type, u.account_type) = 'confidant'
  FROM media m JOIN media_depiction p ON p.media_id = m.id JOIN member u ON u.id = m.owner_id LEFT JOIN member s ON s.id = p.member_id
  WHERE m.id = $1 AND m.state = 'published'
  ON CONFLICT (id) DO UPDATE SET removed_at = NULL, consent = excluded.consent
$$;
REVOKE ALL ON FUNCTION record_depictions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION record_depictions TO subrosa_api, subrosa_worker;

CREATE FUNCTION close_depictions(media_id uuid, at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM depiction_record WHERE depiction_record.media_id = $1 AND NOT is_performer;
  UPDATE depiction_record SET removed_at = $2 WHERE depiction_record.media_id = $1 AND removed_at IS NULL
$$;
REVOKE ALL ON FUNCTION close_depictions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_depictions TO subrosa_api, subrosa_worker;

CREATE FUNCTION media_depictions() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF OLD.state = 'published' THEN PERFORM close_depictions(OLD.id, now()); END IF;
    ELSIF NEW.state = 'published' THEN PERFORM record_depictions(NEW.id, NEW.changed_at);
    ELSIF TG_OP = 'UPDATE' AND OLD.state = 'published' THEN PERFORM close_depictions(NEW.id, NEW.changed_at);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER media_sync_depictions AFTER INSERT OR DELETE OR UPDATE OF state ON media FOR EACH ROW EXECUTE FUNCTION media_depictions();

CREATE FUNCTION sync_media_depiction() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN PERFORM record_depictions(NEW.media_id, NEW.declared_at); RETURN NULL; END
$$;
CREATE TRIGGER media_depiction_sync AFTER INSERT OR UPDATE OF consent ON media_depiction FOR EACH ROW EXECUTE FUNCTION sync_media_depiction();

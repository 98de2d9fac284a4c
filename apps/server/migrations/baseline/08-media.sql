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
  begun_at timestamptz NOT NULL,
  uploaded_at timestamptz,
  changed_at timestamptz NOT NULL,
  step text CHECK (step IN ('identified', 'scanned', 'matched', 'rendered')),
  attempts smallint NOT NULL DEFAULT 0,
  reason text,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  duration_ms integer CHECK (duration_ms > 0),
  placeholder bytea CHECK (octet_length(placeholder) <= 40),
  shows text CHECK (shows IN ('nobody', 'people')),
  stated_at timestamptz,
  sealed_at timestamptz,
  CHECK (state <> 'uploading' OR upload_id IS NOT NULL),
  CHECK ((state NOT IN ('pending_review', 'published')) OR step = 'rendered' AND width IS NOT NULL AND height IS NOT NULL),
  CHECK ((state NOT IN ('pending_review', 'published')) OR purpose = 'release' OR shows IS NOT NULL),
  CHECK (state <> 'rejected' OR reason IS NOT NULL),
  CONSTRAINT media_sealed_is_rejected CHECK (sealed_at IS NULL OR (state IN ('rejected', 'removed')))
);
COMMENT ON TABLE media IS 'media: every photo and video, from its first byte to its removal';
COMMENT ON COLUMN media.generation IS 'raised when others may not see it any more: addresses that were made before stop working';
COMMENT ON COLUMN media.sealed_at IS 'handed to the named persons: nobody else sees it, and to its owner it is under review';
CREATE INDEX media_owner ON media (owner_id, purpose, begun_at DESC, id DESC);
CREATE INDEX media_unfinished ON media (changed_at) WHERE state IN ('uploading', 'quarantined', 'removed');
CREATE INDEX media_begun ON media (begun_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON media TO subrosa_api, subrosa_worker;
GRANT SELECT (id, state, generation) ON media TO subrosa_gateway;

CREATE TABLE media_person (
  id uuid PRIMARY KEY,
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  who text NOT NULL CHECK (who IN ('self', 'member', 'other')),
  member_id uuid REFERENCES member ON DELETE CASCADE,
  name text CHECK (char_length(name) BETWEEN 1 AND 100),
  release_id uuid REFERENCES media DEFERRABLE INITIALLY DEFERRED,
  consent text NOT NULL CHECK (consent IN ('given', 'asked', 'confirmed', 'objected')),
  stated_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((who = 'member') = (member_id IS NOT NULL)),
  CHECK ((who = 'other') = (name IS NOT NULL)),
  CHECK ((who = 'other') = (release_id IS NOT NULL))
);
COMMENT ON TABLE media_person IS 'media: who is shown, and that they agreed; the uploader states it, a member who is named answers';
CREATE UNIQUE INDEX media_person_once ON media_person (media_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX media_person_member ON media_person (member_id, stated_at DESC) WHERE member_id IS NOT NULL;
CREATE INDEX media_person_media ON media_person (media_id);
CREATE INDEX media_person_release ON media_person (release_id) WHERE release_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON media_person TO subrosa_api, subrosa_worker;

CREATE TABLE media_hash (
  media_id uuid REFERENCES media ON DELETE CASCADE,
  frame integer CHECK (frame >= 0),
  pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
  quality smallint NOT NULL CHECK (quality BETWEEN 0 AND 100),
  PRIMARY KEY (media_id, frame)
);
COMMENT ON TABLE media_hash IS 'media: what a picture looks like, as 256 bits, to find known copies';
CREATE INDEX media_hash_alike ON media_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off) WHERE quality > 49;
GRANT SELECT, INSERT, UPDATE, DELETE ON media_hash TO subrosa_api, subrosa_worker;

CREATE TABLE take_down_hash (
  id uuid PRIMARY KEY,
  pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
  quality smallint NOT NULL CHECK (quality BETWEEN 50 AND 100),
  source_id uuid NOT NULL,
  decided_by uuid REFERENCES member ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  sealed boolean NOT NULL DEFAULT false,
  UNIQUE (source_id, pdq)
);
COMMENT ON TABLE take_down_hash IS 'media: pictures that staff took down, as what they look like: copies go, and stay away';
COMMENT ON COLUMN take_down_hash.source_id IS 'the notice that asked for it; it may be forgotten before';
COMMENT ON COLUMN take_down_hash.sealed IS 'reported to the agency: copies go to the named persons, not to a queue';
CREATE INDEX take_down_hash_alike ON take_down_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off);
CREATE INDEX take_down_hash_decided_by ON take_down_hash (decided_by);
GRANT SELECT, INSERT ON take_down_hash TO subrosa_worker;

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
  stated_at timestamptz NOT NULL,
  uploaded_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  removed_at timestamptz,
  is_performer boolean NOT NULL
);
COMMENT ON TABLE depiction_record IS 'media: who was shown in what was published, and until when (18 USC 2257)';
COMMENT ON COLUMN depiction_record.name IS 'as it was then: what somebody was called before is an alias';
COMMENT ON COLUMN depiction_record.is_performer IS 'of a confidant, or uploaded by one: kept when the item or the account is gone';
CREATE INDEX depiction_record_media ON depiction_record (media_id);
CREATE INDEX depiction_record_member ON depiction_record (member_id) WHERE member_id IS NOT NULL;
GRANT SELECT ON depiction_record TO subrosa_api, subrosa_worker;

-- The job is enqueued in the transaction that deletes the row, so that deleting an account deletes its files too.
CREATE FUNCTION remove_media_files() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM enqueue_job('media:remove-files', json_build_object(
      'id', OLD.id, 'ownerId', OLD.owner_id, 'state', OLD.state, 'uploadId', OLD.upload_id));
    RETURN NULL;
  END
$$;
CREATE TRIGGER media_files_go AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION remove_media_files();

CREATE FUNCTION keep_depictions(media_id uuid, at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO depiction_record (id, media_id, kind, owner_id, uploader, who, member_id, name, release_id, consent, stated_at,
    uploaded_at, published_at, is_performer)
  SELECT p.id, m.id, m.kind, m.owner_id, u.username, p.who,
    CASE p.who WHEN 'self' THEN m.owner_id ELSE p.member_id END, coalesce(p.name, s.username, u.username), p.release_id, p.consent,
    p.stated_at, m.begun_at, $2, coalesce(s.account_type, u.account_type) = 'confidant'
  FROM media m JOIN media_person p ON p.media_id = m.id JOIN member u ON u.id = m.owner_id LEFT JOIN member s ON s.id = p.member_id
  WHERE m.id = $1 AND m.state = 'published'
  ON CONFLICT (id) DO UPDATE SET removed_at = NULL, consent = excluded.consent
$$;
REVOKE ALL ON FUNCTION keep_depictions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_depictions TO subrosa_api, subrosa_worker;

CREATE FUNCTION end_depictions(media_id uuid, at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM depiction_record WHERE depiction_record.media_id = $1 AND NOT is_performer;
  UPDATE depiction_record SET removed_at = $2 WHERE depiction_record.media_id = $1 AND removed_at IS NULL
$$;
REVOKE ALL ON FUNCTION end_depictions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_depictions TO subrosa_api, subrosa_worker;

CREATE FUNCTION media_depictions() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF OLD.state = 'published' THEN PERFORM end_depictions(OLD.id, now()); END IF;
    ELSIF NEW.state = 'published' THEN PERFORM keep_depictions(NEW.id, NEW.changed_at);
    ELSIF TG_OP = 'UPDATE' AND OLD.state = 'published' THEN PERFORM end_depictions(NEW.id, NEW.changed_at);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER media_depictions_kept AFTER INSERT OR DELETE OR UPDATE OF state ON media FOR EACH ROW EXECUTE FUNCTION media_depictions();

CREATE FUNCTION media_person_depicted() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN PERFORM keep_depictions(NEW.media_id, NEW.stated_at); RETURN NULL; END
$$;
CREATE TRIGGER media_person_depicted AFTER INSERT OR UPDATE OF consent ON media_person FOR EACH ROW EXECUTE FUNCTION media_person_depicted();

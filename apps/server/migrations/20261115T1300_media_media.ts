import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      CHECK (state <> 'uploading' OR upload_id IS NOT NULL),
      CHECK (state NOT IN ('pending_review', 'published') OR (step = 'rendered' AND width IS NOT NULL AND height IS NOT NULL)),
      CHECK (state NOT IN ('pending_review', 'published') OR purpose = 'release' OR shows IS NOT NULL),
      CHECK (state <> 'rejected' OR reason IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE media IS 'media: every photo and video, from its first byte to its removal'`.execute(db);
  await sql`COMMENT ON COLUMN media.generation IS 'raised when others may not see it any more: addresses that were made before stop working'`.execute(
    db,
  );
  await sql`CREATE INDEX media_owner ON media (owner_id, purpose, begun_at DESC, id DESC)`.execute(db);
  await sql`CREATE INDEX media_unfinished ON media (changed_at) WHERE state IN ('uploading', 'quarantined', 'removed')`.execute(db);

  // Asked for in the transaction in which the row goes, whoever deletes it: an account that is erased takes its files along.
  await sql`
    CREATE FUNCTION remove_media_files() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM enqueue_job('media:remove-files', json_build_object(
        'id', OLD.id, 'ownerId', OLD.owner_id, 'state', OLD.state, 'uploadId', OLD.upload_id));
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER media_files_go AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION remove_media_files()`.execute(db);

  await sql`
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
    )`.execute(db);
  await sql`COMMENT ON TABLE media_person IS 'media: who is shown, and that they agreed; the uploader states it, a member who is named answers'`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX media_person_once ON media_person (media_id, member_id) WHERE member_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX media_person_member ON media_person (member_id, stated_at DESC) WHERE member_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX media_person_media ON media_person (media_id)`.execute(db);
  await sql`CREATE INDEX media_person_release ON media_person (release_id) WHERE release_id IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE media_hash (
      media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
      frame integer NOT NULL CHECK (frame >= 0),
      pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
      quality smallint NOT NULL CHECK (quality BETWEEN 0 AND 100),
      PRIMARY KEY (media_id, frame)
    )`.execute(db);
  await sql`COMMENT ON TABLE media_hash IS 'media: what a picture looks like, as 256 bits, to find known copies'`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON media, media_person, media_hash TO subrosa_api, subrosa_worker`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No references: what the law wants on record outlives the item and, of performers, the account.
  await sql`
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
    )`.execute(db);
  await sql`COMMENT ON TABLE depiction_record IS 'media: who was shown in what was published, and until when (18 USC 2257)'`.execute(db);
  await sql`COMMENT ON COLUMN depiction_record.name IS 'as it was then: what somebody was called before is an alias'`.execute(db);
  await sql`COMMENT ON COLUMN depiction_record.is_performer IS 'of a confidant, or uploaded by one: kept when the item or the account is gone'`.execute(
    db,
  );
  await sql`CREATE INDEX depiction_record_media ON depiction_record (media_id)`.execute(db);
  await sql`CREATE INDEX depiction_record_member ON depiction_record (member_id) WHERE member_id IS NOT NULL`.execute(db);

  await sql`
    CREATE FUNCTION keep_depictions(media_id uuid, at timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO depiction_record (id, media_id, kind, owner_id, uploader, who, member_id, name, release_id, consent, stated_at,
        uploaded_at, published_at, is_performer)
      SELECT p.id, m.id, m.kind, m.owner_id, u.username, p.who,
        CASE p.who WHEN 'self' THEN m.owner_id ELSE p.member_id END, coalesce(p.name, s.username, u.username), p.release_id, p.consent,
        p.stated_at, m.begun_at, $2, coalesce(s.account_type, u.account_type) = 'confidant'
      FROM media m JOIN media_person p ON p.media_id = m.id JOIN member u ON u.id = m.owner_id LEFT JOIN member s ON s.id = p.member_id
      WHERE m.id = $1 AND m.state = 'published'
      ON CONFLICT (id) DO UPDATE SET removed_at = NULL, consent = excluded.consent $$`.execute(db);
  await sql`
    CREATE FUNCTION end_depictions(media_id uuid, at timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM depiction_record WHERE depiction_record.media_id = $1 AND NOT is_performer;
      UPDATE depiction_record SET removed_at = $2 WHERE depiction_record.media_id = $1 AND removed_at IS NULL $$`.execute(db);
  await sql`
    CREATE FUNCTION media_depictions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.state = 'published' THEN PERFORM end_depictions(OLD.id, now()); END IF;
      ELSIF NEW.state = 'published' THEN PERFORM keep_depictions(NEW.id, NEW.changed_at);
      ELSIF TG_OP = 'UPDATE' AND OLD.state = 'published' THEN PERFORM end_depictions(NEW.id, NEW.changed_at);
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER media_depictions_kept AFTER INSERT OR UPDATE OF state OR DELETE ON media
    FOR EACH ROW EXECUTE FUNCTION media_depictions()`.execute(db);
  await sql`
    CREATE FUNCTION media_person_depicted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM keep_depictions(NEW.media_id, NEW.stated_at); RETURN NULL; END $$`.execute(db);
  await sql`
    CREATE TRIGGER media_person_depicted AFTER INSERT OR UPDATE OF consent ON media_person
    FOR EACH ROW EXECUTE FUNCTION media_person_depicted()`.execute(db);
  await sql`SELECT keep_depictions(id, changed_at) FROM media WHERE state = 'published'`.execute(db);
  await sql`REVOKE EXECUTE ON FUNCTION keep_depictions(uuid, timestamptz), end_depictions(uuid, timestamptz) FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION keep_depictions(uuid, timestamptz), end_depictions(uuid, timestamptz) TO subrosa_api, subrosa_worker`.execute(
    db,
  );
  await sql`GRANT SELECT ON depiction_record TO subrosa_api, subrosa_worker`.execute(db);
}

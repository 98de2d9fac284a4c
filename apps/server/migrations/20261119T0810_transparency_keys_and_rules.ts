import { sql, type Kysely } from 'kysely';

/** What a stolen role cannot bring into the maps, the keys of the log, and the removal of entries that nothing signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE transparency_key (
  from_size bigint PRIMARY KEY CHECK (from_size >= 0),
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32)
);
COMMENT ON TABLE transparency_key IS 'transparency: the public keys of the log, each from a size on; append only';
GRANT SELECT, INSERT ON transparency_key TO subrosa_transparency;

-- After a failover the second store can have the entry of another signer: then the own one, which nothing signed, is replaced.
CREATE FUNCTION forbid_signed_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    signed bigint := (SELECT coalesce(max(size), 0) FROM transparency_checkpoint);
    unsigned boolean := false;
  BEGIN
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'transparency_entry' THEN unsigned := OLD.index >= signed; END IF;
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'transparency_log' THEN unsigned := ((OLD.index + 1) << OLD.level) > signed; END IF;
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'transparency_key' THEN unsigned := OLD.from_size > signed; END IF;
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'transparency_edition' THEN
      unsigned := EXISTS (SELECT FROM transparency_entry WHERE edition = OLD.number AND index >= signed);
    END IF;
    IF NOT unsigned THEN
      RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
  END
$$;

-- Everybody derives the label of a member's keys: encodeFields('transparency label', 'keys', id).
CREATE FUNCTION transparency_keys_label(member_id uuid) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  sha256('\\x0101'::bytea || int4send(18) || 'transparency label'::bytea || '\\x01'::bytea || int4send(4) || 'keys'::bytea
    || '\\x01'::bytea || int4send(36) || convert_to(member_id::text, 'UTF8'));

-- At the end of the transaction, because members and leaves are written beside the change.
CREATE FUNCTION check_transparency_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change transparency_change;
    allowed boolean;
  BEGIN
    SELECT * INTO change FROM transparency_change WHERE map = NEW.map AND position = NEW.position;
    IF NOT FOUND THEN RETURN NULL; END IF;
    IF change.label IS NULL THEN
      allowed := EXISTS (SELECT FROM transparency_leaf l WHERE l.map = change.map AND l.position = change.position AND l.filler IS NOT NULL);
    ELSIF change.map = 'settings' THEN
      allowed := EXISTS (SELECT FROM transparency_member m WHERE m.settings_label = change.label) = (change.value IS NOT NULL);
    ELSE
      allowed := change.value IS NOT NULL AND EXISTS (
        SELECT FROM transparency_member m WHERE transparency_keys_label(m.member_id) = change.label
          AND ('x' || encode(substr(change.value, 1, 4), 'hex'))::bit(32)::bigint
            = (SELECT count(*) FROM key_record r WHERE r.member_id = m.member_id));
    END IF;
    IF NOT allowed THEN
      RAISE EXCEPTION 'a change of the map of % belongs to no member', change.map USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END
$$;
CREATE CONSTRAINT TRIGGER transparency_change_member AFTER INSERT OR UPDATE ON transparency_change
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transparency_change();

ALTER TABLE transparency_change ADD CONSTRAINT transparency_change_value_whole CHECK (octet_length(value) = 36) NOT VALID;
ALTER TABLE transparency_leaf ADD CONSTRAINT transparency_leaf_value_whole CHECK (octet_length(value) = 36) NOT VALID;

-- The worker erases: it adds fillers, never values.
REVOKE INSERT ON transparency_leaf FROM subrosa_worker;
GRANT INSERT (map, position, edition, filler) ON transparency_leaf TO subrosa_worker;
`)
    .execute(db);
  for (const table of ['transparency_entry', 'transparency_edition', 'transparency_log']) {
    await sql
      .raw(`
DROP TRIGGER ${table}_append_only ON ${table};
CREATE TRIGGER ${table}_append_only BEFORE DELETE OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION forbid_signed_change();
GRANT DELETE ON ${table} TO subrosa_transparency;
`)
      .execute(db);
  }
  await sql
    .raw(`
CREATE TRIGGER transparency_key_append_only BEFORE DELETE OR UPDATE ON transparency_key FOR EACH ROW EXECUTE FUNCTION forbid_signed_change();
CREATE TRIGGER transparency_key_no_truncate BEFORE TRUNCATE ON transparency_key FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
GRANT DELETE ON transparency_key TO subrosa_transparency;
`)
    .execute(db);
}

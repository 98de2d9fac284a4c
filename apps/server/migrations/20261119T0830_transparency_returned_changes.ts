import { sql, type Kysely } from 'kysely';

/** An edition that nothing signed can be discarded whole: its changes wait again, and the maps are as the edition before left them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- The role of the signer reads no member and adds no change; this returns only what an unsigned edition took.
CREATE FUNCTION return_transparency_changes(discarded integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF EXISTS (SELECT FROM transparency_entry e
      WHERE e.edition >= discarded AND e.index < (SELECT coalesce(max(size), 0) FROM transparency_checkpoint)) THEN
      RAISE EXCEPTION 'edition % is signed', discarded USING ERRCODE = 'insufficient_privilege';
    END IF;
    -- A renewed nonce of the same value is no change. A later change of the same label waits already.
    INSERT INTO transparency_change (map, position, label, value)
      SELECT DISTINCT ON (l.map, l.position) l.map, l.position, l.label, l.value FROM transparency_leaf l
      WHERE l.edition >= discarded AND l.label IS NOT NULL AND l.value IS DISTINCT FROM (
        SELECT before.value FROM transparency_leaf before
        WHERE before.map = l.map AND before.position = l.position AND before.edition < discarded ORDER BY before.edition DESC LIMIT 1)
      ORDER BY l.map, l.position, l.edition DESC
      ON CONFLICT DO NOTHING;
    -- An erasure stays: the next edition computes the hashes above the filler.
    INSERT INTO transparency_change (map, position)
      SELECT l.map, l.position FROM transparency_leaf l WHERE l.edition >= discarded AND l.filler IS NOT NULL
      ON CONFLICT DO NOTHING;
    UPDATE transparency_leaf SET edition = discarded - 1 WHERE edition >= discarded AND filler IS NOT NULL;
    DELETE FROM transparency_leaf WHERE edition >= discarded;
    DELETE FROM transparency_tile WHERE edition >= discarded;
    SET CONSTRAINTS transparency_change_member IMMEDIATE;
  END
$$;
REVOKE ALL ON FUNCTION return_transparency_changes(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION return_transparency_changes(integer) TO subrosa_transparency;
`)
    .execute(db);
}

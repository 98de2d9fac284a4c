import { sql, type Kysely } from 'kysely';

/** The last parameter has a default, so that processes of the former release can still call the function. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP FUNCTION open_device(uuid, uuid, text, text, boolean, bytea, bytea, bytea, timestamptz, timestamptz, timestamptz)`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION open_device(
      the_member uuid,
      new_device uuid,
      new_kind text,
      new_browser text,
      remember boolean,
      new_seed bytea,
      attempt bytea,
      browser_hash bytea,
      at_time timestamptz,
      idle_since timestamptz,
      session_since timestamptz DEFAULT '-infinity',
      silent_since timestamptz DEFAULT '-infinity'
    )
    RETURNS TABLE (
      outcome text,
      device_id uuid,
      device_seed bytea,
      device_generation integer,
      device_remembered boolean,
      device_signed_in_at timestamptz,
      known boolean
    )
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        free smallint;
        was_known boolean;
      BEGIN
        -- Concurrent sign-ins are serialized here, so that every statement below sees the effects of the previous one.
        PERFORM FROM member WHERE id = the_member FOR UPDATE;
        DELETE FROM device d WHERE d.member_id = the_member AND (d.used_at <= idle_since OR d.signed_in_at <= session_since);
        IF attempt IS NOT NULL THEN
          RETURN QUERY SELECT 'repeated', d.id, d.seed, d.generation, d.remembered, d.signed_in_at, true FROM device d
            WHERE d.member_id = the_member AND d.attempt_hash = attempt;
          IF FOUND THEN RETURN; END IF;
        END IF;
        SELECT s INTO free FROM unnest(ARRAY[1, 2]::smallint[]) s
          WHERE NOT EXISTS (SELECT FROM device d WHERE d.member_id = the_member AND d.slot = s) ORDER BY s LIMIT 1;
        IF free IS NULL THEN
          -- A closed private window leaves a session that nobody can use: the one that was silent for longest yields its slot.
          DELETE FROM device d WHERE d.id = (
            SELECT s.id FROM device s WHERE s.member_id = the_member AND NOT s.remembered AND s.used_at <= silent_since
            ORDER BY s.used_at LIMIT 1)
          RETURNING d.slot INTO free;
        END IF;
        IF free IS NULL THEN
          RETURN QUERY SELECT 'full', NULL::uuid, NULL::bytea, NULL::integer, NULL::boolean, NULL::timestamptz, NULL::boolean;
          RETURN;
        END IF;
        INSERT INTO device (id, member_id, slot, kind, browser, remembered, seed, attempt_hash, signed_in_at, used_at)
          VALUES (new_device, the_member, free, new_kind, new_browser, remember, new_seed, attempt, at_time, at_time);
        INSERT INTO known_browser (member_id, token_hash, used_at) VALUES (the_member, browser_hash, at_time)
          ON CONFLICT (member_id, token_hash) DO UPDATE SET used_at = excluded.used_at
          -- An existing row was locked for the update, so its xmax is not 0.
          RETURNING xmax <> 0 INTO was_known;
        INSERT INTO sign_in (id, member_id, signed_in_at, kind, browser, known)
          VALUES (gen_random_uuid(), the_member, at_time, new_kind, new_browser, was_known);
        RETURN QUERY SELECT 'opened', new_device, new_seed, 0, remember, at_time, was_known;
      END
    $$
  `.execute(db);
  await sql`REVOKE ALL ON FUNCTION open_device FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION open_device TO subrosa_api`.execute(db);
}

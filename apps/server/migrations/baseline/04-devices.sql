CREATE TABLE device (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  slot smallint NOT NULL CHECK (slot IN (1, 2)),
  kind text NOT NULL CHECK (kind IN ('desktop', 'mobile')),
  browser text NOT NULL CHECK (char_length(browser) <= 100),
  remembered boolean NOT NULL,
  seed bytea NOT NULL CHECK (octet_length(seed) = 32),
  generation integer NOT NULL DEFAULT 0,
  accepted bytea,
  attempt_hash bytea UNIQUE,
  signed_in_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  UNIQUE (member_id, slot)
);
COMMENT ON TABLE device IS 'devices: signed-in devices, two slots for each member; signing out deletes the row';
GRANT SELECT, INSERT, UPDATE, DELETE ON device TO subrosa_api, subrosa_worker;
GRANT SELECT ON device TO subrosa_realtime;

CREATE TABLE known_browser (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  token_hash bytea,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, token_hash),
  CONSTRAINT known_browser_hash CHECK (octet_length(token_hash) = 32)
);
COMMENT ON TABLE known_browser IS 'devices: browsers that signed in before, by a keyed hash of member and cookie; the lock after failed logins does not apply to them';
GRANT SELECT, INSERT, UPDATE, DELETE ON known_browser TO subrosa_api, subrosa_worker;

CREATE TABLE sign_in (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('desktop', 'mobile')),
  browser text NOT NULL CHECK (char_length(browser) <= 100),
  known boolean NOT NULL
);
COMMENT ON TABLE sign_in IS 'devices: recent sign-ins that their owner can view, without location or IP address';
CREATE INDEX sign_in_member ON sign_in (member_id, signed_in_at DESC);
CREATE INDEX sign_in_at ON sign_in (signed_in_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in TO subrosa_api, subrosa_worker;

-- Certificates outlive a sign-out, because messages that the device signed remain. The identity is verified on upload.
CREATE TABLE device_certificate (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  device_id uuid,
  number integer CHECK (number > 0),
  device_key text NOT NULL CHECK (char_length(device_key) <= 200),
  signature text NOT NULL CHECK (char_length(signature) <= 200),
  key_sequence integer,
  certified_on date NOT NULL,
  PRIMARY KEY (member_id, device_id, number)
);
COMMENT ON TABLE device_certificate IS 'devices: certificates of device keys, the key record whose identity signed each, and the day in UTC; deleted with the device if it signed nothing';
GRANT SELECT, INSERT ON device_certificate TO subrosa_api;
GRANT SELECT ON device_certificate TO subrosa_worker;

-- One round trip instead of seven, because signing in is the most frequent write. A session ends 30 days after its sign-in,
-- however often it was refreshed; its device then frees its slot like an idle one.
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
  session_since timestamptz DEFAULT '-infinity'
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
$$;
REVOKE ALL ON FUNCTION open_device FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_device TO subrosa_api;

-- Accounts are created before devices, so this reference is added here.
ALTER TABLE console_session ADD CONSTRAINT console_session_device_id_fkey
  FOREIGN KEY (device_id) REFERENCES device ON DELETE CASCADE;

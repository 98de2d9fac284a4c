CREATE SEQUENCE member_search_number AS integer;
GRANT USAGE ON SEQUENCE member_search_number TO subrosa_worker;

-- Counts how often a row changed its position in the order, without times: a row that moved after a member began to page
-- through results is not listed again.
CREATE SEQUENCE search_position_version;
GRANT SELECT ON SEQUENCE search_position_version TO subrosa_api;
GRANT USAGE ON SEQUENCE search_position_version TO subrosa_worker;

-- Rows of equal height around the globe, each divided into cells about as wide as high. PL/pgSQL, because a connection caches
-- its query plans, and every search computes the cell of the viewer.
CREATE FUNCTION grid_cell(place geography, km real) RETURNS integer
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    step constant float8 := km / 111.195;
    line constant integer := floor((ST_Y(place::geometry) + 90) / step);
    wide constant integer := greatest(1, floor(360 / step * cos(radians(least(90, (line + 0.5) * step - 90)))));
  BEGIN
    RETURN line * 65536 + floor((ST_X(place::geometry) + 180) / 360 * wide)::integer % wide;
  END
$$;

-- The middle of a cell on a sphere of radius 1, shifted by less than half a metre, so that no two cells are equally far from a
-- third.
CREATE FUNCTION grid_point(cell integer, km real) RETURNS cube
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    step constant float8 := km / 111.195;
    lat constant float8 := radians(least(90, (cell / 65536 + 0.5) * step - 90));
    wide constant integer := greatest(1, floor(360 / step * cos(lat)));
    lon constant float8 := radians((cell % 65536 + 0.5) * 360 / wide - 180);
    nudge constant float8 := (hashint4(cell) & 65535) * 1e-12;
  BEGIN
    RETURN cube(ARRAY[cos(lat) * cos(lon) + nudge, cos(lat) * sin(lon) + nudge / 3, sin(lat) - nudge / 7]);
  END
$$;

-- The day, and within it a position that is random for each day, so that the order does not reveal the hour.
CREATE FUNCTION search_rank(member uuid, day date) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((day - date '2020-01-01')::bigint << 32) | (uuid_hash_extended(member, day - date '2020-01-01') & 4294967295)
$$;

-- Declared expensive, so that comparing all cells appears costly: the planner cannot know that a page needs few rows, and then
-- reads cells from their index one by one instead of sorting all. Paths whose costs differ by less than one percent are equal
-- to the planner; the factor leaves a margin over that.
CREATE FUNCTION cell_distance(one cube, other cube) RETURNS double precision
LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 AS $$
  BEGIN
    RETURN one <-> other;
  END
$$;

CREATE TABLE member_activity (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  day date NOT NULL
);
COMMENT ON TABLE member_activity IS 'explore: the last day on which a member was active, without the hour';
GRANT SELECT ON member_activity TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON member_activity TO subrosa_worker;

CREATE TABLE search_grid (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  grid_km real NOT NULL DEFAULT 5 CHECK (grid_km >= 1::double precision)
);
COMMENT ON TABLE search_grid IS 'explore: the grid size of the search rows; a rebuild writes it';
GRANT SELECT ON search_grid TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON search_grid TO subrosa_worker;
INSERT INTO search_grid DEFAULT VALUES;

CREATE TABLE search_cell (
  cell integer PRIMARY KEY,
  point cube NOT NULL
);
COMMENT ON TABLE search_cell IS 'explore: grid cells that contain members who can be found';
CREATE INDEX search_cell_point ON search_cell USING gist (point);
GRANT SELECT ON search_cell TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON search_cell TO subrosa_worker;

-- Index-only scans need pages that are known to be visible to all, hence the frequent vacuum.
CREATE TABLE member_search (
  search_number integer PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  rank bigint NOT NULL,
  attribute_bits integer NOT NULL,
  interests_low bigint NOT NULL,
  interests_high bigint NOT NULL,
  cell integer,
  username text COLLATE "C" NOT NULL,
  tokens integer[] NOT NULL,
  position_version bigint NOT NULL DEFAULT nextval('search_position_version'::regclass)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
COMMENT ON TABLE member_search IS 'explore: members who can be found, as searches need them; derived from member_search_source, rebuilt by one command';
CREATE UNIQUE INDEX member_search_member ON member_search (member_id);
CREATE INDEX member_search_rank ON member_search (rank DESC, search_number DESC) INCLUDE (attribute_bits, interests_low, interests_high, username);
CREATE INDEX member_search_cell ON member_search (cell, rank DESC, search_number DESC) INCLUDE (attribute_bits, interests_low, interests_high, username);
CREATE INDEX member_search_username ON member_search (username) INCLUDE (rank, search_number, attribute_bits, interests_low, interests_high, cell);
CREATE INDEX member_search_tokens ON member_search USING gin (tokens) WITH (fastupdate = off);
CREATE INDEX member_search_trigrams ON member_search USING gin (username gin_trgm_ops) WITH (fastupdate = off);
GRANT SELECT ON member_search TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON member_search TO subrosa_worker;

-- Few rows that change often, derived from Redis and member_search; losing them in a crash is harmless.
CREATE UNLOGGED TABLE member_search_online (
  search_number integer PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  rank bigint NOT NULL,
  attribute_bits integer NOT NULL,
  interests_low bigint NOT NULL,
  interests_high bigint NOT NULL,
  cell integer,
  username text COLLATE "C" NOT NULL,
  tokens integer[] NOT NULL,
  position_version bigint NOT NULL DEFAULT nextval('search_position_version'::regclass)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
COMMENT ON TABLE member_search_online IS 'explore: the rows of member_search whose members are online and show it';
CREATE UNIQUE INDEX member_search_online_member ON member_search_online (member_id);
CREATE INDEX member_search_online_rank ON member_search_online (rank DESC, search_number DESC) INCLUDE (attribute_bits, interests_low, interests_high, username);
CREATE INDEX member_search_online_cell ON member_search_online (cell, rank DESC, search_number DESC) INCLUDE (attribute_bits, interests_low, interests_high, username);
CREATE INDEX member_search_online_username ON member_search_online (username) INCLUDE (rank, search_number, attribute_bits, interests_low, interests_high, cell);
CREATE INDEX member_search_online_tokens ON member_search_online USING gin (tokens) WITH (fastupdate = off);
CREATE INDEX member_search_online_trigrams ON member_search_online USING gin (username gin_trgm_ops) WITH (fastupdate = off);
GRANT SELECT ON member_search_online TO subrosa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON member_search_online TO subrosa_worker;

-- Contains only what every member may view. A private account is found by its name, kind and badges only. A member who hides
-- their presence keeps only the month in their rank; a traveller is found at a public location only. attribute_bits: 1 confidant, 2
-- premium, 4 verified, 8 private, 16 traveling, then the genders from 32. tokens: interests by number; 1000 + 8 × gender +
-- confidant, premium and verified as bits; 2000 traveling.
CREATE VIEW member_search_source AS
SELECT m.id AS member_id,
  search_rank(m.id, CASE WHEN o.open AND s.show_presence THEN o.day ELSE date_trunc('month', o.day)::date END) AS rank,
  t.kind + CASE WHEN o.open THEN 0 ELSE 8 END + CASE WHEN t.traveling THEN 16 ELSE 0 END
    + CASE WHEN t.gender > 0 THEN 16 << t.gender ELSE 0 END AS attribute_bits,
  (SELECT coalesce(bit_or(1::bigint << n), 0) FROM unnest(t.interests) n WHERE n < 64) AS interests_low,
  (SELECT coalesce(bit_or(1::bigint << (n - 64)), 0) FROM unnest(t.interests) n WHERE n >= 64) AS interests_high,
  CASE WHEN t.shows_location THEN grid_cell(c.position, g.grid_km) END AS cell,
  lower(m.username) AS username,
  t.interests::integer[] || (1000 + 8 * t.gender + t.kind) || CASE WHEN t.traveling THEN ARRAY[2000] ELSE '{}' END AS tokens
FROM member m
JOIN member_settings s ON s.member_id = m.id
JOIN profile p ON p.member_id = m.id
LEFT JOIN city c
  ON c.id = CASE WHEN coalesce(p.travel_audience, 'all') = 'all' THEN coalesce(p.current_city_id, p.city_id) ELSE p.city_id END
LEFT JOIN member_activity a ON a.member_id = m.id
CROSS JOIN search_grid g
CROSS JOIN LATERAL (
  SELECT NOT s.private_account AS open, coalesce(a.day, (m.joined_at AT TIME ZONE 'UTC')::date) AS day
) o
CROSS JOIN LATERAL (
  SELECT CASE WHEN m.account_type = 'confidant' THEN 1 ELSE 0 END
      + CASE WHEN is_premium(m.id, (now() AT TIME ZONE 'UTC')::date) THEN 2 ELSE 0 END
      + CASE WHEN m.identity_verified_at IS NOT NULL THEN 4 ELSE 0 END AS kind,
    o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AS shows_location,
    o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AND p.location_status = 'traveling'
      AND coalesce(p.travel_audience, 'all') = 'all' AS traveling,
    CASE WHEN o.open THEN coalesce(array_position(
      ARRAY['man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other'], p.gender), 0) ELSE 0 END AS gender,
    CASE WHEN o.open AND coalesce(p.audiences ->> 'interests', 'all') = 'all' THEN p.interests ELSE '{}' END AS interests
) t
WHERE m.state = 'active';
COMMENT ON VIEW member_search_source IS 'explore: the expected search row of each member who can be found';
GRANT SELECT ON member_search_source TO subrosa_worker;

CREATE FUNCTION bump_position_version() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    NEW.position_version := nextval('search_position_version');
    RETURN NEW;
  END
$$;
CREATE TRIGGER member_search_bump_position BEFORE UPDATE OF rank, cell ON member_search
  FOR EACH ROW WHEN (OLD.rank IS DISTINCT FROM NEW.rank OR OLD.cell IS DISTINCT FROM NEW.cell)
  EXECUTE FUNCTION bump_position_version();
CREATE TRIGGER member_search_online_bump_position BEFORE UPDATE OF rank, cell ON member_search_online
  FOR EACH ROW WHEN (OLD.rank IS DISTINCT FROM NEW.rank OR OLD.cell IS DISTINCT FROM NEW.cell)
  EXECUTE FUNCTION bump_position_version();

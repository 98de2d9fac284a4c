import { sql, type Kysely } from 'kysely';

const COLUMNS = `
  number integer NOT NULL,
  member_id uuid NOT NULL,
  rank bigint NOT NULL,
  traits integer NOT NULL,
  interests_low bigint NOT NULL,
  interests_high bigint NOT NULL,
  cell integer,
  username text COLLATE "C" NOT NULL,
  tokens integer[] NOT NULL`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_settings ADD show_presence boolean NOT NULL DEFAULT true`.execute(db);
  await sql`
    CREATE TABLE member_activity (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      day date NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE member_activity IS 'explore: the day on which a member was here last; no hour is kept'`.execute(db);

  await sql`
    CREATE TABLE search_setting (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      grid_km real NOT NULL DEFAULT 5 CHECK (grid_km >= 1)
    )`.execute(db);
  await sql`COMMENT ON TABLE search_setting IS 'explore: what the search rows were made with; a rebuild writes it'`.execute(db);
  await sql`INSERT INTO search_setting DEFAULT VALUES`.execute(db);

  // Rows of equal height around the globe, each cut into cells about as wide as high.
  // In plpgsql, whose plans a connection keeps: every search asks for the cell of whoever looks.
  await sql`
    CREATE FUNCTION grid_cell(place geography, km real) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      step constant float8 := km / 111.195;
      line constant integer := floor((ST_Y(place::geometry) + 90) / step);
      wide constant integer := greatest(1, floor(360 / step * cos(radians(least(90, (line + 0.5) * step - 90)))));
    BEGIN
      RETURN line * 65536 + floor((ST_X(place::geometry) + 180) / 360 * wide)::integer % wide;
    END $$`.execute(db);
  // The middle of a cell on a sphere of radius 1, moved by less than half a metre, so that no two cells are equally far from a third.
  await sql`
    CREATE FUNCTION grid_point(cell integer, km real) RETURNS cube LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      step constant float8 := km / 111.195;
      lat constant float8 := radians(least(90, (cell / 65536 + 0.5) * step - 90));
      wide constant integer := greatest(1, floor(360 / step * cos(lat)));
      lon constant float8 := radians((cell % 65536 + 0.5) * 360 / wide - 180);
      nudge constant float8 := (hashint4(cell) & 65535) * 1e-12;
    BEGIN
      RETURN cube(ARRAY[cos(lat) * cos(lon) + nudge, cos(lat) * sin(lon) + nudge / 3, sin(lat) - nudge / 7]);
    END $$`.execute(db);
  // The day, and within it a place that is drawn anew each day: the order tells no hour.
  await sql`
    CREATE FUNCTION search_rank(member uuid, day date) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT ((day - date '2020-01-01')::bigint << 32) | (uuid_hash_extended(member, day - date '2020-01-01') & 4294967295)
    $$`.execute(db);

  await sql`CREATE TABLE search_cell (cell integer PRIMARY KEY, point cube NOT NULL)`.execute(db);
  await sql`COMMENT ON TABLE search_cell IS 'explore: cells of the grid in which somebody can be found'`.execute(db);
  await sql`CREATE INDEX search_cell_point ON search_cell USING gist (point)`.execute(db);

  await sql`CREATE SEQUENCE member_search_number AS integer`.execute(db);
  await sql`CREATE TABLE member_search (${sql.raw(COLUMNS)}, PRIMARY KEY (number), FOREIGN KEY (member_id) REFERENCES member ON DELETE CASCADE)`.execute(
    db,
  );
  await sql`COMMENT ON TABLE member_search IS 'explore: members who can be found, as a search needs them; made from search_source, rebuilt by one command'`.execute(
    db,
  );
  // Online now: few rows that come and go, made from Redis and member_search, lost in a crash without harm.
  await sql`CREATE UNLOGGED TABLE member_live (${sql.raw(COLUMNS)}, PRIMARY KEY (number), FOREIGN KEY (member_id) REFERENCES member ON DELETE CASCADE)`.execute(
    db,
  );
  await sql`COMMENT ON TABLE member_live IS 'explore: the rows of member_search whose members are online and show it'`.execute(db);

  for (const table of ['member_search', 'member_live'].map((name) => sql.raw(name))) {
    await sql`CREATE UNIQUE INDEX ${table}_member ON ${table} (member_id)`.execute(db);
    await sql`CREATE INDEX ${table}_rank ON ${table} (rank DESC, number DESC) INCLUDE (traits, interests_low, interests_high, username)`.execute(
      db,
    );
    await sql`CREATE INDEX ${table}_cell ON ${table} (cell, rank DESC, number DESC) INCLUDE (traits, interests_low, interests_high, username)`.execute(
      db,
    );
    await sql`CREATE INDEX ${table}_username ON ${table} (username) INCLUDE (rank, number, traits, interests_low, interests_high, cell)`.execute(
      db,
    );
    await sql`CREATE INDEX ${table}_tokens ON ${table} USING gin (tokens array_ops) WITH (fastupdate = off)`.execute(db);
    await sql`CREATE INDEX ${table}_trigrams ON ${table} USING gin (username gin_trgm_ops) WITH (fastupdate = off)`.execute(db);
    // Index-only scans need pages that are known to be visible to all.
    await sql`ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db);
  }

  /*
   * What can be searched of whom: only what every member may see. A private account is found by its name, its kind and its marks alone.
   * Who does not show when they are here keeps only the month in their rank.
   * traits: 1 confidant, 2 premium, 4 verified, 8 private, 16 traveling, then the genders from 32 on.
   * tokens: interests by number; 1000 + 8 × gender + confidant, premium and verified as bits; 2000 traveling.
   */
  await sql`
    CREATE VIEW search_source AS
    SELECT m.id AS member_id,
      search_rank(m.id, CASE WHEN o.open AND s.show_presence THEN o.day ELSE date_trunc('month', o.day)::date END) AS rank,
      t.kind + CASE WHEN o.open THEN 0 ELSE 8 END + CASE WHEN t.traveling THEN 16 ELSE 0 END
        + CASE WHEN t.gender > 0 THEN 16 << t.gender ELSE 0 END AS traits,
      (SELECT coalesce(bit_or(1::bigint << n), 0) FROM unnest(t.interests) n WHERE n < 64) AS interests_low,
      (SELECT coalesce(bit_or(1::bigint << (n - 64)), 0) FROM unnest(t.interests) n WHERE n >= 64) AS interests_high,
      CASE WHEN t.place THEN grid_cell(c.position, g.grid_km) END AS cell,
      lower(m.username) AS username,
      t.interests::integer[] || (1000 + 8 * t.gender + t.kind) || CASE WHEN t.traveling THEN ARRAY[2000] ELSE '{}' END AS tokens
    FROM member m
    JOIN member_settings s ON s.member_id = m.id
    JOIN profile p ON p.member_id = m.id
    LEFT JOIN city c ON c.id = p.city_id
    LEFT JOIN member_activity a ON a.member_id = m.id
    CROSS JOIN search_setting g
    CROSS JOIN LATERAL (
      SELECT NOT s.private_account AS open, coalesce(a.day, (m.joined_at AT TIME ZONE 'UTC')::date) AS day) o
    CROSS JOIN LATERAL (
      SELECT CASE WHEN m.account_type = 'confidant' THEN 1 ELSE 0 END
          + CASE WHEN is_premium(m.id, (now() AT TIME ZONE 'UTC')::date) THEN 2 ELSE 0 END
          + CASE WHEN m.identity_verified_at IS NOT NULL THEN 4 ELSE 0 END AS kind,
        o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AS place,
        o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AND p.location_status = 'traveling' AS traveling,
        CASE WHEN o.open THEN coalesce(array_position(
          ARRAY['man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other'], p.gender), 0) ELSE 0 END AS gender,
        CASE WHEN o.open AND coalesce(p.audiences ->> 'interests', 'all') = 'all' THEN p.interests ELSE '{}' END AS interests) t
    WHERE m.state = 'active'`.execute(db);
  await sql`COMMENT ON VIEW search_source IS 'explore: what the search row of each member who can be found should be'`.execute(db);

  await sql`GRANT SELECT ON member_search, member_live, search_cell, search_setting, member_activity TO subrosa_api`.execute(db);
  await sql`
    GRANT SELECT, INSERT, UPDATE, DELETE ON member_search, member_live, search_cell, search_setting, member_activity TO subrosa_worker`.execute(
    db,
  );
  await sql`GRANT SELECT ON search_source TO subrosa_worker`.execute(db);
  await sql`GRANT USAGE ON SEQUENCE member_search_number TO subrosa_worker`.execute(db);
}

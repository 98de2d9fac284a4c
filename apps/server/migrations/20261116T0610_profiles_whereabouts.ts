import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE profile ADD current_city_id integer,
      ADD travel_audience text CHECK (travel_audience IN ('all', 'connections', 'premium', 'connections_and_premium', 'you'))`.execute(db);
  await sql`COMMENT ON COLUMN profile.current_city_id IS 'where a traveller is now; null at home'`.execute(db);
  await sql`COMMENT ON COLUMN profile.travel_audience IS 'who sees the traveller there; to others they are at home'`.execute(db);

  // As before, but for who travels: found where everybody may know that they are.
  await sql`
    CREATE OR REPLACE VIEW search_source AS
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
    LEFT JOIN city c ON c.id = CASE WHEN coalesce(p.travel_audience, 'all') = 'all' THEN coalesce(p.current_city_id, p.city_id) ELSE p.city_id END
    LEFT JOIN member_activity a ON a.member_id = m.id
    CROSS JOIN search_setting g
    CROSS JOIN LATERAL (
      SELECT NOT s.private_account AS open, coalesce(a.day, (m.joined_at AT TIME ZONE 'UTC')::date) AS day) o
    CROSS JOIN LATERAL (
      SELECT CASE WHEN m.account_type = 'confidant' THEN 1 ELSE 0 END
          + CASE WHEN is_premium(m.id, (now() AT TIME ZONE 'UTC')::date) THEN 2 ELSE 0 END
          + CASE WHEN m.identity_verified_at IS NOT NULL THEN 4 ELSE 0 END AS kind,
        o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AS place,
        o.open AND coalesce(p.audiences ->> 'city', 'all') = 'all' AND p.location_status = 'traveling'
          AND coalesce(p.travel_audience, 'all') = 'all' AS traveling,
        CASE WHEN o.open THEN coalesce(array_position(
          ARRAY['man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other'], p.gender), 0) ELSE 0 END AS gender,
        CASE WHEN o.open AND coalesce(p.audiences ->> 'interests', 'all') = 'all' THEN p.interests ELSE '{}' END AS interests) t
    WHERE m.state = 'active'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** In the order of rules/reference/languages.ts: a token is the position in it. */
const LANGUAGES = sql.raw(
  `ARRAY['en', 'ar', 'hy', 'bn', 'bg', 'yue', 'zh', 'hr', 'cs', 'da', 'nl', 'fil', 'fi', 'fr', 'ka', 'de', 'el', 'he', 'hi', 'hu', 'id', 'it', 'ja', 'ko', 'lv', 'lt', 'ms', 'no', 'fa', 'pl', 'pt', 'pa', 'ro', 'ru', 'sr', 'sk', 'es', 'sw', 'sv', 'ta', 'th', 'tr', 'uk', 'ur', 'vi']`,
);

/**
 * Contains only what every member may view. A private account is found by its name, kind and badges only. A member who hides
 * their presence keeps only the month in their rank; a traveller is found at a public location only. attribute_bits: 1 confidant, 2
 * premium, 4 verified, 8 private, 16 traveling, then the genders from 32. tokens: interests by number; 1000 + 8 × gender +
 * confidant, premium and verified as bits; 2000 traveling; 2100 + age band; 3000 + language; 10000000 + city.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE VIEW member_search_source AS
    SELECT m.id AS member_id,
      search_rank(m.id, CASE WHEN o.open AND s.show_presence THEN o.day ELSE date_trunc('month', o.day)::date END) AS rank,
      t.kind + CASE WHEN o.open THEN 0 ELSE 8 END + CASE WHEN t.traveling THEN 16 ELSE 0 END
        + CASE WHEN t.gender > 0 THEN 16 << t.gender ELSE 0 END AS attribute_bits,
      (SELECT coalesce(bit_or(1::bigint << n), 0) FROM unnest(t.interests) n WHERE n < 64) AS interests_low,
      (SELECT coalesce(bit_or(1::bigint << (n - 64)), 0) FROM unnest(t.interests) n WHERE n >= 64) AS interests_high,
      CASE WHEN t.shows_location THEN grid_cell(c.position, g.grid_km) END AS cell,
      lower(m.username) AS username,
      t.interests::integer[] || (1000 + 8 * t.gender + t.kind) || CASE WHEN t.traveling THEN ARRAY[2000] ELSE '{}' END
        || CASE WHEN t.age IS NOT NULL THEN ARRAY[2100 + width_bucket(t.age, ARRAY[25, 35, 45, 55])] ELSE '{}' END
        || ARRAY(SELECT 2999 + array_position(${LANGUAGES}, l) FROM unnest(t.languages) l WHERE l = ANY (${LANGUAGES}))
        || CASE WHEN t.shows_location AND c.id IS NOT NULL THEN ARRAY[10000000 + c.id] ELSE '{}' END AS tokens
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
        CASE WHEN o.open AND coalesce(p.audiences ->> 'interests', 'all') = 'all' THEN p.interests ELSE '{}' END AS interests,
        CASE WHEN o.open AND coalesce(p.audiences ->> 'age', 'all') = 'all'
          THEN extract(year FROM age((now() AT TIME ZONE 'UTC')::date, p.birth_date))::integer END AS age,
        CASE WHEN o.open AND coalesce(p.audiences ->> 'languages', 'all') = 'all' THEN p.languages ELSE '{}' END AS languages
    ) t
    WHERE m.state = 'active'`.execute(db);
}

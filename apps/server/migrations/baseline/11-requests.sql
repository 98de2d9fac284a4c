-- The day since 1970 and, as a negative number, the week. An array, because the GIN index looks up arrays.
CREATE FUNCTION request_periods(at timestamptz) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 86400)::integer, -floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 604800)::integer]
$$;

-- attribute_bits: 8 types from 1, 5 price buckets from 256, then 8192 for a confidant or 16384 for a fetishist, then 7 genders from 32768, the
-- first of them for a gender that is not public. One bit of each is set, so that a filter is one mask each. tokens: the fetish; 200 +
-- type; 300 + bucket; 1000 + 2 × gender + confidant. The last one follows changes of the poster. Index-only scans need pages that are
-- known to be visible to all, hence the frequent vacuum.
CREATE TABLE request_post (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 1000),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 20000),
  type text NOT NULL CHECK (type IN ('items', 'photos', 'video', 'multi', 'gift', 'reimbursement', 'trading', 'other')),
  fetish smallint NOT NULL CHECK (fetish > 0),
  price_cents integer NOT NULL CHECK (price_cents BETWEEN 1 AND 999900),
  city_id integer,
  status text NOT NULL CHECK (status IN ('published', 'unpublished', 'withdrawn')),
  reason text,
  needs_review boolean NOT NULL DEFAULT false,
  note text CHECK (char_length(note) <= 1000),
  flagged_spans jsonb NOT NULL DEFAULT '[]'::jsonb,
  review_requested_at timestamptz,
  posted_at timestamptz NOT NULL,
  listed_at timestamptz NOT NULL,
  was_published boolean NOT NULL,
  edited_at timestamptz,
  attribute_bits integer NOT NULL,
  tokens integer[] NOT NULL,
  search_terms tsvector NOT NULL,
  CHECK (status <> 'published' OR reason IS NULL),
  CHECK (status <> 'published' OR was_published AND NOT needs_review)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
COMMENT ON TABLE request_post IS 'requests: request posts, with the columns that a search compares';
COMMENT ON COLUMN request_post.listed_at IS 'its position in lists: when it was posted, or first published if later';
CREATE INDEX request_post_newest ON request_post (listed_at DESC, id DESC) INCLUDE (attribute_bits, fetish, city_id, member_id)
  WHERE status = 'published';
CREATE INDEX request_post_member ON request_post (member_id, listed_at DESC, id DESC) INCLUDE (status);
CREATE INDEX request_post_city ON request_post (city_id, listed_at DESC, id DESC) INCLUDE (attribute_bits, fetish, member_id)
  WHERE status = 'published' AND city_id IS NOT NULL;
-- One index for tokens, words and periods: it intersects their lists before it reads a single post.
CREATE INDEX request_post_lists ON request_post USING gin (tokens, search_terms, request_periods(listed_at)) WITH (fastupdate = off)
  WHERE status = 'published';
GRANT SELECT, INSERT, UPDATE, DELETE ON request_post TO subrosa_api;
GRANT SELECT, UPDATE ON request_post TO subrosa_worker;

CREATE TABLE request_location (
  city_id integer PRIMARY KEY,
  point cube NOT NULL
);
COMMENT ON TABLE request_location IS 'requests: cities of posts, each with the centre of its grid cell, from which distances are measured';
CREATE INDEX request_location_point ON request_location USING gist (point);
GRANT SELECT, INSERT ON request_location TO subrosa_api;
GRANT SELECT, UPDATE ON request_location TO subrosa_worker;

CREATE TABLE request_media (
  media_id uuid PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  post_id uuid NOT NULL REFERENCES request_post ON DELETE CASCADE,
  position smallint NOT NULL CHECK ("position" >= 0 AND "position" <= 9)
);
COMMENT ON TABLE request_media IS 'requests: photos and videos of a post, in order; an item belongs to one post';
CREATE INDEX request_media_post ON request_media (post_id, "position");
GRANT SELECT, INSERT, UPDATE, DELETE ON request_media TO subrosa_api;
GRANT SELECT ON request_media TO subrosa_worker;

CREATE TABLE request_quota (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  day date,
  PRIMARY KEY (member_id, day)
);
COMMENT ON TABLE request_quota IS 'requests: local days on which a member posted; withdrawing a post frees none';
GRANT SELECT, INSERT ON request_quota TO subrosa_api;
GRANT SELECT ON request_quota TO subrosa_worker;

CREATE TABLE request_quota_time_zone (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  zone text NOT NULL,
  next_zone text,
  next_from date,
  moved_on date,
  CHECK ((next_zone IS NULL) = (next_from IS NULL))
);
COMMENT ON TABLE request_quota_time_zone IS 'requests: the time zone in which a member’s days are counted, and the next one with its first day';
GRANT SELECT, INSERT, UPDATE, DELETE ON request_quota_time_zone TO subrosa_api;
GRANT SELECT ON request_quota_time_zone TO subrosa_worker;

CREATE TABLE request_draft (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  draft jsonb NOT NULL,
  saved_at timestamptz NOT NULL
);
COMMENT ON TABLE request_draft IS 'requests: unfinished posts';
GRANT SELECT, INSERT, UPDATE, DELETE ON request_draft TO subrosa_api;
GRANT SELECT ON request_draft TO subrosa_worker;

CREATE TABLE request_views (
  post_id uuid PRIMARY KEY REFERENCES request_post ON DELETE CASCADE,
  views bigint NOT NULL CHECK (views > 0)
) WITH (fillfactor = 80);
COMMENT ON TABLE request_views IS 'requests: view counts of posts, flushed from Redis';
GRANT SELECT ON request_views TO subrosa_api;
GRANT SELECT, INSERT, UPDATE ON request_views TO subrosa_worker;

CREATE TABLE request_view_flush (
  id uuid PRIMARY KEY,
  flushed_at timestamptz NOT NULL
);
COMMENT ON TABLE request_view_flush IS 'requests: flushed batches of view counts, so that none is counted twice';
GRANT SELECT, INSERT, DELETE ON request_view_flush TO subrosa_worker;

-- A copy of the text, because the owner may change or delete the post before staff read it.
CREATE TABLE request_report (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  post_id uuid NOT NULL,
  owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  title text NOT NULL,
  description text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (reporter_id <> owner_id)
);
COMMENT ON TABLE request_report IS 'requests: reports about posts, with the text at that time; deleted with either account';
CREATE INDEX request_report_post ON request_report (post_id, created_at);
CREATE INDEX request_report_owner ON request_report (owner_id);
CREATE INDEX request_report_reporter ON request_report (reporter_id);
CREATE INDEX request_report_case ON request_report (case_id);
GRANT SELECT, INSERT ON request_report TO subrosa_api;
GRANT SELECT ON request_report TO subrosa_worker;

-- Only data that a filter may use: a private account has no gender here.
CREATE VIEW request_poster AS
SELECT m.id AS member_id, p.gender, p.confidant,
  CASE WHEN p.confidant = 1 THEN 8192 ELSE 16384 END | (32768 << p.gender) AS bits,
  1000 + 2 * p.gender + p.confidant AS token
FROM member m
JOIN member_settings s ON s.member_id = m.id
LEFT JOIN profile f ON f.member_id = m.id
CROSS JOIN LATERAL (
  SELECT CASE WHEN m.account_type = 'confidant' THEN 1 ELSE 0 END AS confidant,
    CASE WHEN s.private_account THEN 0 ELSE coalesce(array_position(
      ARRAY['man', 'woman', 'transgender_man', 'transgender_woman', 'x_gender', 'other'], f.gender), 0) END AS gender
) p;
COMMENT ON VIEW request_poster IS 'requests: the data of the owner that filters use';
GRANT SELECT ON request_poster TO subrosa_api, subrosa_worker;

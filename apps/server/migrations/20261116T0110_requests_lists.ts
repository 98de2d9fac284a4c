import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Its day since 1970, and below zero its week: as a list, because the index of lists looks up lists alone.
  await sql`
    CREATE FUNCTION request_periods(at timestamptz) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT ARRAY[floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 86400)::integer, -floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 604800)::integer] $$`.execute(
    db,
  );
  // One index for tokens, words and periods: it compares their lists with each other before it fetches a single post.
  await sql`
    CREATE INDEX request_post_lists ON request_post USING gin (tokens array_ops, words, request_periods(listed_at) array_ops)
    WITH (fastupdate = off) WHERE status = 'published'`.execute(db);
  await sql`DROP INDEX request_post_tokens, request_post_words`.execute(db);
}

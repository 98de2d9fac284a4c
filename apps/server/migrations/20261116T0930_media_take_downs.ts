import { sql, type Kysely } from 'kysely';

const chunks = Array.from({ length: 16 }, (_, at) => `${at << 16} | (get_byte(pdq, ${at * 2}) << 8) | get_byte(pdq, ${at * 2 + 1})`);

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of 31 bits that differ, at most one falls into some of 16 chunks: copies share a chunk but for one bit.
  await sql`
    CREATE FUNCTION pdq_chunks(pdq bytea) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT ARRAY[${sql.raw(chunks.join(', '))}] $$`.execute(db);
  await sql`
    CREATE FUNCTION pdq_distance(one bytea, other bytea) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT bit_count(('x' || encode(one, 'hex'))::bit(256) # ('x' || encode(other, 'hex'))::bit(256))::integer $$`.execute(db);
  await sql`CREATE INDEX media_hash_alike ON media_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off) WHERE quality > 49`.execute(db);

  await sql`
    CREATE TABLE take_down_hash (
      id uuid PRIMARY KEY,
      pdq bytea NOT NULL CHECK (octet_length(pdq) = 32),
      quality smallint NOT NULL CHECK (quality BETWEEN 50 AND 100),
      source_id uuid NOT NULL,
      decided_by uuid REFERENCES member ON DELETE SET NULL,
      decided_at timestamptz NOT NULL,
      UNIQUE (source_id, pdq)
    )`.execute(db);
  await sql`COMMENT ON TABLE take_down_hash IS 'media: pictures that staff took down, as what they look like: copies go, and stay away'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN take_down_hash.source_id IS 'the notice that asked for it; it may be forgotten before'`.execute(db);
  await sql`CREATE INDEX take_down_hash_alike ON take_down_hash USING gin (pdq_chunks(pdq)) WITH (fastupdate = off)`.execute(db);
  await sql`CREATE INDEX take_down_hash_decided_by ON take_down_hash (decided_by)`.execute(db);
  await sql`GRANT SELECT, INSERT ON take_down_hash TO subrosa_worker`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE preserved_file (
      id uuid PRIMARY KEY,
      case_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('file', 'attachment', 'facts')),
      source text NOT NULL CHECK (char_length(source) <= 100),
      content_type text NOT NULL CHECK (char_length(content_type) <= 100),
      file_bytes bigint NOT NULL CHECK (file_bytes > 0),
      wrapped_key bytea CHECK (octet_length(wrapped_key) <= 8192),
      key_provider text NOT NULL CHECK (key_provider IN ('local', 'kms', 'vault')),
      key_name text NOT NULL,
      state text NOT NULL DEFAULT 'sealed' CHECK (state IN ('sealed', 'destroyed')),
      legal_hold boolean NOT NULL DEFAULT false,
      sealed_at timestamptz NOT NULL,
      keep_until timestamptz,
      destroyed_at timestamptz,
      UNIQUE (case_id, source),
      CHECK ((state = 'sealed') = (wrapped_key IS NOT NULL)),
      CHECK (destroyed_at IS NULL OR state = 'destroyed')
    )`.execute(db);
  await sql`COMMENT ON TABLE preserved_file IS 'documents: what the law wants preserved for a year and shown to nobody, with its wrapped key'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN preserved_file.source IS 'where it came from, so that a repeated move keeps it once'`.execute(db);
  await sql`CREATE INDEX preserved_file_due ON preserved_file (keep_until) WHERE state = 'sealed' AND NOT legal_hold`.execute(db);
  await sql`CREATE INDEX preserved_file_half_gone ON preserved_file (id) WHERE state = 'destroyed' AND destroyed_at IS NULL`.execute(db);

  // As with identity documents: who puts the key there cannot read it, and one process can.
  const seen = `id, case_id, kind, source, content_type, file_bytes, key_provider, key_name, state, legal_hold, sealed_at,
    keep_until, destroyed_at`;
  await sql`GRANT SELECT (${sql.raw(seen)}), INSERT, UPDATE (wrapped_key, state, legal_hold, keep_until, destroyed_at) ON preserved_file TO subrosa_worker`.execute(
    db,
  );
  await sql`GRANT SELECT (${sql.raw(seen)}), UPDATE (keep_until, legal_hold) ON preserved_file TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON preserved_file TO subrosa_documents`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The maps and the log of key transparency, and the rights of the process that signs them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE transparency_member (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  settings_label bytea UNIQUE CHECK (octet_length(settings_label) = 32)
);
COMMENT ON TABLE transparency_member IS 'transparency: members in the map of keys, with the label that they derived for their settings';
GRANT SELECT, INSERT, UPDATE ON transparency_member TO subrosa_api, subrosa_worker;

CREATE TABLE transparency_change (
  map text CHECK (map IN ('keys', 'settings')),
  position bigint CHECK (position >= 0 AND position < 281474976710656),
  label bytea CHECK (octet_length(label) = 32 AND ('x' || encode(substr(label, 1, 6), 'hex'))::bit(48)::bigint = position),
  value bytea CHECK (octet_length(value) BETWEEN 1 AND 255),
  PRIMARY KEY (map, position),
  CHECK (value IS NULL OR label IS NOT NULL)
);
COMMENT ON TABLE transparency_change IS 'transparency: values that wait for the next edition; a label without a value is to be erased, a position without a label was';
GRANT SELECT, INSERT, UPDATE ON transparency_change TO subrosa_api, subrosa_worker;
GRANT DELETE ON transparency_change TO subrosa_worker;
GRANT SELECT, DELETE ON transparency_change TO subrosa_transparency;

CREATE TABLE transparency_leaf (
  map text CHECK (map IN ('keys', 'settings')),
  position bigint CHECK (position >= 0 AND position < 281474976710656),
  edition integer CHECK (edition >= 0),
  label bytea CHECK (octet_length(label) = 32 AND ('x' || encode(substr(label, 1, 6), 'hex'))::bit(48)::bigint = position),
  nonce bytea CHECK (octet_length(nonce) = 32),
  value bytea CHECK (octet_length(value) BETWEEN 1 AND 255),
  filler bytea CHECK (octet_length(filler) = 32),
  PRIMARY KEY (map, position, edition),
  CHECK (num_nonnulls(label, nonce, value) = CASE WHEN filler IS NULL THEN 3 ELSE 0 END)
);
COMMENT ON TABLE transparency_leaf IS 'transparency: what a used position contains since an edition; a filler after erasure';
CREATE INDEX transparency_leaf_edition ON transparency_leaf USING brin (edition);
GRANT SELECT ON transparency_leaf TO subrosa_api;
GRANT SELECT, INSERT, DELETE ON transparency_leaf TO subrosa_worker;
GRANT SELECT, INSERT, DELETE ON transparency_leaf TO subrosa_transparency;

CREATE TABLE transparency_tile (
  map text CHECK (map IN ('keys', 'settings')),
  depth smallint CHECK (depth BETWEEN 0 AND 47),
  prefix bigint CHECK (prefix >= 0 AND prefix < 281474976710656),
  edition integer CHECK (edition >= 0),
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 8192),
  PRIMARY KEY (map, depth, prefix, edition)
);
COMMENT ON TABLE transparency_tile IS 'transparency: tiles of the maps: three levels below one node, since an edition';
CREATE INDEX transparency_tile_edition ON transparency_tile USING brin (edition);
GRANT SELECT ON transparency_tile TO subrosa_api;
GRANT SELECT, INSERT, DELETE ON transparency_tile TO subrosa_transparency;

-- The generated columns refer to the entry and the edition before, so that neither has a gap.
CREATE TABLE transparency_entry (
  index bigint PRIMARY KEY CHECK (index >= 0),
  kind text NOT NULL CHECK (kind IN ('edition', 'recovery', 'key', 'release')),
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 4096),
  edition integer UNIQUE CHECK (edition >= 0),
  previous_index bigint GENERATED ALWAYS AS (nullif(index, 0) - 1) STORED REFERENCES transparency_entry (index),
  previous_edition integer GENERATED ALWAYS AS (nullif(edition, 0) - 1) STORED REFERENCES transparency_entry (edition),
  CHECK ((kind = 'edition') = (edition IS NOT NULL))
);
COMMENT ON TABLE transparency_entry IS 'transparency: the entries of the log; append only';
GRANT SELECT ON transparency_entry TO subrosa_api;
GRANT SELECT, INSERT ON transparency_entry TO subrosa_transparency;

CREATE TABLE transparency_edition (
  number integer PRIMARY KEY CHECK (number >= 0) REFERENCES transparency_entry (edition),
  keys_root bytea NOT NULL CHECK (octet_length(keys_root) = 32),
  settings_root bytea NOT NULL CHECK (octet_length(settings_root) = 32)
);
COMMENT ON TABLE transparency_edition IS 'transparency: the editions of which this database has the maps; a restore loses the newest; append only';
GRANT SELECT ON transparency_edition TO subrosa_api;
GRANT SELECT, INSERT ON transparency_edition TO subrosa_transparency;

CREATE TABLE transparency_log (
  level smallint CHECK (level >= 0),
  index bigint CHECK (index >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (level, index)
);
COMMENT ON TABLE transparency_log IS 'transparency: hashes of complete subtrees of the log; append only';
GRANT SELECT ON transparency_log TO subrosa_api;
GRANT SELECT, INSERT ON transparency_log TO subrosa_transparency;

CREATE TABLE transparency_checkpoint (
  size bigint PRIMARY KEY CHECK (size > 0),
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 8192),
  signed_at timestamptz NOT NULL,
  last_index bigint GENERATED ALWAYS AS (size - 1) STORED REFERENCES transparency_entry (index)
);
COMMENT ON TABLE transparency_checkpoint IS 'transparency: sizes and roots of the log that were signed and stored outside; append only';
GRANT SELECT ON transparency_checkpoint TO subrosa_api;
GRANT SELECT, INSERT ON transparency_checkpoint TO subrosa_transparency;
`)
    .execute(db);
  for (const table of ['transparency_entry', 'transparency_edition', 'transparency_log', 'transparency_checkpoint']) {
    await sql
      .raw(`
CREATE TRIGGER ${table}_append_only BEFORE DELETE OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
`)
      .execute(db);
  }
}

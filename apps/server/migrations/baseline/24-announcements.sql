CREATE TABLE announcement (
  id uuid PRIMARY KEY,
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND octet_length(texts::text) <= 20000),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (ends_at > starts_at)
);
COMMENT ON TABLE announcement IS 'announcements: announcements to all members for a period, in each language';
CREATE INDEX announcement_running ON announcement (ends_at) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE (ended_at) ON announcement TO subrosa_api;

CREATE TABLE notice (
  id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE CHECK (char_length(ticket) <= 20),
  kind text NOT NULL CHECK (kind IN ('ncii', 'dmca', 'counter_notice', 'complaint', 'depicted_person')),
  locale text NOT NULL,
  received_at timestamptz NOT NULL,
  sealed bytea NOT NULL,
  attempt text UNIQUE,
  picture text NOT NULL DEFAULT 'none' CHECK (picture IN ('none', 'awaited', 'kept', 'unreadable')),
  upload_id text,
  picture_bytes integer CHECK (picture_bytes > 0),
  pdq bytea CHECK (octet_length(pdq) = 32),
  quality smallint CHECK (quality BETWEEN 0 AND 100),
  CHECK ((picture = 'awaited') = (upload_id IS NOT NULL)),
  CHECK ((picture = 'kept') = (pdq IS NOT NULL)),
  CHECK ((pdq IS NULL) = (quality IS NULL))
);
COMMENT ON TABLE notice IS 'notices: what somebody outside told us of; who they are and what they wrote is sealed';
CREATE INDEX notice_received ON notice (received_at);
CREATE INDEX notice_awaited ON notice (received_at) WHERE picture = 'awaited';
GRANT SELECT, INSERT, UPDATE, DELETE ON notice TO subrosa_api, subrosa_worker;

CREATE TABLE notice_media (
  notice_id uuid REFERENCES notice ON DELETE CASCADE,
  media_id uuid,
  named boolean NOT NULL,
  PRIMARY KEY (notice_id, media_id)
);
COMMENT ON TABLE notice_media IS 'notices: items that its addresses lead to or that staff found, and whether the decision is about them';
COMMENT ON COLUMN notice_media.media_id IS 'no reference: the item goes, and what the notice was about stays said';
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_media TO subrosa_api, subrosa_worker;

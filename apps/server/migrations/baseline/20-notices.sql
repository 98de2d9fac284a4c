CREATE TABLE notice (
  id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE CHECK (char_length(ticket) <= 20),
  kind text NOT NULL CHECK (kind IN ('ncii', 'dmca', 'counter_notice', 'complaint', 'depicted_person')),
  locale text NOT NULL,
  received_at timestamptz NOT NULL,
  encrypted_content bytea NOT NULL,
  attempt text UNIQUE,
  picture text NOT NULL DEFAULT 'none' CHECK (picture IN ('none', 'pending', 'fingerprinted', 'unreadable')),
  upload_id text,
  picture_bytes integer CHECK (picture_bytes > 0),
  pdq bytea CHECK (octet_length(pdq) = 32),
  quality smallint CHECK (quality BETWEEN 0 AND 100),
  CHECK ((picture = 'pending') = (upload_id IS NOT NULL)),
  CHECK ((picture = 'fingerprinted') = (pdq IS NOT NULL)),
  CHECK ((pdq IS NULL) = (quality IS NULL))
);
COMMENT ON TABLE notice IS 'notices: legal notices; the sender and the content are encrypted';
CREATE INDEX notice_received ON notice (received_at);
CREATE INDEX notice_pending ON notice (received_at) WHERE picture = 'pending';
GRANT SELECT, INSERT, UPDATE, DELETE ON notice TO subrosa_api, subrosa_worker;

CREATE TABLE notice_media (
  notice_id uuid REFERENCES notice ON DELETE CASCADE,
  media_id uuid,
  is_selected boolean NOT NULL,
  PRIMARY KEY (notice_id, media_id)
);
COMMENT ON TABLE notice_media IS 'notices: items that its URLs link to or that staff found, and whether the decision concerns them';
COMMENT ON COLUMN notice_media.media_id IS 'no reference: the item may be deleted before the notice';
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_media TO subrosa_api, subrosa_worker;

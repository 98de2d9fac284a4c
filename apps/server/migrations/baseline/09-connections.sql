-- Each connection has two rows, one from each side, so that the list of a member is one range of one index. The key includes
-- the state, because every profile reads the state of one pair. The birthday is duplicated here, so that the birthdays of a
-- month are one range of an index.
CREATE TABLE connection (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  other_id uuid REFERENCES member ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('asked', 'asking', 'connected')),
  since timestamptz NOT NULL,
  birthday smallint,
  PRIMARY KEY (member_id, other_id) INCLUDE (state),
  CHECK (member_id <> other_id)
);
COMMENT ON TABLE connection IS 'connections: who knows whom, once from each side; asked waits for the member, asking for the other';
COMMENT ON COLUMN connection.birthday IS 'of the other, as month × 100 + day; kept by triggers; who may know it stands in the profile';
CREATE INDEX connection_other ON connection (other_id);
-- Lists contain several states and are sorted by time.
CREATE INDEX connection_recent ON connection (member_id, since DESC, other_id DESC) INCLUDE (state);
CREATE INDEX connection_birthdays ON connection (member_id, birthday) INCLUDE (other_id) WHERE state = 'connected' AND birthday IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON connection TO subrosa_api, subrosa_worker;

CREATE TABLE block (
  blocker_id uuid REFERENCES member ON DELETE CASCADE,
  blocked_id uuid REFERENCES member ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
COMMENT ON TABLE block IS 'connections: who does not want to meet whom; neither side sees the other';
CREATE INDEX block_blocked ON block (blocked_id, blocker_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON block TO subrosa_api, subrosa_worker;
GRANT SELECT ON block TO subrosa_realtime;

CREATE TABLE connection_request (
  asker_id uuid REFERENCES member ON DELETE CASCADE,
  asked_id uuid REFERENCES member ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  note text CHECK (char_length(note) BETWEEN 1 AND 300),
  declined_at timestamptz,
  PRIMARY KEY (asker_id, asked_id),
  CHECK (asker_id <> asked_id),
  CHECK (declined_at IS NULL OR note IS NULL)
);
COMMENT ON TABLE connection_request IS 'connections: who asked whom last, with the words that wait to be read; a no is kept for a month';
CREATE INDEX connection_request_day ON connection_request (asker_id, asked_at);
CREATE INDEX connection_request_asked ON connection_request (asked_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON connection_request TO subrosa_api, subrosa_worker;

CREATE TABLE endorsement (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  recipient_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  written_at timestamptz NOT NULL,
  approved_at timestamptz,
  UNIQUE (author_id, recipient_id),
  CHECK (author_id <> recipient_id)
);
COMMENT ON TABLE endorsement IS 'connections: what a member wrote about a connection; shown once that one approved it';
CREATE INDEX endorsement_list ON endorsement (recipient_id, written_at DESC, id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON endorsement TO subrosa_api, subrosa_worker;

CREATE TABLE member_report (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reported_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  at timestamptz NOT NULL,
  CHECK (reporter_id <> reported_id)
);
COMMENT ON TABLE member_report IS 'connections: what members tell staff about each other; goes with either of them';
CREATE INDEX member_report_by ON member_report (reporter_id, reported_id, at DESC);
CREATE INDEX member_report_about ON member_report (reported_id);
CREATE INDEX member_report_case ON member_report (case_id, at);
GRANT SELECT, INSERT ON member_report TO subrosa_api;
GRANT SELECT ON member_report TO subrosa_worker;

-- Each connection has two rows, one from each side, so that the list of a member is one range of one index. The key includes
-- the state, because every profile reads the state of one pair. The birthday is duplicated here, so that the birthdays of a
-- month are one range of an index.
CREATE TABLE connection (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  other_id uuid REFERENCES member ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('incoming', 'outgoing', 'connected')),
  changed_at timestamptz NOT NULL,
  birthday smallint,
  PRIMARY KEY (member_id, other_id) INCLUDE (state),
  CHECK (member_id <> other_id)
);
COMMENT ON TABLE connection IS 'connections: connections and requests, one row from each side; incoming waits for the member, outgoing for the other';
COMMENT ON COLUMN connection.birthday IS 'of the other member, month × 100 + day; maintained by triggers; the profile decides who may see it';
CREATE INDEX connection_other ON connection (other_id);
-- Lists contain several states and are sorted by time.
CREATE INDEX connection_recent ON connection (member_id, changed_at DESC, other_id DESC) INCLUDE (state);
CREATE INDEX connection_birthdays ON connection (member_id, birthday) INCLUDE (other_id) WHERE state = 'connected' AND birthday IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON connection TO subrosa_api, subrosa_worker;

CREATE TABLE block (
  blocker_id uuid REFERENCES member ON DELETE CASCADE,
  blocked_id uuid REFERENCES member ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
COMMENT ON TABLE block IS 'connections: blocks; neither member sees the other';
CREATE INDEX block_blocked ON block (blocked_id, blocker_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON block TO subrosa_api, subrosa_worker;
GRANT SELECT ON block TO subrosa_realtime;

CREATE TABLE connection_request (
  requester_id uuid REFERENCES member ON DELETE CASCADE,
  recipient_id uuid REFERENCES member ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  note text CHECK (char_length(note) BETWEEN 1 AND 300),
  declined_at timestamptz,
  PRIMARY KEY (requester_id, recipient_id),
  CHECK (requester_id <> recipient_id),
  CHECK (declined_at IS NULL OR note IS NULL)
);
COMMENT ON TABLE connection_request IS 'connections: the last request from one member to another, with an unread note; a declined one is kept for a month';
CREATE INDEX connection_request_day ON connection_request (requester_id, requested_at);
CREATE INDEX connection_request_recipient ON connection_request (recipient_id);
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
COMMENT ON TABLE endorsement IS 'connections: endorsements between connections; displayed after the recipient approved them';
CREATE INDEX endorsement_list ON endorsement (recipient_id, written_at DESC, id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON endorsement TO subrosa_api, subrosa_worker;

CREATE TABLE member_report (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reported_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL,
  CHECK (reporter_id <> reported_id)
);
COMMENT ON TABLE member_report IS 'connections: reports about members; deleted with either account';
CREATE INDEX member_report_by ON member_report (reporter_id, reported_id, created_at DESC);
CREATE INDEX member_report_about ON member_report (reported_id);
CREATE INDEX member_report_case ON member_report (case_id, created_at);
GRANT SELECT, INSERT ON member_report TO subrosa_api;
GRANT SELECT ON member_report TO subrosa_worker;

CREATE TABLE auto_reply (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  enabled boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE auto_reply IS 'autoreplies: the automatic reply of a member to a first message; not end-to-end encrypted';
GRANT SELECT, INSERT, UPDATE ON auto_reply TO subrosa_api;
GRANT SELECT ON auto_reply TO subrosa_worker;

CREATE TABLE auto_reply_sent (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  recipient_id uuid REFERENCES member ON DELETE CASCADE,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, recipient_id)
);
COMMENT ON TABLE auto_reply_sent IS 'autoreplies: members who received it; once each';
CREATE INDEX auto_reply_sent_to ON auto_reply_sent (recipient_id);
GRANT SELECT, INSERT ON auto_reply_sent TO subrosa_api;
GRANT SELECT ON auto_reply_sent TO subrosa_worker;

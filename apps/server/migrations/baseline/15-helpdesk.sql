CREATE TABLE helpdesk_thread (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  last_sequence bigint NOT NULL DEFAULT 0 CHECK (last_sequence >= 0),
  last_read_sequence bigint NOT NULL DEFAULT 0,
  last_message_at timestamptz NOT NULL,
  waiting_since timestamptz
);
COMMENT ON TABLE helpdesk_thread IS 'helpdesk: one conversation of each member with staff, and since when it waits for a reply';
CREATE INDEX helpdesk_thread_waiting ON helpdesk_thread (waiting_since, member_id) WHERE waiting_since IS NOT NULL;
CREATE INDEX helpdesk_thread_last ON helpdesk_thread (last_message_at DESC, member_id DESC);
GRANT SELECT, INSERT, UPDATE ON helpdesk_thread TO subrosa_api;
GRANT SELECT ON helpdesk_thread TO subrosa_worker;

CREATE TABLE helpdesk_message (
  member_id uuid REFERENCES helpdesk_thread ON DELETE CASCADE,
  sequence bigint CHECK (sequence > 0),
  id uuid NOT NULL,
  staff_id uuid REFERENCES member ON DELETE SET NULL,
  by_staff boolean NOT NULL,
  encrypted_text bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, sequence),
  UNIQUE (member_id, id)
);
COMMENT ON TABLE helpdesk_message IS 'helpdesk: messages, encrypted at rest';
CREATE INDEX helpdesk_message_staff ON helpdesk_message (staff_id);
GRANT SELECT, INSERT ON helpdesk_message TO subrosa_api;
GRANT SELECT ON helpdesk_message TO subrosa_worker;

CREATE TABLE helpdesk_event (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES helpdesk_thread ON DELETE CASCADE,
  staff_id uuid REFERENCES member ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('accessed', 'answered', 'resolved')),
  occurred_at timestamptz NOT NULL
);
COMMENT ON TABLE helpdesk_event IS 'helpdesk: which staff member accessed, answered or resolved a thread, and when; append only';
CREATE INDEX helpdesk_event_of ON helpdesk_event (member_id, staff_id, occurred_at DESC);
CREATE INDEX helpdesk_event_staff ON helpdesk_event (staff_id);
GRANT SELECT, INSERT ON helpdesk_event TO subrosa_api;
GRANT SELECT ON helpdesk_event TO subrosa_worker;

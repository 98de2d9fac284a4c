CREATE TABLE notification_state (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  last_sequence bigint NOT NULL DEFAULT 0,
  last_read_sequence bigint NOT NULL DEFAULT 0,
  last_cleared_sequence bigint NOT NULL DEFAULT 0,
  CHECK (last_read_sequence <= last_sequence AND last_cleared_sequence <= last_sequence)
) WITH (fillfactor = 80);
COMMENT ON TABLE notification_state IS 'notifications: the last, the last read and the last cleared sequence of a member';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_state TO subrosa_api, subrosa_worker;
GRANT SELECT ON notification_state TO subrosa_realtime;

-- Each member's notifications are numbered separately: members share no sequence, and one number marks how far a member has
-- read.
CREATE TABLE notification (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  sequence bigint,
  kind text NOT NULL,
  category text NOT NULL CHECK (category IN ('connections', 'favourites', 'calendar', 'membership', 'media')),
  subject_id uuid,
  source_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  context jsonb NOT NULL DEFAULT '{}'::jsonb,
  PRIMARY KEY (member_id, sequence),
  UNIQUE (member_id, source_id)
);
COMMENT ON TABLE notification IS 'notifications: notifications by kind; the text is created by the reader''s browser';
CREATE INDEX notification_unread ON notification (member_id, sequence DESC) WHERE read_at IS NULL;
CREATE INDEX notification_category ON notification (member_id, category, sequence DESC);
CREATE INDEX notification_at ON notification USING brin (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO subrosa_api, subrosa_worker;
GRANT SELECT ON notification TO subrosa_realtime;

CREATE TABLE notification_actor (
  member_id uuid,
  sequence bigint,
  actor_id uuid REFERENCES member ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, sequence, actor_id),
  CHECK (actor_id <> member_id),
  FOREIGN KEY (member_id, sequence) REFERENCES notification ON UPDATE CASCADE ON DELETE CASCADE
);
COMMENT ON TABLE notification_actor IS 'notifications: members who caused a notification; without any it is deleted';
CREATE INDEX notification_actor_of ON notification_actor (actor_id, member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_actor TO subrosa_api, subrosa_worker;

CREATE TABLE notification_preference (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  kind text,
  in_app boolean NOT NULL,
  email boolean NOT NULL,
  push boolean NOT NULL,
  PRIMARY KEY (member_id, kind)
);
COMMENT ON TABLE notification_preference IS 'notifications: where a kind of notification is delivered, for members who changed it';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_preference TO subrosa_api, subrosa_worker;

CREATE TABLE notification_schedule (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  email_frequency text NOT NULL DEFAULT 'immediate' CHECK (email_frequency IN ('immediate', 'daily')),
  quiet_from time,
  quiet_to time,
  version integer NOT NULL DEFAULT 1,
  push_messages boolean NOT NULL DEFAULT true,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK (quiet_from <> quiet_to)
);
COMMENT ON TABLE notification_schedule IS 'notifications: when emails and pushes may be sent; the version counts every change of preferences';
COMMENT ON COLUMN notification_schedule.push_messages IS 'whether a push announces new messages';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_schedule TO subrosa_api, subrosa_worker;

-- One row for each member and channel, regardless of how many notifications are due.
CREATE TABLE notification_delivery (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  channel text CHECK (channel IN ('email', 'push')),
  due_at timestamptz NOT NULL,
  from_sequence bigint NOT NULL,
  unlisted_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, channel)
);
COMMENT ON TABLE notification_delivery IS 'notifications: scheduled emails and pushes: the first notification of each, and the number of notifications that are in no list';
CREATE INDEX notification_delivery_due ON notification_delivery (due_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_delivery TO subrosa_api, subrosa_worker;

CREATE TABLE push_subscription (
  device_id uuid PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL CHECK (char_length(p256dh) <= 200),
  auth text NOT NULL CHECK (char_length(auth) <= 100),
  created_at timestamptz NOT NULL,
  retry_after timestamptz,
  failures integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE push_subscription IS 'notifications: browsers that receive push messages; deleted with the device';
CREATE INDEX push_subscription_member ON push_subscription (member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscription TO subrosa_api, subrosa_worker;

CREATE TABLE email_deliverability (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  email_hash bytea NOT NULL,
  feedback_until timestamptz NOT NULL,
  soft_bounces integer NOT NULL DEFAULT 0,
  bouncing_since timestamptz,
  complained_at timestamptz
);
COMMENT ON TABLE email_deliverability IS 'notifications: addresses that bounce or complained; they receive no optional emails';
GRANT SELECT, INSERT, UPDATE, DELETE ON email_deliverability TO subrosa_api, subrosa_worker;

CREATE TABLE message_push_cursor (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
  sequence bigint NOT NULL
);
COMMENT ON TABLE message_push_cursor IS 'notifications: the newest message for which a push was sent; there is no further push until it is read';
CREATE INDEX message_push_cursor_conversation ON message_push_cursor (conversation_id);
GRANT SELECT, INSERT, UPDATE ON message_push_cursor TO subrosa_worker;

CREATE FUNCTION delete_actorless_notification() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM notification n USING (SELECT DISTINCT member_id, sequence FROM gone) g
    WHERE n.member_id = g.member_id AND n.sequence = g.sequence
      AND NOT EXISTS (SELECT FROM notification_actor a WHERE a.member_id = g.member_id AND a.sequence = g.sequence);
    RETURN NULL;
  END
$$;
CREATE TRIGGER notification_actor_after_delete AFTER DELETE ON notification_actor REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION delete_actorless_notification();

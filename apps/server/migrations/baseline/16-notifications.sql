CREATE TABLE notification_state (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  last_number bigint NOT NULL DEFAULT 0,
  read_upto bigint NOT NULL DEFAULT 0,
  cleared_upto bigint NOT NULL DEFAULT 0,
  CHECK (read_upto <= last_number AND cleared_upto <= last_number)
) WITH (fillfactor = 80);
COMMENT ON TABLE notification_state IS 'notifications: how far a member was told, has read and has cleared';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_state TO subrosa_api, subrosa_worker;
GRANT SELECT ON notification_state TO subrosa_realtime;

-- Each member's notifications are numbered separately: members share no sequence, and one number marks how far a member has
-- read.
CREATE TABLE notification (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  number bigint,
  kind text NOT NULL,
  category text NOT NULL CHECK (category IN ('connections', 'favourites', 'calendar', 'membership', 'media')),
  subject_id uuid,
  origin uuid NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  about jsonb NOT NULL DEFAULT '{}'::jsonb,
  PRIMARY KEY (member_id, number),
  UNIQUE (member_id, origin)
);
COMMENT ON TABLE notification IS 'notifications: what a member was told, by kind; the words are made where it is read';
CREATE INDEX notification_unread ON notification (member_id, number DESC) WHERE read_at IS NULL;
CREATE INDEX notification_category ON notification (member_id, category, number DESC);
CREATE INDEX notification_at ON notification USING brin (at);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO subrosa_api, subrosa_worker;
GRANT SELECT ON notification TO subrosa_realtime;

CREATE TABLE notification_actor (
  member_id uuid,
  number bigint,
  actor_id uuid REFERENCES member ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, number, actor_id),
  CHECK (actor_id <> member_id),
  FOREIGN KEY (member_id, number) REFERENCES notification ON UPDATE CASCADE ON DELETE CASCADE
);
COMMENT ON TABLE notification_actor IS 'notifications: who did it; without anybody left, the notification goes';
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
COMMENT ON TABLE notification_preference IS 'notifications: where news of a kind appear, for members who chose';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_preference TO subrosa_api, subrosa_worker;

CREATE TABLE notification_times (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  email_pace text NOT NULL DEFAULT 'soon' CHECK (email_pace IN ('soon', 'daily')),
  quiet_from time,
  quiet_to time,
  version integer NOT NULL DEFAULT 1,
  push_messages boolean NOT NULL DEFAULT true,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK (quiet_from <> quiet_to)
);
COMMENT ON TABLE notification_times IS 'notifications: when mails and pushes may come; its version counts every change of preferences';
COMMENT ON COLUMN notification_times.push_messages IS 'whether a push says that there are new messages';
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_times TO subrosa_api, subrosa_worker;

-- One row for each member and channel, regardless of how many notifications are due.
CREATE TABLE notification_outing (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  channel text CHECK (channel IN ('email', 'push')),
  due_at timestamptz NOT NULL,
  since_number bigint NOT NULL,
  unlisted integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, channel)
);
COMMENT ON TABLE notification_outing IS 'notifications: mails and pushes that wait for their time; since which notification, and how many news stand in no list';
CREATE INDEX notification_outing_due ON notification_outing (due_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_outing TO subrosa_api, subrosa_worker;

CREATE TABLE push_subscription (
  device_id uuid PRIMARY KEY REFERENCES device ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL CHECK (char_length(p256dh) <= 200),
  auth text NOT NULL CHECK (char_length(auth) <= 100),
  since timestamptz NOT NULL,
  resting_until timestamptz,
  failures integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE push_subscription IS 'notifications: browsers that take push messages; goes with the device';
CREATE INDEX push_subscription_member ON push_subscription (member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscription TO subrosa_api, subrosa_worker;

CREATE TABLE mail_standing (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  address_hash bytea NOT NULL,
  reported_upto timestamptz NOT NULL,
  soft_bounces integer NOT NULL DEFAULT 0,
  bouncing_since timestamptz,
  complained_at timestamptz
);
COMMENT ON TABLE mail_standing IS 'notifications: addresses that send mail back or complained; optional mails stay away from them';
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_standing TO subrosa_api, subrosa_worker;

CREATE TABLE message_push (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
  upto bigint NOT NULL
);
COMMENT ON TABLE message_push IS 'notifications: the last push about messages, by the newest message that it was sent for; until that is read there is no other';
CREATE INDEX message_push_conversation ON message_push (conversation_id);
GRANT SELECT, INSERT, UPDATE ON message_push TO subrosa_worker;

CREATE FUNCTION forget_without_actors() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM notification n USING (SELECT DISTINCT member_id, number FROM gone) g
    WHERE n.member_id = g.member_id AND n.number = g.number
      AND NOT EXISTS (SELECT FROM notification_actor a WHERE a.member_id = g.member_id AND a.number = g.number);
    RETURN NULL;
  END
$$;
CREATE TRIGGER notification_actor_gone AFTER DELETE ON notification_actor REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION forget_without_actors();

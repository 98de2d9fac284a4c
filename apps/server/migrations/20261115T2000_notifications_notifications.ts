import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each member's notifications count up by themselves: no sequence is shared, and a mark says how far they have read.
  await sql`
    CREATE TABLE notification_state (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      last_number bigint NOT NULL DEFAULT 0,
      read_upto bigint NOT NULL DEFAULT 0,
      cleared_upto bigint NOT NULL DEFAULT 0,
      CHECK (read_upto <= last_number AND cleared_upto <= last_number)
    ) WITH (fillfactor = 80)`.execute(db);
  await sql`COMMENT ON TABLE notification_state IS 'notifications: how far a member was told, has read and has cleared'`.execute(db);

  await sql`
    CREATE TABLE notification (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      number bigint NOT NULL,
      kind text NOT NULL,
      category text NOT NULL CHECK (category IN ('connections', 'favourites', 'calendar', 'membership', 'media')),
      subject_id uuid,
      origin uuid NOT NULL,
      at timestamptz NOT NULL,
      read_at timestamptz,
      about jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (member_id, number),
      UNIQUE (member_id, origin)
    )`.execute(db);
  await sql`COMMENT ON TABLE notification IS 'notifications: what a member was told, by kind; the words are made where it is read'`.execute(
    db,
  );
  await sql`CREATE INDEX notification_unread ON notification (member_id, number DESC) WHERE read_at IS NULL`.execute(db);
  await sql`CREATE INDEX notification_category ON notification (member_id, category, number DESC)`.execute(db);
  await sql`CREATE INDEX notification_at ON notification USING brin (at)`.execute(db);

  await sql`
    CREATE TABLE notification_actor (
      member_id uuid NOT NULL,
      number bigint NOT NULL,
      actor_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      at timestamptz NOT NULL,
      PRIMARY KEY (member_id, number, actor_id),
      FOREIGN KEY (member_id, number) REFERENCES notification (member_id, number) ON DELETE CASCADE ON UPDATE CASCADE,
      CHECK (actor_id <> member_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE notification_actor IS 'notifications: who did it; without anybody left, the notification goes'`.execute(db);
  await sql`CREATE INDEX notification_actor_of ON notification_actor (actor_id, member_id)`.execute(db);
  await sql`
    CREATE FUNCTION forget_without_actors() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM notification n USING (SELECT DISTINCT member_id, number FROM gone) g
      WHERE n.member_id = g.member_id AND n.number = g.number
        AND NOT EXISTS (SELECT FROM notification_actor a WHERE a.member_id = g.member_id AND a.number = g.number);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER notification_actor_gone AFTER DELETE ON notification_actor REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION forget_without_actors()`.execute(db);

  await sql`
    CREATE TABLE notification_preference (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      kind text NOT NULL,
      in_app boolean NOT NULL,
      email boolean NOT NULL,
      push boolean NOT NULL,
      PRIMARY KEY (member_id, kind)
    )`.execute(db);
  await sql`COMMENT ON TABLE notification_preference IS 'notifications: where news of a kind appear, for members who chose'`.execute(db);

  await sql`
    CREATE TABLE notification_times (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      email_pace text NOT NULL DEFAULT 'soon' CHECK (email_pace IN ('soon', 'daily')),
      quiet_from time,
      quiet_to time,
      version integer NOT NULL DEFAULT 1,
      CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
      CHECK (quiet_from <> quiet_to)
    )`.execute(db);
  await sql`COMMENT ON TABLE notification_times IS 'notifications: when mails and pushes may come; its version counts every change of preferences'`.execute(
    db,
  );

  // One row waits for a member and channel, however much happens meanwhile.
  await sql`
    CREATE TABLE notification_outing (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      channel text NOT NULL CHECK (channel IN ('email', 'push')),
      due_at timestamptz NOT NULL,
      since_number bigint NOT NULL,
      unlisted integer NOT NULL DEFAULT 0,
      PRIMARY KEY (member_id, channel)
    )`.execute(db);
  await sql`COMMENT ON TABLE notification_outing IS 'notifications: mails and pushes that wait for their time; since which notification, and how many news stand in no list'`.execute(
    db,
  );
  await sql`CREATE INDEX notification_outing_due ON notification_outing (due_at)`.execute(db);

  await sql`
    CREATE TABLE push_subscription (
      device_id uuid PRIMARY KEY REFERENCES device ON DELETE CASCADE,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
      p256dh text NOT NULL CHECK (char_length(p256dh) <= 200),
      auth text NOT NULL CHECK (char_length(auth) <= 100),
      since timestamptz NOT NULL,
      resting_until timestamptz,
      failures integer NOT NULL DEFAULT 0
    )`.execute(db);
  await sql`COMMENT ON TABLE push_subscription IS 'notifications: browsers that take push messages; goes with the device'`.execute(db);
  await sql`CREATE INDEX push_subscription_member ON push_subscription (member_id)`.execute(db);

  await sql`
    CREATE TABLE mail_standing (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      address_hash bytea NOT NULL,
      reported_upto timestamptz NOT NULL,
      soft_bounces integer NOT NULL DEFAULT 0,
      bouncing_since timestamptz,
      complained_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE mail_standing IS 'notifications: addresses that send mail back or complained; optional mails stay away from them'`.execute(
    db,
  );

  await sql`
    CREATE TABLE notification_round (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      actor_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      about jsonb NOT NULL DEFAULT '{}',
      audience jsonb NOT NULL,
      after_id uuid,
      told integer NOT NULL DEFAULT 0,
      begun_at timestamptz NOT NULL,
      done_at timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE notification_round IS 'notifications: one thing that many are told, in batches; how far it is'`.execute(db);

  await sql`
    GRANT SELECT, INSERT, UPDATE, DELETE ON notification_state, notification, notification_actor, notification_preference,
      notification_times, notification_outing, push_subscription, mail_standing, notification_round TO subrosa_api, subrosa_worker`.execute(
    db,
  );
  await sql`GRANT SELECT ON notification_state, notification TO subrosa_realtime`.execute(db);
}

import { sql, type Kysely } from 'kysely';

const PARTITIONS = 32;

export async function up(db: Kysely<unknown>): Promise<void> {
  // A device that is signed out has signed history: what certified it stays. Which identity that was is checked when it is put.
  await sql`
    CREATE TABLE device_certificate (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      device_id uuid NOT NULL,
      number integer NOT NULL CHECK (number > 0),
      device_key text NOT NULL CHECK (char_length(device_key) <= 200),
      signature text NOT NULL CHECK (char_length(signature) <= 200),
      created_at timestamptz NOT NULL,
      key_sequence integer,
      PRIMARY KEY (member_id, device_id, number)
    )`.execute(db);
  await sql`COMMENT ON TABLE device_certificate IS 'devices: every certificate of a browser’s key that was ever put, and the key record whose identity made it; nothing is changed or removed'`.execute(
    db,
  );
  // Of those from before it is not known whether they hold: their browsers put them again when chat is unlocked.
  await sql`
    INSERT INTO device_certificate (member_id, device_id, number, device_key, signature, created_at)
    SELECT member_id, device_id, 1, device_key, signature, created_at FROM device_key`.execute(db);
  await sql`GRANT SELECT, INSERT ON device_certificate TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON device_certificate TO subrosa_worker`.execute(db);

  await sql`
    CREATE TABLE conversation (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('direct', 'group')),
      one_id uuid REFERENCES member ON DELETE CASCADE,
      other_id uuid REFERENCES member ON DELETE CASCADE,
      newest bigint NOT NULL DEFAULT 0 CHECK (newest >= 0),
      epoch integer CHECK (epoch >= 0),
      opened_at timestamptz NOT NULL,
      UNIQUE (one_id, other_id),
      CHECK ((kind = 'direct') = (one_id IS NOT NULL AND other_id IS NOT NULL)),
      CHECK (one_id < other_id)
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`COMMENT ON TABLE conversation IS 'conversations: one for each pair of members; the sequence of its newest message and the number of its newest epoch'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_other ON conversation (other_id)`.execute(db);

  await sql`
    CREATE TABLE conversation_member (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      peer_id uuid REFERENCES member ON DELETE CASCADE,
      peer_name text,
      last_at timestamptz,
      archived boolean NOT NULL DEFAULT false,
      muted boolean NOT NULL DEFAULT false,
      unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
      read_upto bigint NOT NULL DEFAULT 0,
      delivered_upto bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (member_id, conversation_id)
    ) WITH (fillfactor = 70)`.execute(db);
  await sql`COMMENT ON TABLE conversation_member IS 'conversations: what a member sees of a conversation; without a time they do not see it yet. The name of the other is copied for the search'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_member_list ON conversation_member (member_id, archived, last_at DESC, conversation_id DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_member_unread ON conversation_member (member_id) WHERE unread > 0`.execute(db);
  await sql`CREATE INDEX conversation_member_of ON conversation_member (conversation_id)`.execute(db);
  await sql`CREATE INDEX conversation_member_peer ON conversation_member (peer_id)`.execute(db);

  await sql`
    CREATE TABLE message (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      sequence bigint NOT NULL CHECK (sequence > 0),
      id uuid NOT NULL,
      sender_id uuid NOT NULL,
      device_id uuid NOT NULL,
      epoch integer NOT NULL,
      sent_at timestamptz NOT NULL,
      salt bytea CHECK (octet_length(salt) = 32),
      commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
      ciphertext bytea CHECK (octet_length(ciphertext) <= 20496),
      signature bytea CHECK (octet_length(signature) = 64),
      reporting_key_id text NOT NULL,
      reporting_tag bytea NOT NULL CHECK (octet_length(reporting_tag) = 32),
      PRIMARY KEY (conversation_id, sequence),
      UNIQUE (conversation_id, id)
    ) PARTITION BY HASH (conversation_id)`.execute(db);
  await sql`COMMENT ON TABLE message IS 'conversations: what browsers sealed, in the order of its conversation; where the ciphertext is gone it was deleted for all'`.execute(
    db,
  );
  for (let part = 0; part < PARTITIONS; part += 1) {
    await sql`CREATE TABLE ${sql.table(`message_${part}`)} PARTITION OF message
      FOR VALUES WITH (MODULUS ${sql.lit(PARTITIONS)}, REMAINDER ${sql.lit(part)})`.execute(db);
  }

  await sql`
    CREATE TABLE message_hidden (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      sequence bigint NOT NULL,
      PRIMARY KEY (conversation_id, member_id, sequence)
    )`.execute(db);
  await sql`COMMENT ON TABLE message_hidden IS 'conversations: messages that a member deleted for themselves'`.execute(db);
  await sql`CREATE INDEX message_hidden_member ON message_hidden (member_id)`.execute(db);

  await sql`
    CREATE TABLE conversation_epoch (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      epoch integer NOT NULL CHECK (epoch >= 0),
      record jsonb NOT NULL,
      PRIMARY KEY (conversation_id, epoch)
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_epoch IS 'conversations: who is in a conversation from when on, signed by a device; each names the one before by its hash'`.execute(
    db,
  );

  await sql`
    CREATE TABLE conversation_wrap (
      conversation_id uuid NOT NULL,
      epoch integer NOT NULL,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      wrap text NOT NULL CHECK (char_length(wrap) <= 200),
      PRIMARY KEY (conversation_id, member_id, epoch),
      FOREIGN KEY (conversation_id, epoch) REFERENCES conversation_epoch ON DELETE CASCADE
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_wrap IS 'conversations: the key of an epoch, sealed to the account key of one member'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_wrap_epoch ON conversation_wrap (conversation_id, epoch)`.execute(db);
  await sql`CREATE INDEX conversation_wrap_member ON conversation_wrap (member_id)`.execute(db);

  await sql`
    CREATE TABLE conversation_settings (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      sealed text CHECK (char_length(sealed) <= 349526),
      version integer NOT NULL DEFAULT 0,
      read_receipts boolean NOT NULL DEFAULT true
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_settings IS 'conversations: pins and choices of a member, sealed in the browser; whether they tell what they read'`.execute(
    db,
  );

  // What is disclosed to staff is sealed: whoever reads the tables reads no message.
  await sql`
    CREATE TABLE conversation_report (
      id uuid PRIMARY KEY,
      case_id uuid NOT NULL REFERENCES moderation_case,
      conversation_id uuid NOT NULL,
      reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reported_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reason text NOT NULL,
      text text CHECK (char_length(text) BETWEEN 1 AND 5000),
      messages bytea NOT NULL,
      at timestamptz NOT NULL,
      CHECK (reporter_id <> reported_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_report IS 'conversations: what members tell staff about a conversation, with the messages that they proved, sealed; goes with either of them'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_report_by ON conversation_report (reporter_id, reported_id, at DESC)`.execute(db);
  await sql`CREATE INDEX conversation_report_about ON conversation_report (reported_id)`.execute(db);
  await sql`CREATE INDEX conversation_report_case ON conversation_report (case_id, at)`.execute(db);
  await sql`
    ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_kind_check,
      ADD CONSTRAINT moderation_case_kind_check CHECK (kind IN ('media_review', 'media_match', 'media_objection', 'member_report',
        'profile_text', 'request_text', 'request_report', 'conversation_report'))`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE ON conversation, conversation_member, message, conversation_settings TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON message_hidden, conversation_epoch, conversation_wrap, conversation_report TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, UPDATE ON conversation_member TO subrosa_worker`.execute(db);
  await sql`
    GRANT SELECT ON conversation, message, message_hidden, conversation_epoch, conversation_wrap, conversation_settings, conversation_report
    TO subrosa_worker`.execute(db);
  // Who hears that somebody writes.
  await sql`GRANT SELECT (id, newest) ON conversation TO subrosa_realtime`.execute(db);
  await sql`GRANT SELECT (member_id, conversation_id, peer_id, last_at) ON conversation_member TO subrosa_realtime`.execute(db);
  await sql`GRANT SELECT ON block TO subrosa_realtime`.execute(db);
}

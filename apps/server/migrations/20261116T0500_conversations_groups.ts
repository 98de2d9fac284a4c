import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE conversation
      ADD COLUMN greeted boolean NOT NULL DEFAULT false,
      ADD COLUMN state jsonb`.execute(db);
  await sql`COMMENT ON COLUMN conversation.greeted IS 'a fetishist has written their first message: an automatic reply, if there was one, was sent then'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN conversation.state IS 'name and picture of a group, sealed in a browser'`.execute(db);
  await sql`
    ALTER TABLE conversation_member
      ADD COLUMN admin boolean NOT NULL DEFAULT false,
      ADD COLUMN attends boolean NOT NULL DEFAULT false,
      ADD COLUMN left_at timestamptz,
      ADD COLUMN left_newest bigint,
      ADD COLUMN muted_until timestamptz,
      ADD COLUMN pinned_at timestamptz,
      ADD CHECK ((left_at IS NULL) = (left_newest IS NULL)),
      ADD CHECK (peer_id IS NULL OR (left_at IS NULL AND NOT admin AND NOT attends))`.execute(db);
  await sql`CREATE INDEX conversation_member_pinned ON conversation_member (member_id) WHERE pinned_at IS NOT NULL`.execute(db);

  // What is no message of a browser has a note in place of what browsers seal and sign.
  await sql`
    ALTER TABLE message
      ADD COLUMN kind text NOT NULL DEFAULT 'message' CHECK (kind IN ('message', 'auto', 'event')),
      ADD COLUMN note jsonb,
      ADD COLUMN edited_at timestamptz,
      ALTER COLUMN device_id DROP NOT NULL,
      ALTER COLUMN epoch DROP NOT NULL,
      ALTER COLUMN commitment DROP NOT NULL,
      ALTER COLUMN reporting_key_id DROP NOT NULL,
      ALTER COLUMN reporting_tag DROP NOT NULL,
      ADD CHECK (kind <> 'message' OR (device_id IS NOT NULL AND epoch IS NOT NULL AND commitment IS NOT NULL
        AND reporting_key_id IS NOT NULL AND reporting_tag IS NOT NULL AND note IS NULL))`.execute(db);

  await sql`
    CREATE TABLE message_reaction (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      sequence bigint NOT NULL,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      envelope jsonb NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (conversation_id, sequence, member_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE message_reaction IS 'conversations: one sealed sign of a member under a message'`.execute(db);
  await sql`CREATE INDEX message_reaction_member ON message_reaction (member_id)`.execute(db);

  await sql`
    CREATE TABLE message_pin (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      sequence bigint NOT NULL,
      pinned_at timestamptz NOT NULL,
      PRIMARY KEY (conversation_id, sequence)
    )`.execute(db);
  await sql`COMMENT ON TABLE message_pin IS 'conversations: messages that stand at the top of their conversation'`.execute(db);

  await sql`
    CREATE TABLE group_invitation (
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      inviter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      sealed text NOT NULL CHECK (char_length(sealed) <= 1400),
      account_key_version integer NOT NULL,
      state text NOT NULL CHECK (state IN ('invited', 'accepted', 'refused')),
      invited_at timestamptz NOT NULL,
      PRIMARY KEY (conversation_id, member_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE group_invitation IS 'conversations: who is asked into a group, and its name sealed to them; refused ones were asked by a group that they block, and do not see it'`.execute(
    db,
  );
  await sql`CREATE INDEX group_invitation_member ON group_invitation (member_id, invited_at DESC)`.execute(db);
  await sql`CREATE INDEX group_invitation_inviter ON group_invitation (inviter_id)`.execute(db);

  await sql`
    CREATE TABLE group_block (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      sealed text NOT NULL CHECK (char_length(sealed) <= 1400),
      account_key_version integer NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (member_id, conversation_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE group_block IS 'conversations: groups whose invitations a member refuses; the name sealed to themselves'`.execute(
    db,
  );
  await sql`CREATE INDEX group_block_conversation ON group_block (conversation_id)`.execute(db);

  await sql`
    CREATE TABLE attachment (
      id uuid PRIMARY KEY,
      conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
      owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('message', 'evidence')),
      bytes integer NOT NULL CHECK (bytes > 0),
      upload_id text,
      sequence bigint,
      picture boolean NOT NULL DEFAULT false,
      begun_at timestamptz NOT NULL,
      CHECK ((purpose = 'message') = (conversation_id IS NOT NULL)),
      CHECK (purpose = 'message' OR (sequence IS NULL AND NOT picture))
    )`.execute(db);
  await sql`COMMENT ON TABLE attachment IS 'conversations: files that browsers sealed, in the store under attachments/; with upload_id it is not whole yet, without a sequence it is in no message'`.execute(
    db,
  );
  await sql`CREATE INDEX attachment_of ON attachment (conversation_id, sequence)`.execute(db);
  await sql`CREATE INDEX attachment_owner ON attachment (owner_id)`.execute(db);
  await sql`CREATE INDEX attachment_waiting ON attachment (begun_at) WHERE sequence IS NULL AND NOT picture`.execute(db);

  await sql`
    CREATE TABLE conversation_evidence (
      report_id uuid NOT NULL REFERENCES conversation_report ON DELETE CASCADE,
      file_id uuid NOT NULL,
      object_id uuid NOT NULL,
      PRIMARY KEY (report_id, file_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE conversation_evidence IS 'conversations: sealed files that a report laid before staff; they stay in the store as long as the report'`.execute(
    db,
  );
  await sql`CREATE INDEX conversation_evidence_object ON conversation_evidence (object_id)`.execute(db);

  await sql`
    CREATE FUNCTION remove_sealed_file() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'attachment' THEN
        PERFORM enqueue_job('conversations:remove-file', json_build_object('id', OLD.id, 'uploadId', OLD.upload_id));
      ELSE
        PERFORM enqueue_job('conversations:remove-file', json_build_object('id', OLD.object_id, 'uploadId', NULL));
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER attachment_file_goes AFTER DELETE ON attachment FOR EACH ROW EXECUTE FUNCTION remove_sealed_file()`.execute(db);
  await sql`CREATE TRIGGER evidence_file_goes AFTER DELETE ON conversation_evidence FOR EACH ROW EXECUTE FUNCTION remove_sealed_file()`.execute(
    db,
  );

  // An account that is erased takes what it said in groups along; the places stay, so that nobody looks for a gap.
  await sql`
    CREATE FUNCTION leave_group_for_good() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.peer_id IS NULL THEN
        UPDATE message SET ciphertext = NULL, salt = NULL, signature = NULL
          WHERE conversation_id = OLD.conversation_id AND sender_id = OLD.member_id AND kind = 'message' AND ciphertext IS NOT NULL;
        DELETE FROM conversation c WHERE c.id = OLD.conversation_id AND c.kind = 'group'
          AND NOT EXISTS (SELECT FROM conversation_member cm WHERE cm.conversation_id = c.id);
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER conversation_member_goes AFTER DELETE ON conversation_member FOR EACH ROW EXECUTE FUNCTION leave_group_for_good()`.execute(
    db,
  );

  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON message_reaction, group_invitation, group_block, attachment TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON message_pin TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON conversation_evidence TO subrosa_api`.execute(db);
  await sql`GRANT DELETE ON attachment TO subrosa_worker`.execute(db);
  await sql`
    GRANT SELECT ON message_reaction, message_pin, group_invitation, group_block, attachment, conversation_evidence TO subrosa_worker`.execute(
    db,
  );
  await sql`GRANT SELECT (left_at) ON conversation_member TO subrosa_realtime`.execute(db);
}

CREATE TABLE conversation (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('direct', 'group')),
  first_member_id uuid REFERENCES member ON DELETE CASCADE,
  second_member_id uuid REFERENCES member ON DELETE CASCADE,
  last_sequence bigint NOT NULL DEFAULT 0 CHECK (last_sequence >= 0),
  epoch integer CHECK (epoch >= 0),
  opened_at timestamptz NOT NULL,
  auto_reply_handled boolean NOT NULL DEFAULT false,
  encrypted_profile jsonb,
  UNIQUE (first_member_id, second_member_id),
  CHECK ((kind = 'direct') = (first_member_id IS NOT NULL AND second_member_id IS NOT NULL)),
  CHECK (first_member_id < second_member_id),
  CONSTRAINT conversation_state_stamped CHECK (encrypted_profile IS NULL OR COALESCE(jsonb_exists(encrypted_profile -> 'stamped', 'frankingTag'), false))
) WITH (fillfactor = 70);
COMMENT ON TABLE conversation IS 'conversations: conversations of two or a group; the sequence of the last message and the number of the last epoch';
COMMENT ON COLUMN conversation.auto_reply_handled IS 'a fetishist sent their first message: an automatic reply, if enabled, was sent then';
COMMENT ON COLUMN conversation.encrypted_profile IS 'name and picture of a group, encrypted in a browser';
CREATE INDEX conversation_other ON conversation (second_member_id);
GRANT SELECT, INSERT, UPDATE ON conversation TO subrosa_api;
GRANT SELECT ON conversation TO subrosa_worker;
GRANT SELECT (id, last_sequence) ON conversation TO subrosa_realtime;

CREATE TABLE conversation_member (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  peer_id uuid REFERENCES member ON DELETE CASCADE,
  peer_name text,
  last_message_at timestamptz,
  archived boolean NOT NULL DEFAULT false,
  muted boolean NOT NULL DEFAULT false,
  unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
  last_read_sequence bigint NOT NULL DEFAULT 0,
  last_delivered_sequence bigint NOT NULL DEFAULT 0,
  admin boolean NOT NULL DEFAULT false,
  attends boolean NOT NULL DEFAULT false,
  left_at timestamptz,
  left_at_sequence bigint,
  muted_until timestamptz,
  pinned_at timestamptz,
  PRIMARY KEY (member_id, conversation_id),
  CHECK ((left_at IS NULL) = (left_at_sequence IS NULL)),
  CHECK (peer_id IS NULL OR left_at IS NULL AND NOT admin AND NOT attends)
) WITH (fillfactor = 70);
COMMENT ON TABLE conversation_member IS 'conversations: a member''s view of a conversation; without last_message_at it is not listed yet. The name of the other member is copied for searches';
CREATE INDEX conversation_member_list ON conversation_member (member_id, archived, last_message_at DESC, conversation_id DESC);
CREATE INDEX conversation_member_unread ON conversation_member (member_id) WHERE unread > 0;
CREATE INDEX conversation_member_of ON conversation_member (conversation_id);
CREATE INDEX conversation_member_peer ON conversation_member (peer_id);
CREATE INDEX conversation_member_pinned ON conversation_member (member_id) WHERE pinned_at IS NOT NULL;
-- A member has few groups among many conversations.
CREATE INDEX conversation_member_groups ON conversation_member (member_id) WHERE peer_id IS NULL;
GRANT SELECT, INSERT, UPDATE ON conversation_member TO subrosa_api;
GRANT SELECT, UPDATE ON conversation_member TO subrosa_worker;
GRANT SELECT (member_id, conversation_id, peer_id, last_message_at, left_at) ON conversation_member TO subrosa_realtime;

-- Entries that no browser wrote have system_content instead of ciphertext and signature.
CREATE TABLE message (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  sequence bigint CHECK (sequence > 0),
  id uuid NOT NULL,
  sender_id uuid NOT NULL,
  device_id uuid,
  epoch integer,
  sent_at timestamptz NOT NULL,
  salt bytea CHECK (octet_length(salt) = 32),
  commitment bytea CHECK (octet_length(commitment) = 32),
  ciphertext bytea CHECK (octet_length(ciphertext) <= 20496),
  signature bytea CHECK (octet_length(signature) = 64),
  franking_key_id text,
  franking_tag bytea CHECK (octet_length(franking_tag) = 32),
  kind text NOT NULL DEFAULT 'message' CHECK (kind IN ('message', 'auto', 'event')),
  system_content jsonb,
  edited_at timestamptz,
  PRIMARY KEY (conversation_id, sequence),
  UNIQUE (conversation_id, id),
  CHECK (
    kind <> 'message'
    OR device_id IS NOT NULL
    AND epoch IS NOT NULL
    AND commitment IS NOT NULL
    AND franking_key_id IS NOT NULL
    AND franking_tag IS NOT NULL
    AND system_content IS NULL
  )
) PARTITION BY HASH (conversation_id);
DO $$
BEGIN
  FOR part IN 0..31 LOOP
    EXECUTE format('CREATE TABLE message_%s PARTITION OF message FOR VALUES WITH (MODULUS 32, REMAINDER %s)', part, part);
  END LOOP;
END $$;
COMMENT ON TABLE message IS 'conversations: messages encrypted in browsers, in the order of their conversation; without ciphertext it was deleted for everyone';
GRANT SELECT, INSERT, UPDATE ON message TO subrosa_api;
GRANT SELECT ON message TO subrosa_worker;

CREATE TABLE message_hidden (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  sequence bigint,
  PRIMARY KEY (conversation_id, member_id, sequence)
);
COMMENT ON TABLE message_hidden IS 'conversations: messages that a member deleted for themselves';
CREATE INDEX message_hidden_member ON message_hidden (member_id);
GRANT SELECT, INSERT ON message_hidden TO subrosa_api;
GRANT SELECT ON message_hidden TO subrosa_worker;

CREATE TABLE conversation_epoch (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  epoch integer CHECK (epoch >= 0),
  record jsonb NOT NULL,
  PRIMARY KEY (conversation_id, epoch)
);
COMMENT ON TABLE conversation_epoch IS 'conversations: members of a conversation from an epoch on, signed by a device; each contains the hash of the previous one';
GRANT SELECT, INSERT ON conversation_epoch TO subrosa_api;
GRANT SELECT ON conversation_epoch TO subrosa_worker;

CREATE TABLE conversation_key_wrap (
  conversation_id uuid,
  epoch integer,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  wrap text NOT NULL CHECK (char_length(wrap) <= 200),
  PRIMARY KEY (conversation_id, member_id, epoch),
  FOREIGN KEY (conversation_id, epoch) REFERENCES conversation_epoch ON DELETE CASCADE
);
COMMENT ON TABLE conversation_key_wrap IS 'conversations: the key of an epoch, encrypted to the account key of one member';
CREATE INDEX conversation_key_wrap_epoch ON conversation_key_wrap (conversation_id, epoch);
CREATE INDEX conversation_key_wrap_member ON conversation_key_wrap (member_id);
GRANT SELECT, INSERT ON conversation_key_wrap TO subrosa_api;
GRANT SELECT ON conversation_key_wrap TO subrosa_worker;

CREATE TABLE conversation_settings (
  member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  ciphertext text CHECK (char_length(ciphertext) <= 349526),
  version integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE conversation_settings IS 'conversations: pins and settings of a member, encrypted in the browser';
GRANT SELECT, INSERT, UPDATE ON conversation_settings TO subrosa_api;
GRANT SELECT ON conversation_settings TO subrosa_worker;

-- Disclosed messages are encrypted at rest.
CREATE TABLE conversation_report (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_case,
  conversation_id uuid NOT NULL,
  reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reported_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  reason text NOT NULL,
  text text CHECK (char_length(text) BETWEEN 1 AND 5000),
  messages bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (reporter_id <> reported_id)
);
COMMENT ON TABLE conversation_report IS 'conversations: reports about conversations, with verified messages, encrypted; deleted with either account';
CREATE INDEX conversation_report_by ON conversation_report (reporter_id, reported_id, created_at DESC);
CREATE INDEX conversation_report_about ON conversation_report (reported_id);
CREATE INDEX conversation_report_case ON conversation_report (case_id, created_at);
GRANT SELECT, INSERT ON conversation_report TO subrosa_api;
GRANT SELECT ON conversation_report TO subrosa_worker;

CREATE TABLE message_reaction (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  sequence bigint,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  envelope jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, sequence, member_id),
  CONSTRAINT message_reaction_stamped CHECK (jsonb_exists(envelope, 'frankingTag'))
);
COMMENT ON TABLE message_reaction IS 'conversations: one encrypted reaction of a member to a message';
CREATE INDEX message_reaction_member ON message_reaction (member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON message_reaction TO subrosa_api;
GRANT SELECT ON message_reaction TO subrosa_worker;

CREATE TABLE message_pin (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  sequence bigint,
  pinned_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, sequence)
);
COMMENT ON TABLE message_pin IS 'conversations: messages pinned to the top of their conversation';
GRANT SELECT, INSERT, DELETE ON message_pin TO subrosa_api;
GRANT SELECT ON message_pin TO subrosa_worker;

CREATE TABLE group_invitation (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  member_id uuid REFERENCES member ON DELETE CASCADE,
  inviter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  encrypted_name text NOT NULL CHECK (char_length(encrypted_name) <= 1400),
  account_key_version integer NOT NULL,
  state text NOT NULL CHECK (state IN ('invited', 'accepted', 'declined')),
  invited_at timestamptz NOT NULL,
  id uuid NOT NULL,
  commitment text NOT NULL CHECK (char_length(commitment) = 43),
  epoch integer NOT NULL CHECK (epoch >= 0),
  stamped_on date NOT NULL,
  franking_key_id text NOT NULL,
  franking_tag text NOT NULL CHECK (char_length(franking_tag) = 43),
  PRIMARY KEY (conversation_id, member_id)
);
COMMENT ON TABLE group_invitation IS 'conversations: invitations to groups: the name encrypted to the recipient, the inviter’s commitment to it and the server’s tag; the recipient of a declined invitation blocks the group and does not see it';
CREATE INDEX group_invitation_member ON group_invitation (member_id, invited_at DESC);
CREATE INDEX group_invitation_inviter ON group_invitation (inviter_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON group_invitation TO subrosa_api;
GRANT SELECT ON group_invitation TO subrosa_worker;

CREATE TABLE group_block (
  member_id uuid REFERENCES member ON DELETE CASCADE,
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  encrypted_name text NOT NULL CHECK (char_length(encrypted_name) <= 1400),
  account_key_version integer NOT NULL,
  created_at timestamptz NOT NULL,
  invitation jsonb,
  PRIMARY KEY (member_id, conversation_id)
);
COMMENT ON TABLE group_block IS 'conversations: groups whose invitations a member declines; the name is encrypted to the member';
COMMENT ON COLUMN group_block.invitation IS 'the invitation that contained the name, with the data that a report of it needs';
CREATE INDEX group_block_conversation ON group_block (conversation_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON group_block TO subrosa_api;
GRANT SELECT ON group_block TO subrosa_worker;

CREATE TABLE attachment (
  id uuid PRIMARY KEY,
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  owner_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('message', 'evidence')),
  bytes integer NOT NULL CHECK (bytes > 0),
  upload_id text,
  sequence bigint,
  picture boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL,
  CHECK ((purpose = 'message') = (conversation_id IS NOT NULL)),
  CHECK (purpose = 'message' OR sequence IS NULL AND NOT picture)
);
COMMENT ON TABLE attachment IS 'conversations: files encrypted in browsers, stored under attachments/; with upload_id it is incomplete, without a sequence it belongs to no message';
CREATE INDEX attachment_of ON attachment (conversation_id, sequence);
CREATE INDEX attachment_owner ON attachment (owner_id);
CREATE INDEX attachment_waiting ON attachment (started_at) WHERE sequence IS NULL AND NOT picture;
GRANT SELECT, INSERT, UPDATE, DELETE ON attachment TO subrosa_api;
GRANT SELECT, DELETE ON attachment TO subrosa_worker;

CREATE TABLE conversation_evidence (
  report_id uuid REFERENCES conversation_report ON DELETE CASCADE,
  file_id uuid,
  object_id uuid NOT NULL,
  PRIMARY KEY (report_id, file_id)
);
COMMENT ON TABLE conversation_evidence IS 'conversations: encrypted files that a report contains; kept in the store as long as the report';
CREATE INDEX conversation_evidence_object ON conversation_evidence (object_id);
GRANT SELECT, INSERT ON conversation_evidence TO subrosa_api;
GRANT SELECT ON conversation_evidence TO subrosa_worker;

CREATE TABLE conversation_signer (
  conversation_id uuid REFERENCES conversation ON DELETE CASCADE,
  epoch integer CHECK (epoch >= 0),
  member_id uuid,
  device_id uuid,
  number integer,
  PRIMARY KEY (conversation_id, epoch, member_id, device_id, number),
  FOREIGN KEY (member_id, device_id, number) REFERENCES device_certificate ON DELETE CASCADE
);
COMMENT ON TABLE conversation_signer IS 'conversations: which certificate signed something in which epoch; members of the epoch may read the certificate';
CREATE INDEX conversation_signer_certificate ON conversation_signer (member_id, device_id, number);
GRANT SELECT, INSERT ON conversation_signer TO subrosa_api;

CREATE FUNCTION enqueue_file_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_NAME = 'attachment' THEN
      PERFORM enqueue_job('conversations:delete-file', json_build_object('id', OLD.id, 'uploadId', OLD.upload_id));
    ELSE
      PERFORM enqueue_job('conversations:delete-file', json_build_object('id', OLD.object_id, 'uploadId', NULL));
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER attachment_after_delete AFTER DELETE ON attachment FOR EACH ROW EXECUTE FUNCTION enqueue_file_removal();
CREATE TRIGGER conversation_evidence_after_delete AFTER DELETE ON conversation_evidence FOR EACH ROW EXECUTE FUNCTION enqueue_file_removal();

-- Deleting an account deletes its messages in groups; their sequence numbers remain, so that clients detect no gap.
CREATE FUNCTION remove_group_member() RETURNS trigger
LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.peer_id IS NULL THEN
      UPDATE message SET ciphertext = NULL, salt = NULL, signature = NULL
        WHERE conversation_id = OLD.conversation_id AND sender_id = OLD.member_id AND kind = 'message' AND ciphertext IS NOT NULL;
      DELETE FROM conversation c WHERE c.id = OLD.conversation_id AND c.kind = 'group'
        AND NOT EXISTS (SELECT FROM conversation_member cm WHERE cm.conversation_id = c.id);
    END IF;
    RETURN NULL;
  END
$$;
CREATE TRIGGER conversation_member_after_delete AFTER DELETE ON conversation_member FOR EACH ROW EXECUTE FUNCTION remove_group_member();

-- A certificate remains while its device is signed in, and while anything that it signed is stored.
CREATE FUNCTION delete_unused_certificates() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    the_device uuid;
  BEGIN
    IF TG_TABLE_NAME = 'device' THEN the_device := OLD.id; ELSE the_device := OLD.device_id; END IF;
    DELETE FROM device_certificate d
      WHERE d.member_id = OLD.member_id AND d.device_id = the_device
        AND NOT EXISTS (SELECT FROM device WHERE id = the_device)
        AND NOT EXISTS (SELECT FROM conversation_signer s
          WHERE s.member_id = d.member_id AND s.device_id = d.device_id AND s.number = d.number);
    RETURN NULL;
  END
$$;
CREATE TRIGGER device_after_delete AFTER DELETE ON device FOR EACH ROW EXECUTE FUNCTION delete_unused_certificates();
CREATE TRIGGER conversation_signer_after_delete AFTER DELETE ON conversation_signer FOR EACH ROW EXECUTE FUNCTION delete_unused_certificates();

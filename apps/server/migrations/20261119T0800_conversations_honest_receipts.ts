import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE conversation_member
      ADD COLUMN undecrypted_sequences int8multirange NOT NULL DEFAULT '{}',
      ADD COLUMN joined_at_sequence bigint NOT NULL DEFAULT 0,
      ADD CONSTRAINT conversation_member_undecrypted CHECK (undecrypted_sequences <@ int8range(1, last_read_sequence + 1)) NOT VALID,
      ADD CONSTRAINT conversation_member_joined CHECK (joined_at_sequence >= 0) NOT VALID
  `.execute(db);
  await sql`COMMENT ON COLUMN conversation_member.undecrypted_sequences IS 'entries up to the read cursor that no browser of the member has decrypted: their senders do not see them as read'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN conversation_member.joined_at_sequence IS 'newest entry when the member joined the group; receipts of earlier messages do not concern them'`.execute(
    db,
  );
}

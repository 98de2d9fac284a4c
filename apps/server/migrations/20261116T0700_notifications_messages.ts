import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE notification_times ADD COLUMN push_messages boolean NOT NULL DEFAULT true`.execute(db);
  await sql`COMMENT ON COLUMN notification_times.push_messages IS 'whether a push says that there are new messages'`.execute(db);

  await sql`
    CREATE TABLE message_push (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
      upto bigint NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE message_push IS 'notifications: the last push about messages, by the newest message that it was sent for; until that is read there is no other'`.execute(
    db,
  );
  await sql`CREATE INDEX message_push_conversation ON message_push (conversation_id)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON message_push TO subrosa_worker`.execute(db);
}

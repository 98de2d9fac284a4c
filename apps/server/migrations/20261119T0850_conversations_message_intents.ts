import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE message_intent (
      member_id uuid PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
      recipient_id uuid NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      request_id uuid REFERENCES request_post (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      CONSTRAINT message_intent_recipient_check CHECK (recipient_id <> member_id),
      CONSTRAINT message_intent_expires_at_check CHECK (expires_at > created_at AND expires_at <= created_at + interval '7 days')
    )
  `.execute(db);
  await sql`COMMENT ON TABLE message_intent IS 'conversations: to whom a member wants to write first, and about which post, until they can'`.execute(
    db,
  );
  await sql`CREATE INDEX message_intent_recipient ON message_intent (recipient_id)`.execute(db);
  await sql`CREATE INDEX message_intent_request ON message_intent (request_id) WHERE request_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX message_intent_expires_at ON message_intent (expires_at)`.execute(db);
  // An intent is a fact about a pair, which a block ends for both.
  await sql`
    CREATE FUNCTION delete_blocked_intents() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        DELETE FROM message_intent
          WHERE member_id = NEW.blocker_id AND recipient_id = NEW.blocked_id
            OR member_id = NEW.blocked_id AND recipient_id = NEW.blocker_id;
        RETURN NULL;
      END
    $$
  `.execute(db);
  await sql`CREATE TRIGGER block_ends_intents AFTER INSERT ON block FOR EACH ROW EXECUTE FUNCTION delete_blocked_intents()`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON message_intent TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, DELETE ON message_intent TO subrosa_worker`.execute(db);
}

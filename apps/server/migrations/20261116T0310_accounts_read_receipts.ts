import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_settings ADD COLUMN read_receipts boolean NOT NULL DEFAULT true`.execute(db);
  await sql`
    UPDATE member_settings o SET read_receipts = false
    FROM conversation_settings s WHERE s.member_id = o.member_id AND NOT s.read_receipts`.execute(db);
  await sql`ALTER TABLE conversation_settings DROP COLUMN read_receipts`.execute(db);
  await sql`COMMENT ON TABLE conversation_settings IS 'conversations: pins and choices of a member, sealed in the browser'`.execute(db);
  // Whether others may learn that somebody writes.
  await sql`GRANT SELECT (member_id, read_receipts, show_presence) ON member_settings TO subrosa_realtime`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member DROP CONSTRAINT member_staff_role_check`.execute(db);
  await sql`
    ALTER TABLE member ADD CONSTRAINT member_staff_role_check
    CHECK (staff_role IN ('support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator'))`.execute(db);
  await sql`CREATE INDEX member_staff ON member (staff_role) WHERE staff_role IS NOT NULL`.execute(db);

  // Staff count as staff with a second factor only, on sockets too.
  await sql`GRANT SELECT (member_id, confirmed_at) ON second_factor TO subrosa_realtime`.execute(db);

  await sql`ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_kind_check`.execute(db);
  await sql`
    ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_kind_check CHECK (kind IN (
      'media_review', 'media_match', 'media_objection', 'member_report', 'profile_text', 'request_text', 'request_report',
      'conversation_report', 'identity', 'lifetime', 'under_age', 'ncii', 'csam', 'dmca', 'counter_notice', 'complaint', 'depicted_person',
      'privacy_request', 'contact', 'ban_evasion', 'appeal'))`.execute(db);
  await sql`ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_subject_kind_check`.execute(db);
  await sql`
    ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_subject_kind_check
    CHECK (subject_kind IN ('media', 'profile', 'report', 'request', 'verification', 'notice', 'letter', 'statement'))`.execute(db);
  await sql`ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_decision_check`.execute(db);
  await sql`
    ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_decision_check
    CHECK (decision IN ('approve', 'reject', 'remove', 'dismiss', 'answer', 'overturn', 'uphold'))`.execute(db);
  // The one that asks for a reason: it has no name of its own that could be relied on.
  await sql`
    DO $$
    DECLARE found text;
    BEGIN
      SELECT conname INTO STRICT found FROM pg_constraint
      WHERE conrelid = 'moderation_case'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%reason IS NOT NULL%';
      EXECUTE format('ALTER TABLE moderation_case DROP CONSTRAINT %I', found);
    END $$`.execute(db);
  await sql`
    ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_reason_given
    CHECK (decision IS NULL OR decision NOT IN ('reject', 'remove') OR reason IS NOT NULL)`.execute(db);
  // Who decided what is appealed: somebody else looks at it again.
  await sql`ALTER TABLE moderation_case ADD COLUMN first_decider_id uuid REFERENCES member ON DELETE SET NULL`.execute(db);
  await sql`CREATE INDEX moderation_case_first_decider_id ON moderation_case (first_decider_id)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Added to what is there, whichever kinds came before.
  await sql`
    DO $$
    DECLARE before text;
    BEGIN
      SELECT pg_get_constraintdef(oid) INTO STRICT before FROM pg_constraint
      WHERE conrelid = 'moderation_case'::regclass AND conname = 'moderation_case_kind_check';
      ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_kind_check;
      EXECUTE 'ALTER TABLE moderation_case ADD CONSTRAINT moderation_case_kind_check '
        || replace(before, 'ARRAY[', 'ARRAY[''own_initiative''::text, ''lifetime_fraud''::text, ');
    END $$`.execute(db);

  await sql`ALTER TABLE sanction DROP CONSTRAINT sanction_lifted_because_check`.execute(db);
  await sql`
    ALTER TABLE sanction ADD CONSTRAINT sanction_lifted_because_check CHECK (lifted_because IN ('over', 'overturned', 'pardoned'))`.execute(
    db,
  );

  await sql`
    CREATE TABLE member_pseudonym (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      pseudonym text NOT NULL CHECK (pseudonym ~ '^M-[2-9A-Z]{7}$')
    )`.execute(db);
  await sql`COMMENT ON TABLE member_pseudonym IS 'moderation: by which pseudonym staff have seen a member, so that it can be searched for'`.execute(
    db,
  );
  await sql`CREATE INDEX member_pseudonym_pseudonym ON member_pseudonym (pseudonym)`.execute(db);
  await sql`GRANT SELECT, INSERT ON member_pseudonym TO subrosa_api`.execute(db);

  await sql`
    CREATE TABLE member_look (
      staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      pseudonym text NOT NULL,
      until timestamptz NOT NULL,
      PRIMARY KEY (staff_id, member_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE member_look IS 'moderation: which members somebody of staff has searched for, and until when their page is open'`.execute(
    db,
  );
  await sql`CREATE INDEX member_look_member ON member_look (member_id)`.execute(db);
  await sql`CREATE UNIQUE INDEX member_look_pseudonym ON member_look (staff_id, pseudonym)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON member_look TO subrosa_api`.execute(db);

  // A reason alone suffices for who has searched for the member.
  await sql`ALTER TABLE member_reveal ALTER COLUMN case_id DROP NOT NULL`.execute(db);
  await sql`CREATE INDEX moderation_case_reporter ON moderation_case (reporter_id) WHERE reporter_id IS NOT NULL`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON prohibited_word TO subrosa_api`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What staff wrote to a member goes with the member; the decision and its reason stay.
  await sql`
    CREATE FUNCTION forget_case_note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.note := NULL;
      RETURN NEW;
    END
    $$`.execute(db);
  await sql`
    CREATE TRIGGER moderation_case_forget_note BEFORE UPDATE OF member_id ON moderation_case
    FOR EACH ROW WHEN (NEW.member_id IS NULL AND OLD.member_id IS NOT NULL) EXECUTE FUNCTION forget_case_note()`.execute(db);
}

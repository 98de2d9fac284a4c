import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever decides what a colleague decided before is another person, and their role counts. Nobody decides what is withdrawn.
  await sql`
    CREATE FUNCTION moderation_case_second_decider() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF NEW.decided_by IN (OLD.first_decider_id, OLD.member_id) OR NOT staff_role_counts(NEW.decided_by,
        CASE WHEN OLD.kind = 'appeal' THEN ARRAY['safety_lead'] ELSE ARRAY['reviewer', 'safety_lead'] END, NEW.decided_at)
      THEN RAISE EXCEPTION 'what was decided before needs a second person whose role counts' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER moderation_case_second_decider BEFORE UPDATE OF decided_by, decision ON moderation_case
    FOR EACH ROW WHEN (
      (OLD.kind = 'appeal' OR OLD.first_decider_id IS NOT NULL)
      AND NEW.decided_by IS NOT NULL AND (NEW.decided_by, NEW.decision) IS DISTINCT FROM (OLD.decided_by, OLD.decision))
    EXECUTE FUNCTION moderation_case_second_decider()`.execute(db);
}

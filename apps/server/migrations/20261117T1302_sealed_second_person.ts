import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION sealed_naming_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF TG_OP = 'INSERT' OR (NEW.confirmed_at IS NULL AND NEW.proposed_by IS NOT NULL AND (NEW.person_id, NEW.place, NEW.proposed_by)
        IS DISTINCT FROM (OLD.person_id, OLD.place, OLD.proposed_by))
      THEN
        IF NEW.confirmed_at IS NOT NULL OR NOT staff_role_counts(NEW.proposed_by, ARRAY['administrator'], NEW.proposed_at)
        THEN RAISE EXCEPTION 'a named person is proposed by an administrator whose role counts' USING ERRCODE = 'check_violation'; END IF;
        RETURN NEW;
      END IF;
      IF NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at AND NOT (
        OLD.confirmed_at IS NULL AND NEW.confirmed_by IS NOT NULL
        AND (NEW.person_id, NEW.place, NEW.proposed_by) IS NOT DISTINCT FROM (OLD.person_id, OLD.place, OLD.proposed_by)
        AND staff_role_counts(OLD.proposed_by, ARRAY['administrator'], NEW.confirmed_at)
        AND staff_role_counts(NEW.confirmed_by, ARRAY['safety_lead'], NEW.confirmed_at)
      ) THEN RAISE EXCEPTION 'a named person needs an administrator and a safety lead whose roles count' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER sealed_naming_guard BEFORE INSERT OR UPDATE OF confirmed_at, person_id, place, proposed_by ON sealed_naming
    FOR EACH ROW EXECUTE FUNCTION sealed_naming_guard()`.execute(db);

  // As before, and the roles of both count at that moment.
  await sql`
    CREATE OR REPLACE FUNCTION sealed_case_two_persons() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    DECLARE
      named CONSTANT text[] := ARRAY['moderator', 'safety_lead'];
    BEGIN
      IF NEW.confirmed_at IS NOT NULL AND OLD.confirmed_at IS NULL AND (
        NEW.confirmed_by IS NULL OR OLD.prepared_by IS NULL OR NEW.prepared_by IS DISTINCT FROM OLD.prepared_by
        OR NEW.confirmed_by = OLD.prepared_by
        OR (SELECT count(*) FROM sealed_person WHERE member_id IN (NEW.confirmed_by, OLD.prepared_by)) <> 2
        OR NOT staff_role_counts(OLD.prepared_by, named, NEW.confirmed_at)
        OR NOT staff_role_counts(NEW.confirmed_by, named, NEW.confirmed_at)
      ) THEN RAISE EXCEPTION 'a sealed case needs two named persons' USING ERRCODE = 'check_violation'; END IF;
      IF OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at THEN
        RAISE EXCEPTION 'a sealed case is confirmed once' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
}

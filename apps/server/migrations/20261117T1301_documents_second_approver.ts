import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Two reviewers whose roles count, whatever the software says; the owner of the document is neither.
  await sql`
    CREATE FUNCTION document_grant_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    DECLARE
      reviewers CONSTANT text[] := ARRAY['reviewer', 'safety_lead'];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.approved_at IS NOT NULL OR NOT staff_role_counts(NEW.asker_id, reviewers, NEW.asked_at)
        THEN RAISE EXCEPTION 'access to a document is requested by a reviewer whose role counts' USING ERRCODE = 'check_violation'; END IF;
        RETURN NEW;
      END IF;
      IF NEW.approved_at IS DISTINCT FROM OLD.approved_at AND NOT (
        OLD.approved_at IS NULL AND NEW.asker_id = OLD.asker_id AND NEW.document_id = OLD.document_id AND NEW.approver_id IS NOT NULL
        AND staff_role_counts(OLD.asker_id, reviewers, NEW.approved_at)
        AND staff_role_counts(NEW.approver_id, reviewers, NEW.approved_at)
        AND NOT EXISTS (SELECT FROM document WHERE id = OLD.document_id AND owner_id = NEW.approver_id)
      ) THEN RAISE EXCEPTION 'access to a document needs two reviewers whose roles count' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER document_grant_guard BEFORE INSERT OR UPDATE OF approved_at, asker_id, document_id, approver_id ON document_grant
    FOR EACH ROW EXECUTE FUNCTION document_grant_guard()`.execute(db);
}

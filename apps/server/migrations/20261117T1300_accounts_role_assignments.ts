import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member ADD COLUMN staff_role_counts_from timestamptz`.execute(db);
  await sql`
    COMMENT ON COLUMN member.staff_role_counts_from IS 'from when the role counts in two-person rules; null: it does not'`.execute(db);

  await sql`
    CREATE TABLE role_assignment (
      id uuid PRIMARY KEY,
      member_id uuid REFERENCES member ON DELETE SET NULL,
      role text NOT NULL CHECK (role IN ('support', 'reviewer', 'moderator', 'safety_lead', 'auditor', 'administrator')),
      origin text NOT NULL DEFAULT 'proposal' CHECK (origin IN ('proposal', 'first', 'earlier')),
      proposed_by uuid REFERENCES member ON DELETE SET NULL,
      proposed_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      confirmed_by uuid REFERENCES member ON DELETE SET NULL,
      confirmed_at timestamptz,
      counts_from timestamptz,
      ended_by uuid REFERENCES member ON DELETE SET NULL,
      ended_at timestamptz,
      ended_because text CHECK (ended_because IN
        ('declined', 'withdrawn', 'renamed', 'expired', 'proposer_left', 'removed', 'replaced', 'deleted')),
      CHECK (expires_at <= proposed_at + interval '7 days'),
      CHECK (proposed_by <> member_id),
      CHECK (confirmed_by <> member_id),
      CHECK (confirmed_by <> proposed_by),
      CHECK (confirmed_by IS NULL OR confirmed_at IS NOT NULL),
      CHECK (confirmed_at <= expires_at),
      CHECK (CASE origin
        WHEN 'proposal' THEN (counts_from IS NULL) = (confirmed_at IS NULL)
          AND (counts_from IS NULL OR counts_from >= confirmed_at + interval '48 hours')
        WHEN 'first' THEN role = 'administrator' AND confirmed_at IS NOT NULL AND counts_from IS NOT NULL
        ELSE confirmed_at IS NOT NULL AND counts_from IS NULL END),
      CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
      CHECK (ended_because IS NULL OR ended_because = 'deleted'
        OR (confirmed_at IS NOT NULL) = (ended_because IN ('removed', 'replaced')))
    )`.execute(db);
  await sql`
    COMMENT ON TABLE role_assignment IS 'accounts: a role of staff from its proposal to its end'`.execute(db);
  await sql`
    COMMENT ON COLUMN role_assignment.origin IS
    'first: of the first two administrators; earlier: given before two administrators were needed, and counts in no two-person rule'`.execute(
    db,
  );
  await sql`
    CREATE UNIQUE INDEX role_assignment_one_proposal ON role_assignment (member_id)
    WHERE confirmed_at IS NULL AND ended_at IS NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX role_assignment_one_role ON role_assignment (member_id)
    WHERE confirmed_at IS NOT NULL AND ended_at IS NULL`.execute(db);
  for (const column of ['member_id', 'proposed_by', 'confirmed_by', 'ended_by']) {
    await sql`CREATE INDEX ${sql.raw(`role_assignment_${column} ON role_assignment (${column})`)}`.execute(db);
  }

  // The one answer to whether somebody takes part in a two-person rule; every trigger below and in later migrations asks it.
  await sql`
    CREATE FUNCTION staff_role_counts(who uuid, roles text[], at timestamptz) RETURNS boolean
    STABLE LANGUAGE sql SET search_path = public, pg_temp AS $$
      SELECT EXISTS (SELECT FROM member
        WHERE id = who AND state = 'active' AND staff_role = ANY (roles) AND staff_role_counts_from <= at)
    $$`.execute(db);

  // Two administrators, whatever the software says. The owner of the tables is exempt: it appoints the first two, and migrates.
  await sql`
    CREATE FUNCTION role_assignment_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    DECLARE
      administrator CONSTANT text[] := ARRAY['administrator'];
    BEGIN
      IF pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN RETURN NEW; END IF;
      IF TG_OP = 'INSERT' THEN
        IF NEW.origin <> 'proposal' OR NEW.confirmed_at IS NOT NULL OR NEW.ended_at IS NOT NULL OR NEW.member_id IS NULL
          OR NOT staff_role_counts(NEW.proposed_by, administrator, NEW.proposed_at)
        THEN RAISE EXCEPTION 'a role begins as the proposal of an administrator' USING ERRCODE = 'check_violation'; END IF;
        RETURN NEW;
      END IF;
      IF OLD.ended_at IS NOT NULL OR (NEW.id, NEW.member_id, NEW.role, NEW.origin, NEW.proposed_by, NEW.proposed_at, NEW.expires_at)
        IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.role, OLD.origin, OLD.proposed_by, OLD.proposed_at, OLD.expires_at)
        OR (OLD.confirmed_at IS NOT NULL AND (NEW.confirmed_by, NEW.confirmed_at, NEW.counts_from)
          IS DISTINCT FROM (OLD.confirmed_by, OLD.confirmed_at, OLD.counts_from))
      THEN RAISE EXCEPTION 'a role is confirmed once and ended once, and nothing else of it changes' USING ERRCODE = 'check_violation'; END IF;
      IF OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL AND NOT (
        NEW.ended_at IS NULL AND OLD.proposed_by IS NOT NULL AND NEW.confirmed_by IS NOT NULL
        AND staff_role_counts(OLD.proposed_by, administrator, NEW.confirmed_at)
        AND staff_role_counts(NEW.confirmed_by, administrator, NEW.confirmed_at)
      ) THEN RAISE EXCEPTION 'a role needs two administrators whose own roles count' USING ERRCODE = 'check_violation'; END IF;
      IF NEW.ended_because = 'removed' AND (NEW.ended_by = OLD.member_id OR NOT staff_role_counts(NEW.ended_by, administrator, NEW.ended_at))
      THEN RAISE EXCEPTION 'a role is removed by another administrator whose role counts' USING ERRCODE = 'check_violation'; END IF;
      IF NEW.ended_at IS NOT NULL AND OLD.confirmed_at IS NOT NULL AND OLD.role = 'administrator' AND (
        SELECT count(*) FROM member
        WHERE id <> OLD.member_id AND staff_role = 'administrator' AND state = 'active' AND staff_role_counts_from <= NEW.ended_at
      ) < 2 THEN RAISE EXCEPTION 'two other administrators whose roles count must be left' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER role_assignment_guard BEFORE INSERT OR UPDATE ON role_assignment
    FOR EACH ROW EXECUTE FUNCTION role_assignment_guard()`.execute(db);

  // The member's row repeats the role for every call that asks who calls: written here, and nowhere else.
  await sql`
    CREATE FUNCTION role_assignment_to_member() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE member SET (staff_role, staff_role_counts_from) = (
        SELECT max(role), max(counts_from) FROM role_assignment
        WHERE member_id = NEW.member_id AND confirmed_at IS NOT NULL AND ended_at IS NULL)
      WHERE id = NEW.member_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION member_role_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      IF (NEW.staff_role, NEW.staff_role_counts_from) IS DISTINCT FROM (
        SELECT (max(role), max(counts_from)) FROM role_assignment
        WHERE member_id = NEW.id AND confirmed_at IS NOT NULL AND ended_at IS NULL)
      THEN RAISE EXCEPTION 'a role comes from its assignment alone' USING ERRCODE = 'check_violation'; END IF;
      RETURN NEW;
    END $$`.execute(db);

  // Whoever has a role keeps it; who gave it did so alone, so it counts in no two-person rule until it is given anew.
  await sql`
    INSERT INTO role_assignment (id, member_id, role, origin, proposed_at, expires_at, confirmed_at)
    SELECT gen_random_uuid(), id, staff_role, 'earlier', now(), now(), now() FROM member
    WHERE staff_role IS NOT NULL AND state <> 'deleted'`.execute(db);

  await sql`
    CREATE TRIGGER role_assignment_to_member AFTER INSERT OR UPDATE ON role_assignment
    FOR EACH ROW EXECUTE FUNCTION role_assignment_to_member()`.execute(db);
  await sql`
    CREATE TRIGGER member_role_guard_insert BEFORE INSERT ON member
    FOR EACH ROW WHEN (NEW.staff_role IS NOT NULL OR NEW.staff_role_counts_from IS NOT NULL)
    EXECUTE FUNCTION member_role_guard()`.execute(db);
  await sql`
    CREATE TRIGGER member_role_guard_update BEFORE UPDATE OF staff_role, staff_role_counts_from ON member
    FOR EACH ROW WHEN ((NEW.staff_role, NEW.staff_role_counts_from) IS DISTINCT FROM (OLD.staff_role, OLD.staff_role_counts_from))
    EXECUTE FUNCTION member_role_guard()`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE ON role_assignment TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON role_assignment TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT (staff_role_counts_from) ON member TO subrosa_documents`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sealed_naming (
      id uuid PRIMARY KEY,
      place text NOT NULL CHECK (place IN ('first', 'second', 'deputy')),
      person_id uuid REFERENCES member ON DELETE CASCADE,
      reason text NOT NULL CHECK (char_length(reason) BETWEEN 10 AND 500),
      proposed_by uuid REFERENCES member ON DELETE SET NULL,
      proposed_at timestamptz NOT NULL,
      confirmed_by uuid REFERENCES member ON DELETE SET NULL,
      confirmed_at timestamptz,
      CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM proposed_by),
      CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM person_id),
      CHECK (proposed_by IS NULL OR proposed_by IS DISTINCT FROM person_id),
      CHECK (confirmed_by IS NULL OR confirmed_at IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE sealed_naming IS 'sealed: who is to hold a place, proposed by one and confirmed by another'`.execute(db);
  await sql`COMMENT ON COLUMN sealed_naming.person_id IS 'null: the place is to be empty'`.execute(db);
  await sql`CREATE UNIQUE INDEX sealed_naming_one_waits ON sealed_naming (place) WHERE confirmed_at IS NULL`.execute(db);
  for (const column of ['person_id', 'proposed_by', 'confirmed_by']) {
    await sql`CREATE INDEX ${sql.raw(`sealed_naming_${column} ON sealed_naming (${column})`)}`.execute(db);
  }

  // The place is the key: two and a deputy, and nobody twice.
  await sql`
    CREATE TABLE sealed_person (
      place text PRIMARY KEY CHECK (place IN ('first', 'second', 'deputy')),
      member_id uuid NOT NULL UNIQUE REFERENCES member ON DELETE CASCADE,
      naming_id uuid NOT NULL REFERENCES sealed_naming ON DELETE CASCADE
    )`.execute(db);
  await sql`COMMENT ON TABLE sealed_person IS 'sealed: who handles sealed cases now, two and a deputy'`.execute(db);
  await sql`CREATE INDEX sealed_person_naming ON sealed_person (naming_id)`.execute(db);

  await sql`
    CREATE TABLE sealed_case (
      case_id uuid PRIMARY KEY REFERENCES moderation_case,
      source text NOT NULL CHECK (source IN ('upload', 'report')),
      list text,
      distance smallint CHECK (distance BETWEEN 0 AND 256),
      sanction_id uuid REFERENCES sanction ON DELETE SET NULL,
      preserved_at timestamptz,
      verdict text CHECK (verdict IN ('report', 'dismiss')),
      incident text CHECK (incident IN ('material', 'enticement')),
      note bytea,
      prepared_by uuid REFERENCES member ON DELETE SET NULL,
      prepared_at timestamptz,
      confirmed_by uuid REFERENCES member ON DELETE SET NULL,
      confirmed_at timestamptz,
      CHECK ((verdict IS NULL) = (prepared_at IS NULL)),
      CHECK (verdict IS DISTINCT FROM 'report' OR incident IS NOT NULL),
      CHECK (prepared_by IS NULL OR prepared_at IS NOT NULL),
      CHECK (confirmed_by IS NULL OR confirmed_by IS DISTINCT FROM prepared_by),
      CHECK (confirmed_at IS NULL OR prepared_at IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE sealed_case IS 'sealed: what the named persons decide about, one preparing and another confirming'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN sealed_case.note IS 'to the agency, sealed'`.execute(db);
  for (const column of ['sanction_id', 'prepared_by', 'confirmed_by']) {
    await sql`CREATE INDEX ${sql.raw(`sealed_case_${column} ON sealed_case (${column})`)}`.execute(db);
  }
  // Two persons, whatever the software says: who confirms is named at that moment, and not who prepared.
  await sql`
    CREATE FUNCTION sealed_case_two_persons() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.confirmed_at IS NOT NULL AND OLD.confirmed_at IS NULL AND (
        NEW.confirmed_by IS NULL OR OLD.prepared_by IS NULL OR NEW.prepared_by IS DISTINCT FROM OLD.prepared_by
        OR NEW.confirmed_by = OLD.prepared_by
        OR (SELECT count(*) FROM sealed_person WHERE member_id IN (NEW.confirmed_by, OLD.prepared_by)) <> 2
      ) THEN RAISE EXCEPTION 'a sealed case needs two named persons' USING ERRCODE = 'check_violation'; END IF;
      IF OLD.confirmed_at IS NOT NULL AND NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at THEN
        RAISE EXCEPTION 'a sealed case is confirmed once' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER sealed_case_two_persons BEFORE UPDATE ON sealed_case
    FOR EACH ROW EXECUTE FUNCTION sealed_case_two_persons()`.execute(db);

  await sql`
    CREATE TABLE sealed_report (
      case_id uuid PRIMARY KEY REFERENCES sealed_case,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'acknowledged', 'rejected')),
      number text CHECK (char_length(number) <= 40),
      is_whole boolean NOT NULL DEFAULT false,
      attempts integer NOT NULL DEFAULT 0,
      claimed_until timestamptz,
      problem text CHECK (char_length(problem) <= 200),
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      alarmed_at timestamptz,
      acknowledged_at timestamptz,
      CHECK ((state = 'acknowledged') = (acknowledged_at IS NOT NULL)),
      CHECK (state <> 'acknowledged' OR number IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE sealed_report IS 'sealed: what the agency is told, and the number that it gave'`.execute(db);
  await sql`COMMENT ON COLUMN sealed_report.is_whole IS 'every file is with the agency: only finishing is left'`.execute(db);
  await sql`COMMENT ON COLUMN sealed_report.claimed_until IS 'somebody sends it just now: two at once would tell the agency twice'`.execute(
    db,
  );
  await sql`CREATE INDEX sealed_report_unacknowledged ON sealed_report (due_at) WHERE state <> 'acknowledged'`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE ON sealed_naming, sealed_case TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON sealed_person TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON sealed_report TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE (preserved_at, sanction_id) ON sealed_case TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON sealed_person TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT (case_id, state, number) ON sealed_report TO subrosa_documents`.execute(db);
}

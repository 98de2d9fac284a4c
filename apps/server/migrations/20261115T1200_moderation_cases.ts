import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE moderation_case (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('media_review', 'media_match', 'media_objection', 'profile_text')),
      subject_kind text NOT NULL CHECK (subject_kind IN ('media', 'profile')),
      subject_id uuid NOT NULL,
      member_id uuid REFERENCES member ON DELETE SET NULL,
      reporter_id uuid REFERENCES member ON DELETE SET NULL,
      priority smallint NOT NULL CHECK (priority BETWEEN 0 AND 9),
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
      opened_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      assignee_id uuid REFERENCES member ON DELETE SET NULL,
      assigned_at timestamptz,
      decision text CHECK (decision IN ('approve', 'reject', 'remove', 'dismiss')),
      reason text,
      note text CHECK (char_length(note) <= 1000),
      decided_by uuid REFERENCES member ON DELETE SET NULL,
      decided_at timestamptz,
      CHECK ((state = 'decided') = (decision IS NOT NULL)),
      CHECK ((state = 'decided') = (decided_at IS NOT NULL)),
      CHECK (decision IS NULL OR decision IN ('approve', 'dismiss') OR reason IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE moderation_case IS 'moderation: everything that a person of staff has to decide, with its clock'`.execute(db);
  // Asked for twice, by a retry or by two tabs, it is one case.
  await sql`CREATE UNIQUE INDEX moderation_case_one_open ON moderation_case (kind, subject_id) WHERE state = 'open'`.execute(db);
  await sql`CREATE INDEX moderation_case_queue ON moderation_case (priority DESC, due_at, id) WHERE state = 'open'`.execute(db);
  await sql`CREATE INDEX moderation_case_decided ON moderation_case (decided_at DESC, id DESC) WHERE state = 'decided'`.execute(db);
  await sql`CREATE INDEX moderation_case_subject ON moderation_case (subject_id)`.execute(db);
  for (const column of ['member_id', 'reporter_id', 'assignee_id', 'decided_by']) {
    await sql`CREATE INDEX ${sql.raw(`moderation_case_${column} ON moderation_case (${column})`)}`.execute(db);
  }

  await sql`
    CREATE TABLE moderation_event (
      id uuid PRIMARY KEY,
      case_id uuid NOT NULL REFERENCES moderation_case,
      at timestamptz NOT NULL,
      kind text NOT NULL CHECK (kind IN ('opened', 'taken', 'released', 'looked', 'noted', 'decided')),
      actor_id uuid,
      detail jsonb NOT NULL DEFAULT '{}'
    )`.execute(db);
  await sql`COMMENT ON TABLE moderation_event IS 'moderation: what happened to a case; rows are only ever added'`.execute(db);
  await sql`CREATE INDEX moderation_event_case ON moderation_event (case_id, at, id)`.execute(db);
  await sql`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$`.execute(db);
  await sql`
    CREATE TRIGGER moderation_event_append_only BEFORE UPDATE OR DELETE ON moderation_event
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`.execute(db);
  await sql`
    CREATE TRIGGER moderation_event_no_truncate BEFORE TRUNCATE ON moderation_event
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`.execute(db);

  await sql`
    CREATE TABLE subject_status (
      subject_id uuid PRIMARY KEY,
      subject_kind text NOT NULL,
      status text NOT NULL CHECK (status IN ('under_review', 'approved', 'rejected', 'removed')),
      case_id uuid NOT NULL REFERENCES moderation_case,
      changed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE subject_status IS 'moderation: how the last decision left a thing; made from the events'`.execute(db);

  await sql`
    CREATE TABLE prohibited_word (
      word text PRIMARY KEY CHECK (char_length(word) BETWEEN 2 AND 80),
      added_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`COMMENT ON TABLE prohibited_word IS 'moderation: words that no text of a member may hold'`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE ON moderation_case, subject_status TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT ON moderation_event TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT ON prohibited_word TO subrosa_api, subrosa_worker`.execute(db);
}

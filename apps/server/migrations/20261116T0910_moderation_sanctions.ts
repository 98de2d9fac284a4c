import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE moderation_case ADD COLUMN alarms smallint NOT NULL DEFAULT 0, ADD COLUMN next_alarm_at timestamptz`.execute(db);
  await sql`UPDATE moderation_case SET next_alarm_at = due_at WHERE state = 'open'`.execute(db);
  await sql`CREATE INDEX moderation_case_alarm ON moderation_case (next_alarm_at) WHERE state = 'open' AND next_alarm_at IS NOT NULL`.execute(
    db,
  );
  await sql`ALTER TABLE moderation_event DROP CONSTRAINT moderation_event_kind_check`.execute(db);
  await sql`
    ALTER TABLE moderation_event ADD CONSTRAINT moderation_event_kind_check
    CHECK (kind IN ('opened', 'taken', 'released', 'looked', 'noted', 'decided', 'alarmed', 'revealed'))`.execute(db);

  await sql`
    CREATE TABLE sanction (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      case_id uuid NOT NULL REFERENCES moderation_case,
      kind text NOT NULL CHECK (kind IN ('warning', 'strike', 'suspension', 'ban')),
      reason text NOT NULL,
      given_at timestamptz NOT NULL,
      until timestamptz CHECK (until > given_at),
      state_before text CHECK (state_before IN ('pending', 'active')),
      lifted_at timestamptz,
      lifted_because text CHECK (lifted_because IN ('over', 'overturned')),
      CHECK ((lifted_at IS NULL) = (lifted_because IS NULL)),
      CHECK (kind <> 'strike' OR until IS NOT NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE sanction IS 'moderation: what a decision did to a member besides the thing itself'`.execute(db);
  await sql`CREATE INDEX sanction_member ON sanction (member_id)`.execute(db);
  await sql`CREATE INDEX sanction_case ON sanction (case_id)`.execute(db);
  await sql`CREATE INDEX sanction_until ON sanction (until) WHERE lifted_at IS NULL AND until IS NOT NULL`.execute(db);

  await sql`
    CREATE TABLE banned_trait (
      kind text NOT NULL CHECK (kind IN ('email', 'phone', 'document')),
      hash bytea NOT NULL CHECK (octet_length(hash) = 32),
      sanction_id uuid NOT NULL,
      PRIMARY KEY (kind, hash, sanction_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE banned_trait IS 'moderation: keyed hashes by which somebody who was banned is known again; they outlive the account'`.execute(
    db,
  );
  await sql`CREATE INDEX banned_trait_sanction ON banned_trait (sanction_id)`.execute(db);

  await sql`
    CREATE TABLE statement (
      id uuid PRIMARY KEY,
      case_id uuid NOT NULL UNIQUE REFERENCES moderation_case,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reason text NOT NULL,
      sanction_id uuid REFERENCES sanction ON DELETE SET NULL,
      made_at timestamptz NOT NULL,
      appeal_until timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE statement IS 'moderation: what a member is told of a decision that went against them'`.execute(db);
  await sql`CREATE INDEX statement_member ON statement (member_id, made_at DESC, id)`.execute(db);
  await sql`CREATE INDEX statement_sanction ON statement (sanction_id)`.execute(db);

  await sql`
    CREATE TABLE appeal (
      statement_id uuid PRIMARY KEY REFERENCES statement ON DELETE CASCADE,
      case_id uuid NOT NULL UNIQUE REFERENCES moderation_case,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
      filed_at timestamptz NOT NULL,
      outcome text CHECK (outcome IN ('overturned', 'upheld')),
      answered_at timestamptz,
      CHECK ((outcome IS NULL) = (answered_at IS NULL))
    )`.execute(db);
  await sql`COMMENT ON TABLE appeal IS 'moderation: what a member has to say against a decision, once'`.execute(db);

  await sql`
    CREATE TABLE member_reveal (
      id uuid PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      case_id uuid NOT NULL REFERENCES moderation_case,
      revealed_at timestamptz NOT NULL,
      until timestamptz NOT NULL CHECK (until > revealed_at)
    )`.execute(db);
  await sql`COMMENT ON TABLE member_reveal IS 'moderation: to whom of staff a member is known by name, and for how long'`.execute(db);
  await sql`CREATE INDEX member_reveal_staff ON member_reveal (staff_id, member_id, until)`.execute(db);
  await sql`CREATE INDEX member_reveal_member ON member_reveal (member_id)`.execute(db);
  await sql`CREATE INDEX member_reveal_case ON member_reveal (case_id)`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE ON sanction, statement, appeal TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON banned_trait TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT ON member_reveal TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON member_reveal TO subrosa_worker`.execute(db);
}

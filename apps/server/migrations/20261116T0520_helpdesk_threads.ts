import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE helpdesk_thread (
      member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
      newest bigint NOT NULL DEFAULT 0 CHECK (newest >= 0),
      read_upto bigint NOT NULL DEFAULT 0,
      last_at timestamptz NOT NULL,
      waiting_since timestamptz
    )`.execute(db);
  await sql`COMMENT ON TABLE helpdesk_thread IS 'helpdesk: one conversation of each member with staff; since when it waits for an answer'`.execute(
    db,
  );
  await sql`CREATE INDEX helpdesk_thread_waiting ON helpdesk_thread (waiting_since, member_id) WHERE waiting_since IS NOT NULL`.execute(db);
  await sql`CREATE INDEX helpdesk_thread_last ON helpdesk_thread (last_at DESC, member_id DESC)`.execute(db);
  await sql`
    CREATE TABLE helpdesk_message (
      member_id uuid NOT NULL REFERENCES helpdesk_thread ON DELETE CASCADE,
      sequence bigint NOT NULL CHECK (sequence > 0),
      id uuid NOT NULL,
      staff_id uuid REFERENCES member ON DELETE SET NULL,
      by_staff boolean NOT NULL,
      text bytea NOT NULL,
      sent_at timestamptz NOT NULL,
      PRIMARY KEY (member_id, sequence),
      UNIQUE (member_id, id)
    )`.execute(db);
  await sql`COMMENT ON TABLE helpdesk_message IS 'helpdesk: what was said, sealed at rest'`.execute(db);
  await sql`CREATE INDEX helpdesk_message_staff ON helpdesk_message (staff_id)`.execute(db);
  await sql`
    CREATE TABLE helpdesk_event (
      id uuid PRIMARY KEY,
      member_id uuid NOT NULL REFERENCES helpdesk_thread ON DELETE CASCADE,
      staff_id uuid REFERENCES member ON DELETE SET NULL,
      kind text NOT NULL CHECK (kind IN ('looked', 'answered', 'settled')),
      at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE helpdesk_event IS 'helpdesk: who of staff looked, answered or settled, and when; nothing is changed or removed'`.execute(
    db,
  );
  await sql`CREATE INDEX helpdesk_event_of ON helpdesk_event (member_id, staff_id, at DESC)`.execute(db);
  await sql`CREATE INDEX helpdesk_event_staff ON helpdesk_event (staff_id)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON helpdesk_thread TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON helpdesk_message, helpdesk_event TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON helpdesk_thread, helpdesk_message, helpdesk_event TO subrosa_worker`.execute(db);
}

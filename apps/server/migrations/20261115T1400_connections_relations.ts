import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Two rows a connection, one from each side: a member's list is one range of one index.
  await sql`
    CREATE TABLE connection (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      other_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('asked', 'asking', 'connected')),
      since timestamptz NOT NULL,
      PRIMARY KEY (member_id, other_id),
      CHECK (member_id <> other_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE connection IS 'connections: who knows whom, once from each side; asked waits for the member, asking for the other'`.execute(
    db,
  );
  await sql`CREATE INDEX connection_list ON connection (member_id, state, since DESC, other_id)`.execute(db);
  await sql`CREATE INDEX connection_other ON connection (other_id)`.execute(db);

  await sql`
    CREATE TABLE block (
      blocker_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      blocked_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      at timestamptz NOT NULL,
      PRIMARY KEY (blocker_id, blocked_id),
      CHECK (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE block IS 'connections: who does not want to meet whom; neither side sees the other'`.execute(db);
  await sql`CREATE INDEX block_blocked ON block (blocked_id, blocker_id)`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON connection, block TO subrosa_api, subrosa_worker`.execute(db);
}

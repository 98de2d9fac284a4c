import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lists mix states and go by time; a state alone is found by the key, which holds it.
  await sql`CREATE INDEX connection_recent ON connection (member_id, since DESC, other_id DESC) INCLUDE (state)`.execute(db);
  await sql`DROP INDEX connection_list`.execute(db);

  // Who may read payment accounts is chosen among connections, and ends with the connection, in the same moment.
  await sql`
    DELETE FROM payment_reader r
    WHERE NOT EXISTS (SELECT FROM connection c WHERE c.member_id = r.member_id AND c.other_id = r.reader_id)`.execute(db);
  await sql`
    ALTER TABLE payment_reader ADD CONSTRAINT payment_reader_connection
    FOREIGN KEY (member_id, reader_id) REFERENCES connection (member_id, other_id) ON DELETE CASCADE`.execute(db);

  await sql`
    CREATE TABLE connection_request (
      asker_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      asked_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      asked_at timestamptz NOT NULL,
      note text CHECK (char_length(note) BETWEEN 1 AND 300),
      declined_at timestamptz,
      PRIMARY KEY (asker_id, asked_id),
      CHECK (asker_id <> asked_id),
      CHECK (declined_at IS NULL OR note IS NULL)
    )`.execute(db);
  await sql`COMMENT ON TABLE connection_request IS 'connections: who asked whom last, with the words that wait to be read; a no is kept for a month'`.execute(
    db,
  );
  await sql`CREATE INDEX connection_request_day ON connection_request (asker_id, asked_at)`.execute(db);
  await sql`CREATE INDEX connection_request_asked ON connection_request (asked_id)`.execute(db);

  await sql`
    CREATE TABLE endorsement (
      id uuid PRIMARY KEY,
      author_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      recipient_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
      written_at timestamptz NOT NULL,
      approved_at timestamptz,
      UNIQUE (author_id, recipient_id),
      CHECK (author_id <> recipient_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE endorsement IS 'connections: what a member wrote about a connection; shown once that one approved it'`.execute(
    db,
  );
  await sql`CREATE INDEX endorsement_list ON endorsement (recipient_id, written_at DESC, id DESC)`.execute(db);

  await sql`
    CREATE TABLE member_report (
      id uuid PRIMARY KEY,
      case_id uuid NOT NULL REFERENCES moderation_case,
      reporter_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reported_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      reason text NOT NULL,
      text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
      at timestamptz NOT NULL,
      CHECK (reporter_id <> reported_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE member_report IS 'connections: what members tell staff about each other; goes with either of them'`.execute(
    db,
  );
  await sql`CREATE INDEX member_report_by ON member_report (reporter_id, reported_id, at DESC)`.execute(db);
  await sql`CREATE INDEX member_report_about ON member_report (reported_id)`.execute(db);
  await sql`CREATE INDEX member_report_case ON member_report (case_id, at)`.execute(db);
  await sql`
    ALTER TABLE moderation_case DROP CONSTRAINT moderation_case_kind_check, DROP CONSTRAINT moderation_case_subject_kind_check,
      ADD CONSTRAINT moderation_case_kind_check CHECK (kind IN ('media_review', 'media_match', 'media_objection', 'member_report', 'profile_text')),
      ADD CONSTRAINT moderation_case_subject_kind_check CHECK (subject_kind IN ('media', 'profile', 'report'))`.execute(db);

  await sql`
    CREATE TABLE favourite_member (
      member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      favourite_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
      since timestamptz NOT NULL,
      PRIMARY KEY (member_id, favourite_id),
      CHECK (member_id <> favourite_id)
    )`.execute(db);
  await sql`COMMENT ON TABLE favourite_member IS 'favourites: whom a member keeps among their favourites'`.execute(db);
  await sql`CREATE INDEX favourite_member_list ON favourite_member (member_id, since DESC, favourite_id DESC)`.execute(db);
  await sql`CREATE INDEX favourite_member_of ON favourite_member (favourite_id)`.execute(db);

  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON connection_request, endorsement TO subrosa_api, subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON favourite_member TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, INSERT ON member_report TO subrosa_api`.execute(db);
  await sql`GRANT SELECT ON favourite_member, member_report TO subrosa_worker`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The api may ask for a job but can neither read nor change the queue.
  await sql`
    CREATE FUNCTION enqueue_job(task text, payload json, job_key text DEFAULT NULL, run_at timestamptz DEFAULT NULL)
    RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = graphile_worker, pg_temp AS $$
      SELECT graphile_worker.add_job(
        identifier => task, payload => payload, job_key => job_key, run_at => run_at)
    $$`.execute(db);
  await sql`REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION enqueue_job TO subrosa_api, subrosa_realtime, subrosa_worker`.execute(db);

  await sql`
    CREATE TABLE idempotency_key (
      scope text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      reply text,
      reply_version integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (scope, key)
    )`.execute(db);
  await sql`COMMENT ON TABLE idempotency_key IS 'platform: answers of writing calls, kept a day so that a repeated call has one effect'`.execute(
    db,
  );
  await sql`CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE ON idempotency_key TO subrosa_api`.execute(db);
  await sql`GRANT SELECT, DELETE ON idempotency_key TO subrosa_worker`.execute(db);

  await sql`
    CREATE TABLE handled_event (
      event_id uuid NOT NULL,
      reaction text NOT NULL,
      handled_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, reaction)
    )`.execute(db);
  await sql`COMMENT ON TABLE handled_event IS 'platform: which reactions have run for which event; written in the reaction''s own transaction'`.execute(
    db,
  );
  await sql`CREATE INDEX handled_event_handled_at ON handled_event (handled_at)`.execute(db);
  await sql`GRANT SELECT, INSERT, DELETE ON handled_event TO subrosa_worker`.execute(db);

  await sql`
    CREATE TABLE worker_heartbeat (
      pool_id text PRIMARY KEY,
      seen_at timestamptz NOT NULL
    )`.execute(db);
  await sql`COMMENT ON TABLE worker_heartbeat IS 'platform: living worker processes, by the id under which they lock jobs'`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON worker_heartbeat TO subrosa_worker`.execute(db);
}

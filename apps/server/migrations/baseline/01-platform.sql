CREATE TABLE idempotency_key (
  scope text,
  key text,
  request_hash text NOT NULL,
  reply text,
  reply_version integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
COMMENT ON TABLE idempotency_key IS 'platform: responses of write requests, kept for a day, so that a repeated request has one effect';
CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_key TO subrosa_api;
GRANT SELECT, DELETE ON idempotency_key TO subrosa_worker;

CREATE TABLE handled_event (
  event_id uuid,
  reaction text,
  handled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (event_id, reaction)
);
COMMENT ON TABLE handled_event IS 'platform: the reactions that have run for an event; written in the transaction of the reaction';
CREATE INDEX handled_event_handled_at ON handled_event (handled_at);
GRANT SELECT, INSERT, DELETE ON handled_event TO subrosa_worker;

CREATE TABLE worker_heartbeat (
  pool_id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
COMMENT ON TABLE worker_heartbeat IS 'platform: running worker processes, by the id with which they lock jobs';
GRANT SELECT, INSERT, UPDATE, DELETE ON worker_heartbeat TO subrosa_worker;

-- Processes may enqueue a job, but only the worker can read or change the queue.
CREATE FUNCTION enqueue_job(task text, payload json, job_key text DEFAULT NULL, run_at timestamptz DEFAULT NULL)
RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = graphile_worker, pg_temp AS $$
  SELECT graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at)
$$;
REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_job TO subrosa_api, subrosa_realtime, subrosa_worker;

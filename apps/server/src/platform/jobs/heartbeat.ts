import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const BEAT_MS = 5000;
const STALE_SECONDS = 30;

export interface Heartbeat {
  stop(): Promise<void>;
}

interface HeartbeatOptions {
  db: Db;
  poolId: string;
  /** Ids of the jobs that this process runs. */
  running: ReadonlySet<string>;
  log: Log;
  metrics: Metrics;
}

/**
 * graphile-worker frees the jobs of a killed worker only after four hours. Therefore each process records a heartbeat every
 * five seconds and unlocks jobs of workers without one in the last thirty. It also unlocks jobs in its own name that it does
 * not run: they were assigned while the connection was lost.
 */
export async function startHeartbeat({ db, poolId, running, log, metrics }: HeartbeatOptions): Promise<Heartbeat> {
  async function beat(): Promise<void> {
    await db
      .insertInto('worker_heartbeat')
      .values({ pool_id: poolId, seen_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('pool_id').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute();
    const released = (await releaseOrphans(db)) + (await releaseUnheard(db, poolId, [...running]));
    if (released > 0) {
      metrics.jobsReleased.inc(released);
      log.warn({ released }, 'took back the jobs of a dead worker');
    }
    const { waiting, givenUp } = await getQueueState(db);
    metrics.jobsWaiting.set(waiting);
    metrics.jobsFailedPermanently.set(givenUp);
  }

  await beat();
  const timer = setInterval(() => void beat().catch((error: unknown) => log.error({ err: error }, 'heartbeat failed')), BEAT_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await db.deleteFrom('worker_heartbeat').where('pool_id', '=', poolId).execute();
    },
  };
}

/** Unlocks every job that was locked over half a minute ago by a worker without a heartbeat. */
async function releaseOrphans(db: Db): Promise<number> {
  await db
    .deleteFrom('worker_heartbeat')
    .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${STALE_SECONDS})`)
    .execute();
  const { rows } = await sql<{ released: number }>`
    WITH orphan AS (
      SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
      WHERE locked_at < now() - make_interval(secs => ${STALE_SECONDS})
        AND locked_by NOT IN (SELECT pool_id FROM worker_heartbeat)
    ), counted AS (
      SELECT count(*)::int AS released FROM graphile_worker._private_jobs WHERE locked_by IN (SELECT locked_by FROM orphan)
    )
    SELECT released FROM counted,
      LATERAL (SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM orphan) AS unlocked
    WHERE released > 0`.execute(db);
  return rows[0]?.released ?? 0;
}

async function getQueueState(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts AND locked_at IS NULL AND run_at < now())), 0)::float
        AS waiting,
      count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS "givenUp"
    FROM graphile_worker._private_jobs`.execute(db);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}

/** Unlocks jobs that were locked over half a minute ago in the name of this worker and that it does not run. */
async function releaseUnheard(db: Db, poolId: string, running: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
    WHERE locked_by = ${poolId} AND locked_at < now() - make_interval(secs => ${STALE_SECONDS}) AND id <> ALL (${running}::bigint[])`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

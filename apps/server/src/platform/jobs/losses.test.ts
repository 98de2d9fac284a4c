import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/support/test-api.ts';
import { freePort } from '../../../test/support/processes.ts';
import { databaseUrl } from '../config/config.ts';
import { createPool } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { startHeartbeat } from './heartbeat.ts';
import { patientPool } from './retrying-pool.ts';

const testDb = useDatabase();
const STARTING = { code: '57P03' };

function aPool(port?: number) {
  const url = new URL(databaseUrl(testDb.config, 'owner'));
  if (port) url.port = String(port);
  return createPool({ url: url.href, name: 'test', size: 2 });
}

it('patientPool reports a connection that breaks during a query as temporary', async () => {
  const pool = aPool();
  const client = await patientPool(pool).connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const query = client.query('SELECT pg_sleep(20)');
  const rejection = expect(query).rejects.toMatchObject(STARTING);
  await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(testDb.db);
  await rejection;
  client.release(true);
  await pool.end();
});

it('patientPool reports an unreachable PostgreSQL as temporary, and an SQL error unchanged', async () => {
  const nowhere = aPool(await freePort());
  await expect(patientPool(nowhere).connect()).rejects.toMatchObject(STARTING);
  await nowhere.end();
  const pool = aPool();
  const client = await patientPool(pool).connect();
  await expect(client.query('SELECT nothing_of_that_name')).rejects.toMatchObject({ code: '42703' });
  client.release();
  await pool.end();
});

it('startHeartbeat unlocks jobs in its own name that it does not run', async () => {
  const aJob = async () => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM graphile_worker.add_job('none', '{}')`.execute(testDb.db);
    const id = rows[0]?.id ?? '';
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = 'own', locked_at = now() - interval '1 minute' WHERE id = ${id}`.execute(
      testDb.db,
    );
    return id;
  };
  const [lostJob, runningJob] = [await aJob(), await aJob()];
  const [log, metrics] = [createLog(testDb.config, 'test'), createMetrics('test')];
  const heartbeat = await startHeartbeat({ db: testDb.db, poolId: 'own', running: new Set([runningJob]), log, metrics });
  await heartbeat.stop();
  const { rows } = await sql<{ id: string }>`SELECT id FROM graphile_worker._private_jobs WHERE locked_by = 'own'`.execute(testDb.db);
  expect(rows.map(({ id }) => id)).toEqual([runningJob]);
  expect(lostJob).not.toBe(runningJob);
});

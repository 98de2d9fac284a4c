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

it('tells a connection that breaks in the middle as one that is worth another try', async () => {
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

it('tells a PostgreSQL that is not there in the same way, and a wrong question as it is', async () => {
  const nowhere = aPool(await freePort());
  await expect(patientPool(nowhere).connect()).rejects.toMatchObject(STARTING);
  await nowhere.end();
  const pool = aPool();
  const client = await patientPool(pool).connect();
  await expect(client.query('SELECT nothing_of_that_name')).rejects.toMatchObject({ code: '42703' });
  client.release();
  await pool.end();
});

it('gives back a job that was locked in its name and that it never heard of, not one that it has at hand', async () => {
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

import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { mailsTo } from '../../../test/support/mailbox.ts';
import { end, spawnProcess } from '../../../test/support/processes.ts';
import { systemClock } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { emit } from './emit.ts';

const EVENTS = 1000;
const testDb = useDatabase();
const supportEmail = `support-${newId()}@subrosa.example`;
const running: ChildProcess[] = [];

function startWorker(): ChildProcess {
  const worker = spawnProcess('../test/support/counting-worker.ts', testDb.config, {
    SUPPORT_EMAIL: supportEmail,
    WORKER_CONCURRENCY: '4',
  });
  running.push(worker);
  return worker;
}

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(testDb.db)).rows[0]?.count ?? 0;
}

const waitingJobs = () => count(sql`SELECT count(*)::int AS count FROM graphile_worker._private_jobs`);
const effects = () => count(sql`SELECT count(*)::int AS count FROM effect`);
const distinctEffects = () => count(sql`SELECT count(DISTINCT message_id)::int AS count FROM effect`);
const lockedJobs = () => count(sql`SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`);

beforeAll(async () => {
  await sql`CREATE TABLE effect (message_id uuid NOT NULL)`.execute(testDb.db);
  await sql`GRANT INSERT ON effect TO subrosa_worker`.execute(testDb.db);
});

afterAll(async () => {
  for (const worker of running) await end(worker, 'SIGKILL');
});

describe('a worker that is killed in the middle of 1,000 jobs', () => {
  it('loses no job and repeats no effect; the queue is empty within 90 s of a restart', async () => {
    const messages = Array.from({ length: EVENTS }, newId);
    await transaction(testDb.db, async (tx) => {
      for (const messageId of messages) await emit(tx, systemClock, 'support.messageReceived', { messageId });
    });

    const first = startWorker();
    await eventually(async () => (await effects()) >= 150, 60_000, '150 effects');
    await end(first, 'SIGKILL');
    const done = await effects();
    expect(done).toBeLessThan(EVENTS);
    expect(await lockedJobs()).toBeGreaterThan(0);

    const restarted = performance.now();
    const second = startWorker();
    await eventually(async () => (await waitingJobs()) === 0, 90_000, 'an empty queue');
    const seconds = (performance.now() - restarted) / 1000;
    await end(second, 'SIGTERM');
    expect(second.exitCode).toBe(0);

    const mails = await mailsTo(supportEmail);
    const messageIds = new Set(mails.map(({ headers }) => headers['message-id']));
    process.stdout.write(
      `killed after ${done} effects; the rest took ${seconds.toFixed(1)} s; ${mails.length} mails, ${messageIds.size} Message-IDs\n`,
    );
    expect([await effects(), await distinctEffects()]).toEqual([EVENTS, EVENTS]);
    expect(messageIds.size).toBe(EVENTS);
  });
});

describe('a worker that receives SIGTERM', () => {
  it('finishes its running jobs and leaves none locked', async () => {
    await transaction(testDb.db, async (tx) => {
      for (let number = 0; number < 200; number += 1) await emit(tx, systemClock, 'support.messageReceived', { messageId: newId() });
    });
    const before = await effects();
    const worker = startWorker();
    await eventually(async () => (await effects()) > before, 30_000, 'a first effect');
    await end(worker, 'SIGTERM');
    expect(worker.exitCode).toBe(0);
    expect(await lockedJobs()).toBe(0);
    expect(await count(sql`SELECT count(*)::int AS count FROM worker_heartbeat`)).toBe(0);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../app/platforms.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { systemClock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { emit, EVENT_TASK } from './emit.ts';
import { reaction, reactionTasks } from './reaction.ts';
import { startWorker } from './worker.ts';

const testDb = useDatabase();

const jobs = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM graphile_worker._private_jobs`.execute(testDb.db);
  return rows[0]?.count ?? 0;
};

// The worker may write to few tables; this one shows whether a transaction was committed.
async function leaveMark(tx: Tx, event_id: string): Promise<void> {
  await tx.insertInto('handled_event').values({ event_id, reaction: 'mark' }).execute();
}

const isMarked = async (id: string) =>
  (await testDb.db.selectFrom('handled_event').selectAll().where('event_id', '=', id).where('reaction', '=', 'mark').execute()).length ===
  1;

describe('emit', () => {
  it('enqueues nothing when its transaction is rolled back', async () => {
    const before = await jobs();
    const attempt = transaction(testDb.db, async (tx) => {
      await emit(tx, systemClock, 'support.messageReceived', { messageId: newId() });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await jobs()).toBe(before);
  });
});

describe('reactionTasks', () => {
  it('runs once for an event that is delivered twice', async () => {
    const platform = await openWorkerPlatform(testDb.config);
    const event = { id: newId(), name: 'support.messageReceived', at: '', data: { messageId: newId() } };
    let runs = 0;
    const tasks = reactionTasks([reaction('support.messageReceived', 'count', async () => void (runs += 1))], platform);
    await tasks['reaction']?.({ reaction: 'count', event });
    await tasks['reaction']?.({ reaction: 'count', event });
    expect(runs).toBe(1);
    await platform.close();
  });

  it('rolls back a failed reaction, retries it, and runs afterCommit only after the commit', async () => {
    const platform = await openWorkerPlatform(testDb.config);
    const id = newId();
    let attempts = 0;
    let announced = 0;
    const tasks = reactionTasks(
      [
        reaction('support.newsletterUnsubscribed', 'stumble', async ({ tx, afterCommit }) => {
          attempts += 1;
          await leaveMark(tx, id);
          afterCommit(() => void (announced += 1));
          if (attempts === 1) throw new Error('stumbled');
        }),
      ],
      platform,
    );
    const job = { reaction: 'stumble', event: { id: newId(), name: 'support.newsletterUnsubscribed', at: '', data: {} } };
    await expect(tasks['reaction']?.(job)).rejects.toThrow('stumbled');
    expect([await isMarked(id), announced]).toEqual([false, 0]);
    await tasks['reaction']?.(job);
    expect([await isMarked(id), announced]).toEqual([true, 1]);
    await platform.close();
  });

  it('runs both reactions to a committed event in a running worker', async () => {
    const platform = await openWorkerPlatform(testDb.config);
    const received: string[] = [];
    const tasks = reactionTasks(
      [
        reaction('support.newsletterSubscribed', 'first', async ({ event }) => void received.push(`first ${event.data.subscriberId}`)),
        reaction('support.newsletterSubscribed', 'second', async ({ event }) => void received.push(`second ${event.data.subscriberId}`)),
        reaction('support.newsletterUnsubscribed', 'deaf', async () => void received.push('deaf')),
      ],
      platform,
    );
    expect(Object.keys(tasks)).toContain(EVENT_TASK);
    const worker = await startWorker({ platform, pool: platform.pool, tasks, cron: [] });
    await transaction(testDb.db, (tx) => emit(tx, systemClock, 'support.newsletterSubscribed', { subscriberId: 'iris' }));
    await eventually(async () => received.length === 2, 10_000, 'both reactions');
    expect(received.toSorted()).toEqual(['first iris', 'second iris']);
    await worker.stop();
    await platform.close();
  });
});

describe('enqueue_job', () => {
  it('allows the api to enqueue jobs but not to read the queue', async () => {
    const { rows } = await sql<{ may: boolean; read: boolean }>`
      SELECT has_function_privilege('subrosa_api', 'enqueue_job(text, json, text, timestamptz)', 'execute') AS may,
             has_schema_privilege('subrosa_api', 'graphile_worker', 'usage') AS read`.execute(testDb.db);
    expect(rows[0]).toEqual({ may: true, read: false });
  });
});

import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { anEntry } from '../../../../test/support/calendar.ts';
import { manyMembers } from '../../../../test/support/many-members.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { end, spawnProcess } from '../../../../test/support/processes.ts';
import { KYIV } from '../../../../test/support/profiles.ts';
import { startFanOut } from './start-fan-out.ts';

const MEMBERS = 3000;
const api = useDatabase();
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const worker of running) await end(worker, 'SIGKILL');
});

function startWorker(): ChildProcess {
  const worker = spawnProcess('main/worker.ts', api.config, { WORKER_CONCURRENCY: '2' });
  running.push(worker);
  return worker;
}

/** Unlocks jobs of killed workers, which the heartbeat of the next worker does after half a minute. */
const freeJobs = () =>
  sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(api.db);

it('notifies every premium member of the city exactly once of a trip when the worker is killed twice', async () => {
  const traveller = await aMember(api.db, api.config, { accountType: 'confidant' });
  const memberIds = await manyMembers(api.db, { count: MEMBERS, cityId: KYIV, premium: true });
  const entryId = await anEntry(api.db, traveller.id, { kind: 'travel', cityId: KYIV, audience: 'all' });
  const begin = () =>
    transaction(api.db, (tx) => startFanOut(tx, 'coming_to_your_city', { id: entryId, owner_id: traveller.id }, systemClock));
  const id = await begin();
  const fanOut = () =>
    api.db.selectFrom('calendar_fan_out').select(['notified_count', 'finished_at']).where('id', '=', id).executeTakeFirstOrThrow();
  const stoppedAt: number[] = [];
  for (const least of [1, 1001]) {
    const worker = startWorker();
    await eventually(async () => (await fanOut()).notified_count >= least, 90_000, `${least} who were notified`);
    await end(worker, 'SIGKILL');
    const { notified_count: notifiedCount, finished_at } = await fanOut();
    expect(finished_at).toBeNull();
    stoppedAt.push(notifiedCount);
    await freeJobs();
  }
  // A second fan-out of the same trip, as after a change, covers the same members.
  const again = await begin();
  const worker = startWorker();
  const isDone = async (one: string) =>
    (await api.db.selectFrom('calendar_fan_out').select('finished_at').where('id', '=', one).executeTakeFirstOrThrow()).finished_at !==
    null;
  await eventually(async () => (await isDone(id)) && (await isDone(again)), 90_000, 'the end of both fan-outs');
  await end(worker, 'SIGTERM');

  const { rows } = await sql<{ member_id: string; count: number }>`
    SELECT member_id, count(*)::integer AS count FROM notification GROUP BY member_id ORDER BY member_id`.execute(api.db);
  expect(rows).toEqual(memberIds.toSorted().map((member_id) => ({ member_id, count: 1 })));
  process.stdout.write(`killed after ${stoppedAt.join(' and ')} of ${MEMBERS} were notified; each was notified once\n`);
}, 300_000);

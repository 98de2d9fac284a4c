import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { aCrowd } from '../../../testing/crowd.ts';
import { eventually } from '../../../testing/eventually.ts';
import { useDatabase } from '../../../testing/house.ts';
import { aMember } from '../../../testing/members.ts';
import { end, spawnProcess } from '../../../testing/processes.ts';
import { VANCOUVER } from '../../../testing/profiles.ts';
import { startRound } from './start-round.ts';

const MEMBERS = 3000;
const house = useDatabase();
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const worker of running) await end(worker, 'SIGKILL');
});

function startWorker(): ChildProcess {
  const worker = spawnProcess('main/worker.ts', house.config, { WORKER_CONCURRENCY: '2' });
  running.push(worker);
  return worker;
}

/** What the heartbeat of the next worker does after half a minute. */
const freeJobs = () =>
  sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(house.db);

it('a round whose worker is killed twice tells every member exactly once', async () => {
  const actor = await aMember(house.db, house.config);
  const crowd = await aCrowd(house.db, { count: MEMBERS, cityId: VANCOUVER, premium: true });
  const id = await transaction(house.db, (tx) =>
    startRound(tx, {
      kind: 'coming_to_your_city',
      actorId: actor.id,
      about: { cityId: VANCOUVER },
      audience: { type: 'city', cityId: VANCOUVER, accountType: 'fetishist', premium: true },
    }),
  );
  const round = () => house.db.selectFrom('notification_round').select(['told', 'done_at']).where('id', '=', id).executeTakeFirstOrThrow();
  const stoppedAt: number[] = [];
  for (const least of [1, 1001]) {
    const worker = startWorker();
    await eventually(async () => (await round()).told >= least, 60_000, `${least} who were told`);
    await end(worker, 'SIGKILL');
    const { told, done_at } = await round();
    expect(done_at).toBeNull();
    stoppedAt.push(told);
    await freeJobs();
  }
  const worker = startWorker();
  await eventually(async () => (await round()).done_at !== null, 60_000, 'the end of the round');
  await end(worker, 'SIGTERM');

  const { rows } = await sql<{ member_id: string; count: number }>`
    SELECT member_id, count(*)::integer AS count FROM notification GROUP BY member_id ORDER BY member_id`.execute(house.db);
  expect(rows).toEqual(crowd.toSorted().map((member_id) => ({ member_id, count: 1 })));
  expect((await round()).told).toBe(MEMBERS);
  process.stdout.write(`killed after ${stoppedAt.join(' and ')} of ${MEMBERS} were told; each was told once\n`);
});

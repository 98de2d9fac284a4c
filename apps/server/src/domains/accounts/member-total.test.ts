import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { manyMembers } from '../../../test/support/many-members.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { aMember } from '../../../test/support/members.ts';
import { finishWelcome } from './commands/finish-welcome.ts';
import { systemClock } from '../../platform/clock.ts';

const api = useApi();
const worker = useWorker(api);

const emittedTotals = async () =>
  (
    await sql<{ total: number }>`
      SELECT (payload -> 'data' ->> 'total')::integer AS total FROM graphile_worker._private_jobs
      WHERE payload ->> 'name' = 'accounts.memberCountChanged'`.execute(api.db)
  ).rows.map(({ total }) => total);

it('emits accounts.memberCountChanged only when the total reaches another hundred', async () => {
  await manyMembers(api.db, { count: 99 });
  await worker.runTask('accounts:count-members');
  expect(await emittedTotals()).toEqual([]);
  await manyMembers(api.db, { count: 1 });
  await worker.runTask('accounts:count-members');
  await worker.runTask('accounts:count-members');
  expect(await emittedTotals()).toEqual([100]);
});

it('enqueues one count for all members who join within a minute', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { id } = await aMember(api.db, api.config, { state: 'pending' });
    await transaction(api.db, (tx) => finishWelcome(tx, id, systemClock));
  }
  await worker.runJobs();
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(second FROM run_at)::integer AS seconds FROM graphile_worker._private_jobs
    WHERE key = 'accounts:count-members'`.execute(api.db);
  expect(rows).toEqual([{ seconds: 0 }]);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { useApi } from '../../testing/house.ts';
import { aCrowd } from '../../testing/crowd.ts';
import { useErrands } from '../../testing/errands.ts';
import { aMember } from '../../testing/members.ts';
import { finishWelcome } from './commands/finish-welcome.ts';
import { systemClock } from '../../platform/clock.ts';

const api = useApi();
const errands = useErrands(api);

const saidTotals = async () =>
  (
    await sql<{ total: number }>`
      SELECT (payload -> 'data' ->> 'total')::integer AS total FROM graphile_worker._private_jobs
      WHERE payload ->> 'name' = 'accounts.totalChanged'`.execute(api.db)
  ).rows.map(({ total }) => total);

it('the house is told of the number of members when it reaches another hundred, and only then', async () => {
  await aCrowd(api.db, { count: 99 });
  await errands.runTask('accounts:count-members');
  expect(await saidTotals()).toEqual([]);
  await aCrowd(api.db, { count: 1 });
  await errands.runTask('accounts:count-members');
  await errands.runTask('accounts:count-members');
  expect(await saidTotals()).toEqual([100]);
});

it('members are counted once for all who come within a minute', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { id } = await aMember(api.db, api.config, { state: 'pending' });
    await transaction(api.db, (tx) => finishWelcome(tx, id, systemClock));
  }
  await errands.run();
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(second FROM run_at)::integer AS seconds FROM graphile_worker._private_jobs
    WHERE key = 'accounts:count-members'`.execute(api.db);
  expect(rows).toEqual([{ seconds: 0 }]);
});

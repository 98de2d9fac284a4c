import { expect, it } from 'vitest';
import { useWorker } from '../../../../test/support/worker.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aCaller, aProfile, completeChange, KYIV } from '../../../../test/support/profiles.ts';
import { findDrift } from './project.ts';

const api = useApi();
const worker = useWorker(api);
const inOrder = { rows: 0, online: 0, cells: 0 };

it('updates search rows after the requests of members', async () => {
  const rowOf = (id: string) => api.db.selectFrom('member_search').selectAll().where('member_id', '=', id).executeTakeFirst();
  const newcomer = await aCaller(api, { state: 'pending' });
  await newcomer.save({ ...completeChange, cityId: KYIV });
  await worker.runJobs();
  expect(await rowOf(newcomer.id)).toBeUndefined();
  expect((await newcomer.call('POST', '/api/account/welcome', {})).status).toBe(200);
  await worker.runJobs();
  expect(await rowOf(newcomer.id)).toMatchObject({ username: newcomer.username.toLowerCase() });

  const iris = await aCaller(api);
  await aProfile(api.db, iris.id);
  expect((await iris.save({ interests: ['travel'], cityId: KYIV })).status).toBe(200);
  await worker.runJobs();
  expect(await findDrift(api.db)).toEqual(inOrder);
  const before = await rowOf(iris.id);
  expect((await iris.call('PUT', `/api/users/${iris.id}`, { privateAccount: true, showPresence: false })).status).toBe(200);
  expect(await findDrift(api.db)).toEqual({ ...inOrder, rows: 1 });
  await worker.runJobs();
  expect(await findDrift(api.db)).toEqual(inOrder);
  expect(await rowOf(iris.id)).toMatchObject({ search_number: before?.search_number, cell: null });
});

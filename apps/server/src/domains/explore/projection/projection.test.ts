import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFoundMember, project, useExploreWorker } from '../../../../test/support/explore-presence.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember, aSubscription } from '../../../../test/support/members.ts';
import { aProfile, KYIV, VANCOUVER } from '../../../../test/support/profiles.ts';
import { projectionTasks } from './jobs.ts';
import { findDrift } from './project.ts';
import { projectionReactions } from './reactions.ts';

const testDb = useDatabase();
const worker = useExploreWorker(testDb);
const inOrder = { rows: 0, online: 0, cells: 0 };

const rowOf = (id: string) => testDb.db.selectFrom('member_search').selectAll().where('member_id', '=', id).executeTakeFirst();
const settings = (id: string, change: { private_account?: boolean; show_presence?: boolean }) =>
  testDb.db.updateTable('member_settings').set(change).where('member_id', '=', id).execute();

let iris: { id: string; username: string };
beforeAll(async () => {
  iris = await aFoundMember(testDb, { accountType: 'confidant', lastHere: '2026-11-12' });
});

describe('a search row after an event', () => {
  it('appears when a new member finishes the welcome wizard', async () => {
    const { id } = await aMember(testDb.db, testDb.config, { state: 'pending' });
    await aProfile(testDb.db, id);
    await worker.happened(projectionReactions, 'profiles.changed', { memberId: id });
    expect(await rowOf(id)).toBeUndefined();
    await testDb.db.updateTable('member').set({ state: 'active' }).where('id', '=', id).execute();
    await worker.happened(projectionReactions, 'accounts.memberActivated', { memberId: id });
    expect(await rowOf(id)).toMatchObject({ member_id: id });
  });

  it('contains the changed profile under the same number', async () => {
    const before = await rowOf(iris.id);
    await testDb.db.updateTable('profile').set({ city_id: KYIV, gender: 'man' }).where('member_id', '=', iris.id).execute();
    await worker.happened(projectionReactions, 'profiles.changed', { memberId: iris.id });
    const after = await rowOf(iris.id);
    expect(after?.search_number).toBe(before?.search_number);
    expect(after?.cell).not.toBe(before?.cell);
    expect(after?.attribute_bits).not.toBe(before?.attribute_bits);
    expect(await findDrift(testDb.db)).toEqual(inOrder);
  });

  it('contains a new username in lower case', async () => {
    await testDb.db.updateTable('member').set({ username: 'IrisOfTheHill' }).where('id', '=', iris.id).execute();
    await worker.happened(projectionReactions, 'accounts.usernameChanged', { memberId: iris.id });
    expect((await rowOf(iris.id))?.username).toBe('irisofthehill');
  });

  it('keeps only name and account type of a private account', async () => {
    const { id } = await aFoundMember(testDb, { privateAccount: false, lastHere: '2026-11-12' });
    await settings(id, { private_account: true });
    await worker.happened(projectionReactions, 'accounts.privacyChanged', { memberId: id });
    expect(await rowOf(id)).toMatchObject({ cell: null, interests_low: '0', interests_high: '0', attribute_bits: 8, tokens: [1000] });
  });
});

it('ranks members who hide their presence by the month only', async () => {
  const days = async (lastHere: string, traits: { showPresence?: boolean; privateAccount?: boolean }) => {
    const { id } = await aFoundMember(testDb, { lastHere, ...traits });
    const { rows } = await sql<{ day: string }>`
      SELECT (date '2020-01-01' + (rank >> 32)::int)::text AS day FROM member_search WHERE member_id = ${id}`.execute(testDb.db);
    return rows[0]?.day;
  };
  expect(await days('2026-11-12', {})).toBe('2026-11-12');
  expect(await days('2026-11-12', { showPresence: false })).toBe('2026-11-01');
  expect(await days('2026-10-31', { privateAccount: true })).toBe('2026-10-01');
});

it('writes no row when nothing changed', async () => {
  const versions = async () => (await sql`SELECT xmin, ctid FROM member_search ORDER BY search_number`.execute(testDb.db)).rows;
  const [before, number] = [await versions(), await sql`SELECT last_value FROM member_search_number`.execute(testDb.db)];
  await project(testDb.db, iris.id);
  await worker.happened(projectionReactions, 'profiles.changed', { memberId: iris.id });
  expect(await versions()).toEqual(before);
  expect((await sql`SELECT last_value FROM member_search_number`.execute(testDb.db)).rows).toEqual(number.rows);
});

it('deletes the row of a suspended member, and ignores an unknown id', async () => {
  const { id } = await aFoundMember(testDb);
  await testDb.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', id).execute();
  await project(testDb.db, id, crypto.randomUUID());
  expect(await rowOf(id)).toBeUndefined();
});

it('deletes the row with its member', async () => {
  const { id } = await aFoundMember(testDb);
  await testDb.db.deleteFrom('member').where('id', '=', id).execute();
  expect(await rowOf(id)).toBeUndefined();
});

it('restores the cells of all members after they were deleted', async () => {
  await aFoundMember(testDb, { profile: { cityId: VANCOUVER } });
  expect(await findDrift(testDb.db)).toEqual(inOrder);
  await testDb.db.deleteFrom('search_cell').execute();
  expect((await findDrift(testDb.db)).cells).toBeGreaterThan(0);
  await project(testDb.db, ...(await testDb.db.selectFrom('member').select('id').execute()).map(({ id }) => id));
  expect(await findDrift(testDb.db)).toEqual(inOrder);
});

it('adds missing rows, deletes inactive ones and updates premium in the nightly job', async () => {
  const dayOf = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
  const [began, ended, gone] = [await aFoundMember(testDb), await aFoundMember(testDb, { plan: 3 }), await aFoundMember(testDb)];
  await aSubscription(testDb.db, began.id, 3);
  await testDb.db
    .updateTable('member_subscription')
    .set({ starts_on: dayOf(0) })
    .where('member_id', '=', began.id)
    .execute();
  await testDb.db
    .updateTable('member_subscription')
    .set({ due_on: dayOf(-1) })
    .where('member_id', '=', ended.id)
    .execute();
  await testDb.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', gone.id).execute();
  const unmade = await aFoundMember(testDb);
  await testDb.db.deleteFrom('member_search').where('member_id', '=', unmade.id).execute();
  expect((await findDrift(testDb.db)).rows).toBe(4);
  await projectionTasks(worker.platform)['explore:maintain-search']?.({});
  expect(await findDrift(testDb.db)).toEqual(inOrder);
});

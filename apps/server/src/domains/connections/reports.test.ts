import { randomUUID } from 'node:crypto';
import { connectionsChanged } from '@subrosa/contract/connections';
import { expect, it } from 'vitest';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';
import { redisKeys } from '../../platform/realtime/keys.ts';
import { roomOf } from '../../platform/realtime/channels.ts';
import { connections } from './index.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

const report = (by: Known, memberId: string, more: object = {}) =>
  by.call('POST', '/api/users/add-report', { memberId, reason: 'scam', text: 'Asks for money at once.', ...more });

const casesAbout = (memberId: string) =>
  api.db
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'reporter_id', 'subject_id'])
    .where('member_id', '=', memberId)
    .orderBy('opened_at')
    .execute();

const reportsOf = (caseId: string) =>
  api.db.selectFrom('member_report').select(['reason', 'text']).where('case_id', '=', caseId).orderBy('created_at').execute();

it('opens a case for staff; more reports of that day join it, the next day opens another', async () => {
  const [one, other, sable] = [
    await aConnectableMember(api),
    await aConnectableMember(api),
    await aConnectableMember(api, { staffRole: 'moderator' }),
  ];
  expect(await report(one, other.id)).toMatchObject({ status: 200, code: 'connections.reported', body: {} });
  clock.pass(1000);
  await report(one, other.id, { reason: 'threats', text: 'And now threatens.' });
  const [first, ...rest] = await casesAbout(other.id);
  expect([first, rest]).toEqual([expect.objectContaining({ kind: 'member_report', reporter_id: one.id }), []]);
  expect((await reportsOf(first!.id)).map(({ reason }) => reason)).toEqual(['scam', 'threats']);
  expect((await sable.call('GET', `/api/staff/cases/${first!.id}`)).body).toMatchObject({
    kind: 'member_report',
    subjectKind: 'report',
    username: expect.stringMatching(/^M-/) as string,
  });
  await report(await aConnectableMember(api), other.id);
  expect(await casesAbout(other.id)).toHaveLength(2);
  clock.pass(DAY);
  await report(one, other.id);
  expect(await casesAbout(other.id)).toHaveLength(3);
});

it('returns a report to the staff member who claimed its case, and logs each access', async () => {
  const [one, other, sable] = [
    await aConnectableMember(api),
    await aConnectableMember(api),
    await aConnectableMember(api, { staffRole: 'moderator' }),
  ];
  await report(one, other.id);
  const [opened] = await casesAbout(other.id);
  const read = (by: Known) => by.call('GET', `/api/staff/reports/${opened?.subject_id}`);
  const missing = await sable.call('GET', `/api/staff/reports/${randomUUID()}`);
  expect(missing.status).toBe(404);
  for (const by of [sable, one, other]) expect(await read(by)).toEqual(missing);
  await sable.call('POST', `/api/staff/cases/${opened?.id}/claim`, {});
  expect((await read(sable)).body).toMatchObject([
    { reporter: expect.stringMatching(/^M-/) as string, reason: 'scam', text: 'Asks for money at once.' },
  ]);
  const { body } = await sable.call('GET', `/api/staff/cases/${opened?.id}`);
  expect((body as { events: { kind: string }[] }).events.map(({ kind }) => kind)).toContain('accessed');
});

it('opens one case for three concurrent reports', async () => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  await Promise.all([report(one, other.id), report(one, other.id), report(one, other.id)]);
  expect(await casesAbout(other.id)).toHaveLength(1);
});

it('blocks the reported member when requested', async () => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  await aConnection(api.db, one.id, other.id);
  await report(one, other.id, { block: true });
  expect((await other.call('GET', `/api/friends/${one.id}`)).code).toBe('resource.notFound');
  expect((await one.list('blocked')).body.users).toHaveLength(1);
});

it('accepts a report about a member who blocked the reporter, with the response for an unknown one', async () => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  await aBlock(api.db, other.id, one.id);
  expect((await report(one, other.id)).text).toBe((await report(one, randomUUID())).text);
  expect(await casesAbout(other.id)).toHaveLength(1);
  expect((await report(one, one.id)).status).toBe(200);
  expect(await casesAbout(one.id)).toEqual([]);
});

it('rejects unknown reasons and long texts', async () => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  expect((await report(one, other.id, { reason: 'dislike' })).fields).toMatchObject({ reason: { code: 'field.notAChoice' } });
  expect((await report(one, other.id, { text: 'x'.repeat(api.config.LIMIT_REPORT + 1) })).fields).toMatchObject({
    text: { code: 'field.tooLong' },
  });
  expect(await casesAbout(other.id)).toEqual([]);
});

it.each(['reporter', 'reported'] as const)('deletes the report with the %s, but keeps the case', async (side) => {
  const [one, other] = [await aConnectableMember(api), await aConnectableMember(api)];
  await aConnection(api.db, one.id, other.id, 'outgoing');
  await report(one, other.id);
  const [found] = await casesAbout(other.id);
  const leaving = side === 'reporter' ? one : other;
  await api.db.deleteFrom('member').where('id', '=', leaving.id).execute();
  expect(await reportsOf(found!.id)).toEqual([]);
  expect(await api.db.selectFrom('moderation_case').select('kind').where('id', '=', found!.id).execute()).toHaveLength(1);
  // The accounts domain keeps the name reserved for a while.
  expect(await tracesInDatabase(api.db, [leaving.id])).toEqual(['username_claim']);
});

it('exports the member’s own actions, but not who blocked or reported them', async () => {
  const [one, other, third] = [await aConnectableMember(api), await aConnectableMember(api), await aConnectableMember(api)];
  await one.requestConnection(other, 'Hello.');
  await one.block(third);
  await report(one, other.id);
  await report(other, one.id, { text: 'About the one.' });
  await aBlock(api.db, (await aConnectableMember(api)).id, one.id);
  const files = (await connections.exports?.(api.db, one.id, api.config)) as Record<string, Record<string, unknown[]>>;
  expect(files['connections.json']).toMatchObject({
    connections: [{ username: other.username, state: 'outgoing', note: 'Hello.' }],
    requests: [{ username: other.username }],
    blocked: [{ username: third.username }],
    endorsements: [],
    reports: [{ reason: 'scam', text: 'Asks for money at once.' }],
  });
});

it('publishes changes to open tabs of both members, but never that one blocked the other', async () => {
  const [one, other, third] = [await aConnectableMember(api), await aConnectableMember(api), await aConnectableMember(api)];
  /** How many live updates were published to a member's tabs. */
  const countLiveUpdates = async ({ id }: Known) => {
    await worker.runJobs();
    const entries = await worker.redis.xRange(redisKeys.sockets, '-', '+');
    const texts = (entries ?? []).map(({ message }) => JSON.stringify(message));
    return texts.filter((text) => text.includes(connectionsChanged.name) && text.includes(roomOf(id))).length;
  };
  await one.requestConnection(other);
  expect([await countLiveUpdates(one), await countLiveUpdates(other)]).toEqual([1, 1]);
  await one.block(third);
  expect([await countLiveUpdates(one), await countLiveUpdates(third)]).toEqual([2, 0]);
  await one.block(other);
  expect([await countLiveUpdates(one), await countLiveUpdates(other)]).toEqual([4, 2]);
});

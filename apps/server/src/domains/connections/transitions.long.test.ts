import { randomUUID } from 'node:crypto';
import { connectionLimits } from '@subrosa/rules/connections/limits';
import { describe, expect, it } from 'vitest';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { between, aConnectableMember, type Known } from '../../../test/support/connections.ts';
import { manySearchableMembers } from '../../../test/support/explore.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

async function two(): Promise<[Known, Known]> {
  return Promise.all([aConnectableMember(api), aConnectableMember(api)]);
}

const strangers = (length: number) =>
  manySearchableMembers(
    api.db,
    Array.from({ length }, () => ({})),
  );

const states = async (one: Known, other: Known) => [(await one.stands(other)).state, (await other.stands(one)).state];

describe('a connection request', () => {
  it('shows its note to the recipient, and becomes a connection when they confirm', async () => {
    const [one, other] = await two();
    expect((await one.requestConnection(other, 'We met in the garden.')).body).toMatchObject({
      state: 'outgoing',
      note: 'We met in the garden.',
    });
    expect(await other.stands(one)).toMatchObject({ state: 'incoming', note: 'We met in the garden.' });
    expect((await other.confirm(one)).body).toMatchObject({ state: 'connected', note: null });
    expect(await states(one, other)).toEqual(['connected', 'connected']);
    expect(await between(api.db, one.id, other.id)).toEqual(['connected', 'connected']);
  });

  it('confirms the other’s pending request', async () => {
    const [one, other] = await two();
    await one.requestConnection(other);
    expect((await other.requestConnection(one, 'You too?')).body).toMatchObject({ state: 'connected', note: null });
    expect(await states(one, other)).toEqual(['connected', 'connected']);
  });

  it('allows a repeated request, confirmation and deletion without effect', async () => {
    const [one, other] = await two();
    const first = await one.requestConnection(other, 'Hello.');
    const second = await one.requestConnection(other, 'Hello again.');
    expect([second.status, second.body]).toEqual([200, first.body]);
    await other.confirm(one);
    expect((await other.confirm(one)).body.state).toBe('connected');
    await one.change(other, 'delete');
    expect((await one.change(other, 'delete')).body.state).toBe('none');
    expect(await between(api.db, one.id, other.id)).toEqual([null, null]);
  });

  it('allows a withdrawal, and a new request immediately after it', async () => {
    const [one, other] = await two();
    await one.requestConnection(other, 'Hello.');
    expect((await one.change(other, 'withdraw')).body).toMatchObject({ state: 'none', since: null, note: null });
    expect(await states(one, other)).toEqual(['none', 'none']);
    expect((await one.requestConnection(other)).body.state).toBe('outgoing');
  });

  it('reveals no decline, and can be repeated only after a month', async () => {
    const [one, other] = await two();
    await one.requestConnection(other, 'Hello.');
    expect((await other.call('PUT', '/api/friends/change', { memberId: one.id, action: 'decline' })).body).toMatchObject({ state: 'none' });
    expect(await one.stands(other)).toEqual({ memberId: other.id, state: 'none', since: null, note: null });
    expect((await one.requestConnection(other)).code).toBe('connections.requestedRecently');
    clock.pass(connectionLimits.declinedMs);
    expect((await one.requestConnection(other)).body.state).toBe('outgoing');
  });

  it('allows the member who declined to send a request at any time', async () => {
    const [one, other] = await two();
    await one.requestConnection(other);
    await other.change(one, 'delete');
    expect((await other.requestConnection(one)).body.state).toBe('outgoing');
    await other.change(one, 'withdraw');
    expect((await one.requestConnection(other)).body.state).toBe('outgoing');
  });

  it('requires the recipient’s confirmation, not the sender’s', async () => {
    const [one, other] = await two();
    await one.requestConnection(other);
    expect((await one.confirm(other)).body.state).toBe('outgoing');
  });

  it('returns 404 for oneself and for an unknown member', async () => {
    const one = await aConnectableMember(api);
    expect((await one.requestConnection(one)).code).toBe('resource.notFound');
    expect((await one.requestConnection({ id: randomUUID() })).code).toBe('resource.notFound');
    expect(await one.stands(one)).toMatchObject({ state: 'self' });
  });

  it('loses contact details of its note, and fails with a prohibited word', async () => {
    const [one, other] = await two();
    const rejected = await one.requestConnection(other, 'only underage people');
    expect([rejected.code, rejected.fields]).toEqual([
      'profiles.prohibitedWord',
      { note: expect.objectContaining({ code: 'text.prohibitedWord' }) },
    ]);
    await one.requestConnection(other, 'Write to me at someone@example.org please');
    const { note } = await other.stands(one);
    expect(note).toContain('Write to me');
    expect(note).not.toContain('example.org');
  });

  it('reaches thirty members a day at most; a repeated request counts once', async () => {
    const one = await aConnectableMember(api);
    const others = await strangers(connectionLimits.requestsPerDay + 1);
    for (const other of others.slice(0, -1)) expect((await one.requestConnection(other)).status).toBe(200);
    await one.change(others[0]!, 'withdraw');
    expect((await one.requestConnection(others[0]!)).status).toBe(200);
    expect((await one.requestConnection(others.at(-1)!)).code).toBe('connections.dailyLimit');
    clock.pass(DAY);
    expect((await one.requestConnection(others.at(-1)!)).status).toBe(200);
  });
});

it('rejects another request while a hundred are pending', async () => {
  const one = await aConnectableMember(api);
  const others = await strangers(connectionLimits.pending + 1);
  for (const { id } of others.slice(1)) await aConnection(api.db, one.id, id, 'outgoing');
  expect((await one.requestConnection(others[0]!)).code).toBe('connections.tooManyPending');
  await one.change(others[1]!, 'withdraw');
  expect((await one.requestConnection(others[0]!)).status).toBe(200);
});

describe('a connection', () => {
  it.each(['first', 'second'] as const)('ends for both sides when the %s side deletes it', async (side) => {
    const [one, other] = await two();
    await aConnection(api.db, one.id, other.id);
    await (side === 'first' ? one.change(other, 'delete') : other.change(one, 'delete'));
    expect(await states(one, other)).toEqual(['none', 'none']);
  });

  it('stays when an account becomes private', async () => {
    const [one, other] = await two();
    await aConnection(api.db, one.id, other.id);
    await api.db.updateTable('member_settings').set({ private_account: true }).where('member_id', '=', other.id).execute();
    expect(await states(one, other)).toEqual(['connected', 'connected']);
  });

  it('loses the permissions to read payment accounts on both sides when it ends', async () => {
    const [one, other] = await two();
    await aConnection(api.db, one.id, other.id);
    for (const [owner, reader] of [
      [one, other],
      [other, one],
    ] as const) {
      expect((await owner.call('PUT', `/api/profile/payment/viewers/${reader.id}`, { allowed: true })).status).toBe(200);
    }
    await one.change(other, 'delete');
    const readers = api.db.selectFrom('payment_method_viewer').selectAll().where('member_id', 'in', [one.id, other.id]);
    expect(await readers.execute()).toEqual([]);
  });
});

describe('a block', () => {
  it('deletes everything between both members, and unblocking restores nothing', async () => {
    const [one, other] = await two();
    await aConnection(api.db, one.id, other.id);
    await one.endorse(other, 'Kind and reliable.');
    await other.endorse(one, 'Patient.');
    for (const [owner, reader] of [
      [one, other],
      [other, one],
    ] as const) {
      await owner.call('PUT', `/api/profile/payment/viewers/${reader.id}`, { allowed: true });
      await owner.call('POST', '/api/favourite/user', { memberId: reader.id });
    }
    expect((await other.block(one)).body).toEqual({});
    expect((await other.block(one)).body).toEqual({});
    expect(await between(api.db, one.id, other.id)).toEqual([null, null]);
    await other.unblock(one);
    expect(await states(one, other)).toEqual(['none', 'none']);
    for (const table of ['payment_method_viewer', 'favourite_member'] as const) {
      expect(await api.db.selectFrom(table).selectAll().where('member_id', 'in', [one.id, other.id]).execute()).toEqual([]);
    }
    expect(await api.db.selectFrom('endorsement').selectAll().where('author_id', 'in', [one.id, other.id]).execute()).toEqual([]);
  });

  it('keeps the waiting period of a declined request', async () => {
    const [one, other] = await two();
    await one.requestConnection(other);
    await other.change(one, 'decline');
    await other.block(one);
    await other.unblock(one);
    expect((await one.requestConnection(other)).code).toBe('connections.requestedRecently');
  });

  it('appears only in the list of the member who made it', async () => {
    const [one, other] = await two();
    await one.block(other);
    expect((await one.list('blocked')).body.users).toEqual([expect.objectContaining({ id: other.id, username: other.username })]);
    expect((await other.list('blocked')).body.users).toEqual([]);
    await one.unblock(other);
    expect((await one.list('blocked')).body.users).toEqual([]);
  });

  it('succeeds silently on a member who blocked first, and counts after their unblock', async () => {
    const [one, other] = await two();
    await aBlock(api.db, other.id, one.id);
    expect((await one.block(other)).text).toBe((await one.block({ id: randomUUID() })).text);
    expect((await one.list('blocked')).body.users).toEqual([]);
    await other.unblock(one);
    expect((await one.list('blocked')).body.users).toHaveLength(1);
    expect((await other.requestConnection(one)).code).toBe('resource.notFound');
  });
});

it('deletes remembered requests that no limit counts any more', async () => {
  const [one, other] = await two();
  const third = await aConnectableMember(api);
  await one.requestConnection(other, 'Hello.');
  await one.requestConnection(third);
  await third.change(one, 'decline');
  const kept = () =>
    api.db.selectFrom('connection_request').select('recipient_id').where('requester_id', '=', one.id).orderBy('recipient_id').execute();
  await worker.runTask('connections:purge-declined-requests');
  expect(await kept()).toHaveLength(2);
  clock.pass(connectionLimits.declinedMs + 1);
  await worker.runTask('connections:purge-declined-requests');
  expect(await kept()).toEqual([{ recipient_id: other.id }]);
});

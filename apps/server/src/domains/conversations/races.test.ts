import { describe, expect, it } from 'vitest';
import { aConversation, aChatMember } from '../../../test/support/conversations.ts';
import { useApi } from '../../../test/support/test-api.ts';

const api = useApi();

const aPair = async () => [await aChatMember(api), await aChatMember(api)] as const;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('conversations, concurrent requests', () => {
  it('creates one conversation when both members open it', async () => {
    const [one, other] = await aPair();
    const opened = await Promise.all(upTo(10).map((index) => (index % 2 === 0 ? one.open(other) : other.open(one))));
    expect(opened.map(({ status }) => status)).toEqual(upTo(10).map(() => 200));
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1);
    expect(
      await api.db.selectFrom('conversation_member').select('member_id').where('member_id', 'in', [one.id, other.id]).execute(),
    ).toHaveLength(2);
  });

  it('assigns fifty messages sequences without a gap, each once although it is sent twice', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['First.']);
    const envelopes = await Promise.all(
      upTo(50).map(async (index) => {
        const sender = index % 2 === 0 ? one : other;
        return { sender, envelope: await sender.write(id, `${index}`) };
      }),
    );
    const stamps = await Promise.all(
      [...envelopes, ...envelopes].map(async ({ sender, envelope }) => ({ id: envelope.id, ...(await sender.post(id, envelope)).body })),
    );
    expect(stamps.slice(0, 50)).toEqual(stamps.slice(50));
    const sequences = stamps.slice(0, 50).map(({ sequence }) => sequence);
    expect(sequences.toSorted((a, b) => a - b)).toEqual(upTo(50).map((index) => index + 2));
    const { body } = await one.history(id, '?limit=200');
    expect(body.entries.map(({ sequence }) => sequence)).toEqual(upTo(51).map((index) => index + 1));
    const sequenceById = new Map(stamps.map((stamp) => [stamp.id, stamp.sequence]));
    for (const entry of body.entries.slice(1)) expect(sequenceById.get(entry.id)).toBe(entry.sequence);
    expect((await one.see(id)).body).toMatchObject({ newest: 51, unread: 25 });
    expect((await other.see(id)).body).toMatchObject({ newest: 51, unread: 26 });
  });

  it('accepts one of ten epochs', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['First.']);
    const prepared = await Promise.all(
      upTo(10).map(async (index) => {
        const [maker, peer] = index % 2 === 0 ? [one, other] : [other, one];
        return { maker, epoch: await maker.prepareEpoch(id, peer.id) };
      }),
    );
    const put = await Promise.all(prepared.map(({ maker, epoch }) => maker.put(id, epoch)));
    expect(put.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(put.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['conversations.epochStale']));
    const taken = prepared[put.findIndex(({ status }) => status === 200)]!;
    expect((await taken.maker.put(id, taken.epoch)).status).toBe(200);
    for (const reader of [one, other]) expect((await reader.know(id)).epochs.map(({ record }) => record.epoch)).toEqual([0, 1]);
    expect((await one.send(id, 'Second.')).status).toBe(200);
    expect(await other.read(id)).toEqual(['First.', 'Second.']);
  });

  it('counts messages that arrive while a cursor moves as unread', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['First.']);
    const envelopes = await Promise.all(upTo(20).map((index) => one.write(id, `${index}`)));
    await Promise.all([
      ...envelopes.map((envelope) => one.post(id, envelope)),
      ...upTo(10).map((index) => other.move(id, { read: index })),
    ]);
    const { body } = await other.see(id);
    expect(body.unread).toBe(body.newest - body.readUpTo);
  });
});

describe('PUT /api/conversation/{id}/epochs', () => {
  it('rejects an epoch with other members, keys, time or creator', async () => {
    const [one, other] = await aPair();
    const third = await aChatMember(api);
    const id = await aConversation(one, other, ['First.']);
    const epoch = await one.prepareEpoch(id, other.id);
    const errorCodeFor = async (change: object) => (await one.put(id, { ...epoch, record: { ...epoch.record, ...change } })).code;
    expect(await errorCodeFor({ creatorId: other.id })).toBe('conversations.epochInvalid');
    expect(await errorCodeFor({ admins: [one.id] })).toBe('conversations.epochInvalid');
    expect(await errorCodeFor({ createdOn: '2026-01-01' })).toBe('conversations.epochInvalid');
    expect(await errorCodeFor({ previousHash: epoch.record.wrapsHash })).toBe('conversations.epochInvalid');
    expect(await errorCodeFor({ deviceId: other.deviceId })).toBe('conversations.deviceNotCertified');
    expect(await errorCodeFor({ epoch: 7 })).toBe('conversations.epochInvalid');
    const foreign = { ...epoch.record.members[0]!, memberId: third.id };
    expect(await errorCodeFor({ members: [foreign, epoch.record.members[1]] })).toBe('conversations.epochInvalid');
    const wraps = epoch.wraps.map(({ memberId }) => ({ memberId, wrap: 'A'.repeat(152) }));
    expect((await one.put(id, { ...epoch, wraps })).code).toBe('conversations.epochInvalid');
    expect((await one.put(id, epoch)).status).toBe(200);
  });

  it('returns epochStale when a member’s keys were replaced', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['First.']);
    const epoch = await one.prepareEpoch(id, other.id);
    const envelope = await other.write(id, 'From before.');
    const { record } = (await aChatMember(api)).keys;
    const values = { member_id: other.id, sequence: 1, account_key_version: 2, signature: record.signature, created_at: new Date() };
    await api.db
      .insertInto('key_record')
      .values({ ...values, identity_key: record.identityKey, account_key: record.accountKey })
      .execute();
    expect((await one.put(id, epoch)).code).toBe('conversations.epochStale');
    // A device that the replaced identity certified can no longer send either.
    expect((await other.post(id, envelope)).code).toBe('conversations.deviceNotCertified');
  });
});

describe('POST /api/conversation/{id}/messages', () => {
  it('rejects a device whose certificate has an invalid signature', async () => {
    const [one, other] = await aPair();
    const id = await aConversation(one, other, ['First.']);
    const envelope = await one.write(id, 'Second.');
    const { deviceKey } = (await api.db
      .selectFrom('device_certificate')
      .select('device_key as deviceKey')
      .where('member_id', '=', one.id)
      .executeTakeFirst())!;
    const certificate = { deviceKey, signature: 'A'.repeat(86), certifiedOn: '2026-11-17' };
    expect((await one.call('PUT', '/api/account/devices/current/key', certificate)).status).toBe(200);
    expect((await one.post(id, envelope)).code).toBe('conversations.deviceNotCertified');
  });
});

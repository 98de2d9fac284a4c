import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { systemClock } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { createLog } from '../../platform/log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../platform/redis.ts';
import { aConversation, aSigningBrowser, aChatMember, type ChatMember } from '../../../test/support/conversations.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock } from '../../../test/support/profiles.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';

const api = useApi();
const worker = useWorker(api);
let realtime: RunningRealtime;
let redis: RedisConnection;
const open: Socket[] = [];

beforeAll(async () => {
  realtime = await startRealtime(api.config);
  redis = await connectRedis({ url: api.config.REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await disconnectRedis(redis);
});

interface ReceivedUpdate {
  kind: string;
  conversationId: string;
  entry?: { kind: string; sequence: number; ciphertext?: string };
  [more: string]: unknown;
}

/** A tab that is subscribed to the conversations of a member. */
async function aTab(member: { id: string; deviceId: string }) {
  const { auth } = await aSocketClient(api, redis, { memberId: member.id, deviceId: member.deviceId });
  const socket = aSocket(realtime.port, auth);
  open.push(socket);
  await connected(socket);
  const received: ReceivedUpdate[] = [];
  socket.on(`conversations-${member.id}`, (update: ReceivedUpdate) => received.push(update));
  const send = (name: string, body?: unknown): Promise<unknown> => socket.timeout(5000).emitWithAck(name, body);
  expect(await send('/conversation/connect')).toEqual({ body: {} });
  return { received, send };
}

type Tab = Awaited<ReturnType<typeof aTab>>;

const waitForUpdate = ({ received }: Tab, kind: string, more: object = {}) =>
  eventually(
    async () => received.find((update) => update.kind === kind && Object.entries(more).every(([name, value]) => update[name] === value)),
    5000,
    `to hear of ${kind}`,
  );

/** Events arrive in the order of publication: when this last one arrived, all earlier ones did. */
async function waitForDelivery(tab: Tab, member: ChatMember, id: string): Promise<void> {
  const before = tab.received.filter(({ kind }) => kind === 'changed').length;
  await member.call('PUT', `/api/conversation/${id}`, { muted: false });
  await eventually(async () => tab.received.filter(({ kind }) => kind === 'changed').length > before, 5000, 'the last word');
}

describe('conversation live updates', () => {
  it('sends a message with ciphertext to the recipient and to the sender’s other device', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const second = await aSigningBrowser(api, one.id, one.keys, 2);
    const [theirs, own] = [await aTab(other), await aTab({ id: one.id, deviceId: second.deviceId })];
    await one.send(id, 'Second.');
    for (const tab of [theirs, own]) {
      const { entry } = await waitForUpdate(tab, 'entry');
      expect(entry).toMatchObject({ kind: 'message', sequence: 2, senderId: one.id });
    }
    const [{ text } = { text: '' }] = await other.openEntries(id, [theirs.received[0]!.entry as never]);
    expect(text).toBe('Second.');
  });

  it('publishes a repeated message again, with the same stamp', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const envelope = await one.write(id, 'Second.');
    const { body } = await one.post(id, envelope);
    const tab = await aTab(other);
    expect((await one.post(id, envelope)).body).toEqual(body);
    const { entry } = await waitForUpdate(tab, 'entry');
    expect(entry).toMatchObject({ kind: 'message', id: envelope.id, ciphertext: envelope.ciphertext, ...body });
    await one.put(id, await one.prepareEpoch(id, other.id));
    expect((await one.post(id, envelope)).body).toEqual(body);
    await eventually(async () => tab.received.filter(({ kind }) => kind === 'entry').length === 2, 5000, 'the third time');
    expect(tab.received.filter(({ kind }) => kind === 'entry')[1]).toMatchObject({ entry });
  });

  it('sends read cursors if both share them, deletions and new epochs', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const tab = await aTab(one);
    await other.move(id, { read: 1 });
    expect(await waitForUpdate(tab, 'cursor')).toEqual({
      kind: 'cursor',
      conversationId: id,
      memberId: other.id,
      readUpTo: 1,
      deliveredUpTo: 1,
      undecrypted: [],
    });
    await other.put(id, await other.prepareEpoch(id, one.id));
    expect(await waitForUpdate(tab, 'epoch')).toEqual({ kind: 'epoch', conversationId: id, epoch: 1 });
    const { body } = await other.history(id);
    await one.remove(id, body.entries[0]!.id, 'all');
    await eventually(async () => tab.received.some(({ entry }) => entry?.kind === 'deleted'), 5000, 'the deletion');
  });

  it('sends no cursor to others when a member opens what they cannot read', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aConversation(one, other, ['First.']);
    await other.move(id, { delivered: 1 });
    const [tab, theirs] = [await aTab(one), await aTab(other)];
    await other.move(id, { read: 1 });
    expect(await waitForUpdate(theirs, 'cursor')).toMatchObject({ readUpTo: 1, undecrypted: [{ from: 1, to: 1 }] });
    await waitForDelivery(tab, one, id);
    expect(tab.received.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it.each([{ read_receipts: false }, { show_presence: false }])('sends no cursors and no typing of a member with %j', async (choice) => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const [tab, quiet] = [await aTab(one), await aTab(other)];
    await api.db.updateTable('member_settings').set(choice).where('member_id', '=', other.id).execute();
    await other.move(id, { read: 1 });
    expect(await quiet.send('/conversation/typing', { conversationId: id })).toEqual({ body: {} });
    await waitForDelivery(tab, one, id);
    expect(tab.received.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it('sends nothing about a conversation without messages', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const known = await aConversation(await aChatMember(api), other, ['Hello.']);
    const tab = await aTab(other);
    const { body } = await one.open(other);
    await one.put(body.id, await one.prepareEpoch(body.id, other.id));
    await one.move(body.id, { read: 0 });
    await waitForDelivery(tab, other, known);
    expect(tab.received.filter(({ conversationId }) => conversationId === body.id)).toEqual([]);
  });

  it('sends the new identity of the other member', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const tab = await aTab(one);
    await transaction(api.db, (tx) => emit(tx, systemClock, 'accounts.keysReplaced', { memberId: other.id, sequence: 1 }));
    await worker.runJobs();
    expect(await waitForUpdate(tab, 'keys')).toEqual({ kind: 'keys', conversationId: id, memberId: other.id });
  });

  it('sends nothing when the other member signs in or out on a device', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    await worker.runJobs();
    const tab = await aTab(one);
    const second = await aSigningBrowser(api, other.id, other.keys, 2);
    const password = other.secretFor('email');
    expect((await other.call('DELETE', `/api/account/devices/${second.deviceId}`, { password })).status).toBe(200);
    await worker.runJobs();
    await waitForDelivery(tab, one, id);
    expect(tab.received.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it('sends nothing after /conversation/disconnect', async () => {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['First.']);
    const [tab, stays] = [await aTab(other), await aTab(other)];
    expect(await tab.send('/conversation/disconnect')).toEqual({ body: {} });
    await one.send(id, 'Second.');
    await waitForUpdate(stays, 'entry');
    expect(tab.received).toEqual([]);
  });
});

describe('conversation live updates of a regular fetishist', () => {
  it('contains a locked entry without ciphertext', async () => {
    const [one, locked] = [await aChatMember(api), await aChatMember(api, {})];
    const id = await aConversation(one, locked);
    const tab = await aTab(locked);
    const envelope = await one.write(id, 'For your eyes.');
    await one.post(id, envelope);
    const { entry } = await waitForUpdate(tab, 'entry');
    expect(entry).toEqual({ kind: 'locked', id: envelope.id, sequence: 1, senderId: one.id, sentAt: expect.any(String) as string });
    const raw = JSON.stringify(tab.received);
    for (const secret of [envelope.ciphertext, envelope.salt, envelope.commitment, envelope.signature]) expect(raw).not.toContain(secret);
  });
});

describe('/conversation/typing', () => {
  it('publishes to the other member only, if the sender may send', async () => {
    const [one, other, locked] = [await aChatMember(api), await aChatMember(api), await aChatMember(api, {})];
    const [id, shut] = [await aConversation(one, other, ['Hello.']), await aConversation(one, locked, ['Hello.'])];
    const [writes, reads, silent] = [await aTab(one), await aTab(other), await aTab(locked)];
    expect(await silent.send('/conversation/typing', { conversationId: shut })).toEqual({ body: {} });
    expect(await writes.send('/conversation/typing', { conversationId: id })).toEqual({ body: {} });
    expect(await waitForUpdate(reads, 'typing')).toEqual({ kind: 'typing', conversationId: id, memberId: one.id });
    expect(writes.received).toEqual([]);
  });

  it('returns resource.notFound for foreign, blocked and unknown conversations', async () => {
    const [one, other, stranger] = [await aChatMember(api), await aChatMember(api), await aChatMember(api)];
    const id = await aConversation(one, other, ['Hello.']);
    const [tab, foreign] = [await aTab(one), await aTab(stranger)];
    await aBlock(api.db, other.id, one.id);
    const missing = { code: 'resource.notFound' };
    expect(await foreign.send('/conversation/typing', { conversationId: id })).toMatchObject(missing);
    expect(await tab.send('/conversation/typing', { conversationId: id })).toMatchObject(missing);
    expect(await tab.send('/conversation/typing', { conversationId: crypto.randomUUID() })).toMatchObject(missing);
  });
});

describe('conversation live updates of a tab that stays open', () => {
  async function typesUnheard({ other, id, marker, writes, reads }: Awaited<ReturnType<typeof aTypingPair>>) {
    const before = reads.received.filter(({ kind }) => kind === 'typing').length;
    const answered = await writes.send('/conversation/typing', { conversationId: id });
    await waitForDelivery(reads, other, marker);
    expect(reads.received.filter(({ kind }) => kind === 'typing')).toHaveLength(before);
    return answered;
  }

  async function aTypingPair() {
    const [one, other] = [await aChatMember(api), await aChatMember(api)];
    const [id, marker] = [await aConversation(one, other, ['Hello.']), await aConversation(await aChatMember(api), other, ['Hello.'])];
    const [writes, reads] = [await aTab(one), await aTab(other)];
    await writes.send('/conversation/typing', { conversationId: id });
    await waitForUpdate(reads, 'typing');
    return { one, other, id, marker, writes, reads };
  }

  const endPlan = (memberId: string) => api.db.deleteFrom('member_subscription').where('member_id', '=', memberId).execute();

  it('stops publishing typing once the member’s plan has ended', async () => {
    const pair = await aTypingPair();
    await endPlan(pair.one.id);
    expect(await typesUnheard(pair)).toEqual({ body: {} });
  });

  it('stops publishing typing once the member is blocked', async () => {
    const pair = await aTypingPair();
    await aBlock(api.db, pair.other.id, pair.one.id);
    expect(await typesUnheard(pair)).toMatchObject({ code: 'resource.notFound' });
  });

  it('stops publishing typing once the member hides their presence', async () => {
    const pair = await aTypingPair();
    await api.db.updateTable('member_settings').set({ show_presence: false }).where('member_id', '=', pair.one.id).execute();
    expect(await typesUnheard(pair)).toEqual({ body: {} });
  });

  it('stops sending ciphertext once the member’s plan has ended', async () => {
    const { one, other, id, reads } = await aTypingPair();
    await one.send(id, 'Second.');
    expect((await waitForUpdate(reads, 'entry')).entry).toMatchObject({ kind: 'message', sequence: 2 });
    await endPlan(other.id);
    await one.send(id, 'Third.');
    await eventually(async () => reads.received.some(({ entry }) => entry?.sequence === 3), 5000, 'the third message');
    expect(reads.received.find(({ entry }) => entry?.sequence === 3)?.entry).toMatchObject({ kind: 'locked' });
  });
});

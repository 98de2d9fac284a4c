import { expect } from '@playwright/test';
import { CONVERSATION, FELIX, GROUP, IRIS, NOOR } from '../packages/crypto/test/support/personas.ts';
import { FakeServer } from '../packages/crypto/test/support/fake-server.ts';
import { signUp } from '../packages/crypto/test/support/test-member.ts';
import { Tab } from './crypto-tab.ts';
import { irisAndFelix, test } from './vault-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const text = 'When I am online again.';

const aMessage = (writtenAt = Date.now()) => ({ id: crypto.randomUUID(), payload: { kind: 'text', text }, writtenAt }) as const;

const asBefore = { conversationId: CONVERSATION, longest: 4000, isRejected: false, isConfirmed: false };

test('encrypts a stored message once for all tabs and reloads, and again when the server rejected it', async ({ context, url }) => {
  const { server, iris, felix } = await irisAndFelix(context, url);
  const message = aMessage();
  const input = { ...asBefore, id: message.id };
  expect(await iris.call('queueMessage', { conversationId: CONVERSATION, message })).toEqual({ isStored: true });
  expect((await iris.rows()).join(' ')).not.toContain(text);
  const { envelope } = await iris.call('writeQueued', input);
  if (!envelope) throw new Error('not stored');
  await iris.page.reload();
  await iris.ready();
  await iris.call('restore', { memberId: IRIS });
  await iris.sync(CONVERSATION, IRIS);
  expect(await iris.call('listQueued', {})).toEqual({ messages: [{ conversationId: CONVERSATION, ...message }] });
  const second = await Tab.open(context, url, server);
  await second.call('restore', { memberId: IRIS });
  await second.sync(CONVERSATION, IRIS);
  expect(await iris.call('writeQueued', input)).toEqual({ envelope });
  expect(await second.call('writeQueued', input)).toEqual({ envelope });
  const written = await second.call('writeQueued', { ...input, isRejected: true });
  expect(written.envelope).toMatchObject({ id: message.id });
  expect(written).not.toEqual({ envelope });
  await server.send(CONVERSATION, IRIS, written.envelope ?? envelope);
  expect(await felix.read(CONVERSATION)).toEqual([text]);
  await second.call('removeQueued', { conversationId: CONVERSATION, id: message.id });
  expect(await iris.call('writeQueued', input)).toEqual({ envelope: null });
});

test('writes no stored message to changed keys before the member accepts them and decides to send it', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  const message = aMessage();
  const input = { ...asBefore, id: message.id };
  await iris.call('queueMessage', { conversationId: CONVERSATION, message });
  // It may be encrypted already, and lost on its way.
  await iris.call('writeQueued', input);
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  server.logs.set(FELIX, liar.logOf(FELIX));
  await iris.sync(CONVERSATION, IRIS);
  await expect(iris.call('writeQueued', { ...input, isConfirmed: true })).rejects.toThrow('identityChanged');
  const about = { conversationId: CONVERSATION, memberId: FELIX };
  const { identityKey } = await iris.call('safetyNumber', about);
  await iris.call('accept', { ...about, identityKey });
  expect((await iris.sync(CONVERSATION, IRIS)).renewalDue).toBe(true);
  await iris.renew(CONVERSATION, IRIS);
  await expect(iris.call('writeQueued', input)).rejects.toThrow('changedSince');
  const { envelope } = await iris.call('writeQueued', { ...input, isRejected: true, isConfirmed: true });
  // The decision is stored: another attempt is the same.
  expect(await iris.call('writeQueued', input)).toEqual({ envelope });
});

test('writes no stored message to a member who joined later before the member decides to send it', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  await signUp(server, NOOR);
  const renewWith = async (...others: string[]) => {
    await iris.sync(GROUP, IRIS, ...others);
    const people = { members: [IRIS, ...others], admins: [IRIS] };
    await server.putEpoch(IRIS, await iris.call('renew', { conversationId: GROUP, people }));
    await iris.sync(GROUP, IRIS);
  };
  await renewWith(FELIX);
  const message = aMessage();
  const input = { ...asBefore, conversationId: GROUP, id: message.id };
  await iris.call('queueMessage', { conversationId: GROUP, message });
  await renewWith(FELIX, NOOR);
  await expect(iris.call('writeQueued', input)).rejects.toThrow('joinedSince');
  const { envelope } = await iris.call('writeQueued', { ...input, isConfirmed: true });
  expect(await iris.call('writeQueued', input)).toEqual({ envelope });
});

test('stores at most 100 messages for at most 30 days, and none after the sign-out', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  const queue = (writtenAt?: number) => iris.call('queueMessage', { conversationId: CONVERSATION, message: aMessage(writtenAt) });
  await queue(Date.now() - 31 * DAY_MS);
  expect(await iris.call('listQueued', {})).toEqual({ messages: [] });
  for (let count = 0; count < 100; count += 1) expect(await queue()).toEqual({ isStored: true });
  expect(await queue()).toEqual({ isStored: false });
  const second = await Tab.open(context, url, server);
  await second.call('restore', { memberId: IRIS });
  await second.call('clear', {});
  await expect(queue()).rejects.toThrow('locked');
  expect(await iris.rows()).toEqual([]);
});

import { expect, it } from 'vitest';
import { sign } from '../primitives/signature.ts';
import { type EpochRecord, epochSigningInput, hashWraps } from '../signed/epoch.ts';
import { requireTrusted } from './contacts.ts';
import { createEpoch } from './create-epoch.ts';
import { newEpochKey, wrapKey } from './epoch-key.ts';
import { FELIX, GROUP, IRIS, NOOR, CONVERSATION, threeInAGroup, aChatPair } from '../../test/support/personas.ts';
import { type FakeServer } from '../../test/support/fake-server.ts';
import { type Browser, signUp } from '../../test/support/test-member.ts';

const all = { members: [IRIS, FELIX, NOOR], admins: [IRIS] };
const epochsError = { reason: 'epochs' };

/** Stores an epoch without any check, like a colluding server. */
async function force(server: FakeServer, browser: Browser, ...people: Parameters<Browser['prepareEpoch']>) {
  const made = await browser.prepareEpoch(...people);
  server.conversation(people[0]).epochs.push(made);
  return made;
}

async function signedAnew(browser: Browser, record: EpochRecord): Promise<EpochRecord> {
  return { ...record, signature: await sign(browser.self.deviceKey.privateKey, epochSigningInput(record)) };
}

it('renewEpoch gives a new key to remaining members only', async () => {
  const { server, iris, felix, noor } = await threeInAGroup();
  await iris.send(GROUP, 'before');
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  const after = await iris.send(GROUP, 'after');
  expect(await felix.read(GROUP)).toEqual(['before', 'after']);
  expect(await noor.decrypt(GROUP, after)).toEqual({ kind: 'dropped', reason: 'noKey' });
  expect(server.epochsFor(GROUP, NOOR)).toHaveLength(1);
});

it('decryptMessage works in the epochs of a member who was removed and added again', async () => {
  const { iris, noor } = await threeInAGroup();
  await iris.send(GROUP, 'with Noor');
  await noor.sync(GROUP);
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await iris.send(GROUP, 'without Noor');
  await iris.renew(GROUP, all);
  await iris.send(GROUP, 'with Noor again');
  expect(await noor.read(GROUP)).toEqual(['with Noor', '(noKey)', 'with Noor again']);
});

it('renewEpoch gives a new member no earlier key', async () => {
  const { server, iris } = await aChatPair();
  const noor = (await signUp(server, NOOR)).browser;
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await iris.send(GROUP, 'before Noor');
  await iris.renew(GROUP, all);
  await iris.send(GROUP, 'welcome');
  expect(await noor.read(GROUP)).toEqual(['(noKey)', 'welcome']);
});

it('acceptEpochs rejects changes of members by non-admins, as the server does', async () => {
  const { server, iris, felix, noor } = await threeInAGroup();
  const selfMade = { members: [IRIS, FELIX, NOOR], admins: [NOOR] };
  await expect(noor.renew(GROUP, selfMade)).rejects.toThrow('rights');
  await expect(noor.renew(GROUP, { members: [IRIS, NOOR], admins: [IRIS] })).rejects.toThrow('rights');
  await force(server, noor, GROUP, selfMade);
  await expect(felix.sync(GROUP)).rejects.toMatchObject(epochsError);
  await expect(iris.sync(GROUP)).rejects.toMatchObject(epochsError);
});

it('renewEpoch is allowed for all members; a key by a member who left is not used', async () => {
  const { iris, felix, noor } = await threeInAGroup();
  await felix.renew(GROUP);
  await noor.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await expect(iris.send(GROUP, 'Noor knows this key')).rejects.toMatchObject({ reason: 'renewalDue' });
  await iris.renew(GROUP);
  await iris.send(GROUP, 'among us');
  expect(await felix.read(GROUP)).toEqual(['among us']);
});

it('acceptEpochs rejects a third member or an admin in a direct conversation', async () => {
  const { server, iris, felix } = await aChatPair();
  await signUp(server, NOOR);
  for (const people of [all, { members: [IRIS, FELIX], admins: [IRIS] }, { members: [IRIS, NOOR], admins: [] }]) {
    await expect(iris.renew(CONVERSATION, people)).rejects.toThrow('rights');
  }
  await expect(iris.renew(CONVERSATION, { members: [IRIS, FELIX, NOOR], admins: [] })).rejects.toThrow('shape');
  await force(server, iris, CONVERSATION, all);
  await expect(felix.sync(CONVERSATION)).rejects.toMatchObject(epochsError);
});

it('acceptEpochs detects a member whom the server added to an epoch', async () => {
  const { server, iris, felix } = await aChatPair();
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  const stored = server.conversation(GROUP).epochs[0]!;
  const ghost = { memberId: NOOR, identity: stored.record.members[0]!.identity, accountKeyVersion: 1 };
  stored.record = { ...stored.record, members: [...stored.record.members, ghost] };
  await expect(felix.sync(GROUP)).rejects.toMatchObject(epochsError);
});

it('acceptEpochs detects an epoch that the server hides', async () => {
  const { server, iris, felix, noor } = await threeInAGroup();
  await iris.renew(GROUP);
  await felix.renew(GROUP);
  const shown = [...server.conversation(GROUP).epochs];
  server.conversation(GROUP).epochs.splice(1, 1);
  await expect(noor.sync(GROUP)).rejects.toMatchObject(epochsError);
  server.conversation(GROUP).epochs = shown;
  expect((await noor.sync(GROUP)).epochs).toHaveLength(3);
});

it('acceptEpochs detects another record under a known number', async () => {
  const { server, iris, felix } = await aChatPair();
  const [one, other] = [await iris.prepareEpoch(CONVERSATION), await iris.prepareEpoch(CONVERSATION)];
  server.conversation(CONVERSATION).epochs.push(one);
  await felix.sync(CONVERSATION);
  server.conversation(CONVERSATION).epochs[1] = other;
  await expect(felix.sync(CONVERSATION)).rejects.toMatchObject(epochsError);
});

it('acceptEpochs detects a broken chain', async () => {
  const { server, iris, felix } = await aChatPair();
  const { record, wraps } = await iris.prepareEpoch(CONVERSATION);
  const forged = await signedAnew(iris, { ...record, previousHash: record.keyCommitment });
  await expect(server.putEpoch(IRIS, { record: forged, wraps })).rejects.toThrow('chain');
  server.conversation(CONVERSATION).epochs.push({ record: forged, wraps });
  await expect(felix.sync(CONVERSATION)).rejects.toMatchObject(epochsError);
});

it('acceptEpochs detects that a member received a different key', async () => {
  const { server, iris, felix, noor } = await threeInAGroup();
  const { record, wraps } = await iris.prepareEpoch(GROUP);
  const keys = server.logOf(NOOR).records.at(-1)!;
  const wrap = await wrapKey(newEpochKey(), keys.accountKey, record, { memberId: NOOR, accountKeyVersion: 1 });
  const swapped = wraps.map((each) => (each.memberId === NOOR ? { ...each, wrap } : each));
  const signed = await signedAnew(iris, { ...record, wrapsHash: await hashWraps(swapped) });
  await server.putEpoch(IRIS, { record: signed, wraps: swapped });
  await expect(noor.sync(GROUP)).rejects.toMatchObject(epochsError);
  expect((await felix.sync(GROUP)).epochs).toHaveLength(2);
});

it('putEpoch accepts exactly one of two concurrent changes', async () => {
  const { server, iris, felix } = await threeInAGroup();
  const changes = [await iris.prepareEpoch(GROUP, { members: [IRIS, FELIX], admins: [IRIS] }), await felix.prepareEpoch(GROUP)];
  const results = await Promise.allSettled(changes.map((change) => server.putEpoch(change.record.creatorId, change)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await felix.sync(GROUP)).epochs).toHaveLength(2);
});

it('putEpoch rejects duplicates, unsorted lists and missing or unknown wraps', async () => {
  const { server, iris } = await threeInAGroup();
  const made = await iris.prepareEpoch(GROUP);
  const { record, wraps } = made;
  const put = async (change: Partial<EpochRecord>, given = wraps) =>
    server.putEpoch(IRIS, { record: await signedAnew(iris, { ...record, ...change }), wraps: given });
  await expect(put({ members: [...record.members, record.members[0]!] })).rejects.toThrow('shape');
  await expect(put({ members: record.members.toReversed() })).rejects.toThrow('shape');
  await expect(put({ admins: [IRIS, IRIS] })).rejects.toThrow('shape');
  await expect(put({ admins: ['somebody'] })).rejects.toThrow('shape');
  await expect(server.putEpoch(IRIS, { ...made, record: { ...record, createdOn: '2026-11-15T12:00:00.000Z' } })).rejects.toThrow('shape');
  await expect(put({ epoch: 2 })).rejects.toThrow('order');
  await expect(put({}, wraps.slice(1))).rejects.toThrow('wraps');
  await expect(put({}, wraps.toReversed())).rejects.toThrow('wraps');
  await expect(
    put(
      {},
      wraps.map(({ memberId }) => ({ memberId, wrap: wraps[0]!.wrap })),
    ),
  ).rejects.toThrow('wraps');
  await expect(server.putEpoch(IRIS, { ...made, record: { ...record, admins: [IRIS, FELIX] } })).rejects.toThrow('signature');
  await server.putEpoch(IRIS, made);
});

it('acceptEpochs rejects an invitation by a non-admin, in the first epoch or later', async () => {
  const { server, iris, felix } = await aChatPair();
  const noor = (await signUp(server, NOOR)).browser;
  const byFelix = { members: [IRIS, FELIX, NOOR], admins: [IRIS] };
  await expect(felix.renew(GROUP, byFelix)).rejects.toThrow('rights');
  await force(server, felix, GROUP, byFelix);
  await expect(iris.sync(GROUP)).rejects.toMatchObject(epochsError);
  const previous = { ...server.conversation(GROUP).epochs[0]!.record, epoch: 4 };
  const members = requireTrusted(await felix.loadContacts(byFelix.members), byFelix.members);
  const later = { self: felix.self, conversationId: GROUP, previous, members, admins: [IRIS], now: felix.now };
  server.conversation(GROUP).epochs = [await createEpoch(later)];
  await expect(noor.sync(GROUP)).rejects.toMatchObject(epochsError);
});

it('acceptEpochs rejects an epoch without the reading member', async () => {
  const { server, iris, noor } = await threeInAGroup();
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  const stored = server.conversation(GROUP).epochs[1]!;
  stored.wraps = [...stored.wraps, { ...stored.wraps[0]!, memberId: NOOR }];
  await expect(noor.sync(GROUP)).rejects.toMatchObject(epochsError);
});

it('writeMessage requires a new key 30 days after the day of creation', async () => {
  const { iris } = await aChatPair();
  iris.now = new Date('2026-12-14T23:59:59.999Z');
  await iris.send(CONVERSATION, 'still');
  iris.now = new Date('2026-12-15T00:00:00.000Z');
  await expect(iris.send(CONVERSATION, 'too old')).rejects.toMatchObject({ reason: 'renewalDue' });
  await iris.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'new');
});

it('acceptEpochs and createEpoch return keys that cannot be exported', async () => {
  const { iris } = await aChatPair();
  const accepted = (await iris.sync(CONVERSATION)).epochs.at(-1)?.key;
  const created = await createEpoch({
    self: iris.self,
    conversationId: CONVERSATION,
    previous: null,
    members: [],
    admins: [],
    now: iris.now,
  });
  for (const key of [accepted!, created.key]) {
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toBeInstanceOf(Error);
  }
});

import { expect, it } from 'vitest';
import { requireTrusted } from './contacts.ts';
import { decryptName, encryptName } from './group-name.ts';
import { type GroupState, decryptProfile, encryptProfile } from './group-profile.ts';
import { decryptInvitation, encryptInvitation } from './invitation.ts';
import { decryptReaction, encryptReaction } from './reactions.ts';
import { renewEpoch } from './renew-epoch.ts';
import { FELIX, GROUP, IRIS, NOOR, CONVERSATION, threeInAGroup, aChatPair } from '../../test/support/personas.ts';
import { type Browser, signUp } from '../../test/support/test-member.ts';
import type { MessageEnvelope } from '../signed/message.ts';
import { stateReportOf } from './report.ts';
import { encryptPayload } from './encrypt-message.ts';
import { encodeCarriedGroup, encodeGroup, encodeInvitation } from '../signed/payload.ts';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import { commitTo } from '../signed/franking.ts';
import { writeMessage } from './write-message.ts';

const NAME = { name: 'Quiet harbour' };

async function profileMadeBy(browser: Browser, group = NAME): Promise<GroupState> {
  const { contacts, epochs } = await browser.sync(GROUP);
  const state = await encryptProfile({ self: browser.self, epochs, contacts, id: crypto.randomUUID(), group, now: browser.now });
  return stampedBy(browser, state);
}

/** The state as the server returns it after accepting it as a new name. */
function stampedBy({ id: senderId }: Browser, state: MessageEnvelope): GroupState {
  return { ...state, senderId, stamped: { id: state.id, senderId, commitment: state.commitment } };
}

async function openedBy(browser: Browser, state: GroupState) {
  const { contacts, epochs } = await browser.sync(GROUP);
  return decryptProfile(
    epochs.find(({ record }) => record.epoch === state.epoch),
    state,
    contacts,
  );
}

async function profileSeenBy(browser: Browser, state: GroupState) {
  const opened = await openedBy(browser, state);
  if (!opened) return null;
  const { proof: _proof, ...profile } = opened;
  return profile;
}

it('decryptProfile returns the name of a group to its members, not to removed ones', async () => {
  const { iris, felix, noor } = await threeInAGroup();
  const state = await profileMadeBy(iris);
  expect(await profileSeenBy(felix, state)).toEqual(NAME);
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  expect(await profileSeenBy(noor, await profileMadeBy(iris))).toBeNull();
});

it('renewEpoch encrypts the name under the key of the epoch that adds a member', async () => {
  const { server, iris } = await aChatPair();
  const noor = (await signUp(server, NOOR)).browser;
  await iris.renew(GROUP, { members: [IRIS], admins: [IRIS] });
  const { epochs } = await iris.sync(GROUP);
  const contacts = await iris.loadContacts([IRIS, NOOR]);
  const people = { members: [IRIS, NOOR], admins: [IRIS] };
  const made = await renewEpoch({
    self: iris.self,
    conversationId: GROUP,
    epochs,
    contacts,
    people,
    group: { first: NAME },
    now: iris.now,
  });
  expect(Object.keys(made).toSorted()).toEqual(['record', 'state', 'wraps']);
  await server.putEpoch(IRIS, made);
  expect(await profileSeenBy(noor, stampedBy(iris, made.state!))).toEqual(NAME);
});

it('decryptProfile rejects a name signed by another member, and a message in place of a name', async () => {
  const { iris, felix } = await threeInAGroup();
  const state = await profileMadeBy(iris);
  expect(await profileSeenBy(felix, { ...state, senderId: NOOR })).toBeNull();
  expect(await profileSeenBy(felix, { ...state, id: crypto.randomUUID() })).toBeNull();
  expect(await profileSeenBy(felix, stampedBy(iris, await iris.send(GROUP, 'Not a name.')))).toBeNull();
  const asMessage = { ...state, sequence: 1, sentAt: '2026-11-15T12:00:00.000Z', frankingKeyId: 'one', frankingTag: '' };
  expect(await felix.decrypt(GROUP, asMessage)).toEqual({ kind: 'dropped', reason: 'payload' });
});

it('encryptName encrypts a name for one account and one group', async () => {
  const { iris, felix } = await aChatPair();
  const [invited] = requireTrusted(await iris.loadContacts([FELIX]), [FELIX]);
  const encrypted = await encryptName(NAME.name, GROUP, invited!);
  expect(await decryptName(encrypted, GROUP, felix.self)).toBe(NAME.name);
  expect(await decryptName(encrypted, CONVERSATION, felix.self)).toBeNull();
  expect(await decryptName(encrypted, GROUP, iris.self)).toBeNull();
  expect(await decryptName({ ...encrypted, accountKeyVersion: 2 }, GROUP, felix.self)).toBeNull();
  expect((await encryptName('x', GROUP, invited!)).encryptedName).toHaveLength(
    (await encryptName('x'.repeat(60), GROUP, invited!)).encryptedName.length,
  );
});

async function reactionOf(browser: Browser, about: string, emoji: string) {
  const { contacts, epochs } = await browser.sync(GROUP);
  const id = crypto.randomUUID();
  return {
    ...(await encryptReaction({ self: browser.self, epochs, contacts, id, about, emoji, now: browser.now })),
    senderId: browser.id,
    about,
  };
}

async function reactionOpenedBy(browser: Browser, reaction: Awaited<ReturnType<typeof reactionOf>>) {
  const { contacts, epochs } = await browser.sync(GROUP);
  return decryptReaction(
    epochs.find(({ record }) => record.epoch === reaction.epoch),
    reaction,
    contacts,
  );
}

async function signSeenBy(browser: Browser, reaction: Awaited<ReturnType<typeof reactionOf>>) {
  const opened = await reactionOpenedBy(browser, reaction);
  return opened.kind === 'decrypted' ? opened.emoji : null;
}

it('decryptReaction accepts a reaction for its message only', async () => {
  const { iris, felix } = await threeInAGroup();
  const { id } = await iris.send(GROUP, 'Half past eight?');
  const reaction = await reactionOf(felix, id, '👍');
  expect(await signSeenBy(iris, reaction)).toBe('👍');
  expect(await signSeenBy(iris, { ...reaction, about: crypto.randomUUID() })).toBeNull();
  expect(await signSeenBy(iris, { ...reaction, senderId: NOOR })).toBeNull();
  await expect(reactionOf(felix, id, 'x'.repeat(33))).rejects.toThrow('one sign');
});

it('writeMessage replaces a message by an edit, and both can be reported', async () => {
  const { server, iris, felix } = await aChatPair();
  const before = await iris.send(CONVERSATION, 'Harsh words.');
  const wasRead = await felix.reportOf(CONVERSATION, before);
  const stored = server.conversation(CONVERSATION).messages;
  stored.length = 0;
  const { contacts, epochs } = await iris.sync(CONVERSATION);
  const payload = { kind: 'text', text: 'Kind words.', edited: true } as const;
  const input = { self: iris.self, epochs, contacts, id: before.id, payload, longest: 4000, now: iris.now };
  const edited = await server.send(CONVERSATION, IRIS, await writeMessage(input));
  expect(await felix.decrypt(CONVERSATION, edited)).toMatchObject({ payload: { text: 'Kind words.', edited: true } });
  expect(await server.report(FELIX, wasRead)).toBe('Harsh words.');
  expect(await server.report(FELIX, await felix.reportOf(CONVERSATION, edited))).toBe('Kind words.');
});

it('renewEpoch omits a deleted account, and writing continues', async () => {
  const { server, iris, felix } = await threeInAGroup();
  server.logs.delete(NOOR);
  const known = { keyLogs: server.keyLogs.bind(server) };
  server.keyLogs = (ids) => known.keyLogs([...ids].filter((id) => id !== NOOR));
  await iris.encrypt(GROUP, 'Among us.');
  await expect(felix.renew(GROUP)).rejects.toMatchObject({ reason: 'keyLog' });
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await iris.send(GROUP, 'Without Noor.');
  expect(await felix.read(GROUP)).toEqual(['Without Noor.']);
});

async function aNamedGroup(name: string) {
  const { server, iris, felix, noor } = await threeInAGroup();
  const state = await profileMadeBy(iris, { name });
  const stamped = await server.stampState({
    kind: 'group',
    conversationId: GROUP,
    id: state.id,
    senderId: IRIS,
    recipientId: null,
    epoch: state.epoch,
    commitment: state.commitment,
  });
  return { server, iris, felix, noor, state, stamped };
}

/** The next epoch of the group, for which a member encrypts its existing name. */
async function renewedBy(browser: Browser, stamped: GroupState['stamped'], carried: { payload: string; frankingKey: string }) {
  const { epochs } = await browser.sync(GROUP);
  const contacts = await browser.loadContacts([IRIS, FELIX, NOOR]);
  const made = await renewEpoch({ self: browser.self, conversationId: GROUP, epochs, contacts, group: { carried }, now: browser.now });
  await browser.server.putEpoch(browser.id, made);
  return { ...made.state!, senderId: browser.id, stamped };
}

it('renewEpoch keeps the author of a carried name, who is the subject of a report', async () => {
  const { server, felix, noor, state, stamped } = await aNamedGroup('Harsh name');
  const { proof } = (await openedBy(felix, state))!;
  const carried = await renewedBy(felix, stamped, proof);
  const seen = (await openedBy(noor, carried))!;
  expect(seen).toEqual({ name: 'Harsh name', proof });
  const report = stateReportOf(stamped, seen.proof);
  expect(report.senderId).toBe(IRIS);
  expect(await server.reportState(NOOR, report)).toBe('Harsh name');
  await expect(server.reportState(NOOR, { ...report, senderId: FELIX })).rejects.toThrow('tag');
});

it('decryptProfile rejects a carried name that the renewing member invented', async () => {
  const { felix, noor, stamped } = await aNamedGroup('Quiet harbour');
  const made = { payload: toBase64url(encodeGroup({ name: 'Mine' })), frankingKey: toBase64url(randomBytes(32)) };
  expect(await openedBy(noor, await renewedBy(felix, stamped, made))).toBeNull();
  const { epochs } = await felix.sync(GROUP);
  const input = { self: felix.self, epoch: epochs.at(-1)!, id: crypto.randomUUID(), payload: encodeGroup({ name: 'Mine' }) };
  expect(await openedBy(noor, { ...(await encryptPayload(input)), senderId: FELIX, stamped })).toBeNull();
});

it('decryptProfile rejects a carried name as a new name', async () => {
  const { iris, felix } = await aNamedGroup('Quiet harbour');
  const { epochs } = await iris.sync(GROUP);
  const frankingKey = randomBytes(32);
  const inner = { payload: toBase64url(encodeGroup({ name: 'Hidden' })), frankingKey: toBase64url(frankingKey) };
  const input = { self: iris.self, epoch: epochs.at(-1)!, id: crypto.randomUUID(), payload: encodeCarriedGroup(inner) };
  expect(await openedBy(felix, stampedBy(iris, await encryptPayload(input)))).toBeNull();
});

it('stateReportOf proves a reaction to staff and no changed one', async () => {
  const { server, iris, felix } = await threeInAGroup();
  const { id: about } = await iris.send(GROUP, 'Half past eight?');
  const reaction = await reactionOf(felix, about, 'harsh words');
  const opened = await reactionOpenedBy(iris, reaction);
  if (opened.kind !== 'decrypted') throw new Error(opened.reason);
  const { id, epoch, commitment } = reaction;
  const header = { kind: 'reaction', conversationId: GROUP, id, senderId: FELIX, recipientId: null, epoch, commitment } as const;
  const report = stateReportOf(await server.stampState(header), opened.proof);
  expect(await server.reportState(IRIS, report)).toBe('harsh words');
  const another = { kind: 'reaction', about, emoji: 'worse' };
  const payload = toBase64url(new TextEncoder().encode(JSON.stringify(another)));
  await expect(server.reportState(IRIS, { ...report, payload })).rejects.toThrow('commitment');
  for (const change of [{ senderId: NOOR }, { kind: 'group' as const }, { stampedOn: '2026-11-16' }, { recipientId: IRIS }]) {
    await expect(server.reportState(IRIS, { ...report, ...change })).rejects.toThrow('tag');
  }
  await expect(server.reportState(IRIS, { ...report, epoch: 1 })).rejects.toThrow('reporter');
});

async function anInvitation(name: string) {
  const { server, iris, felix } = await aChatPair();
  const [invited] = requireTrusted(await iris.loadContacts([FELIX]), [FELIX]);
  const encrypted = await encryptInvitation({ self: iris.self, conversationId: GROUP, invited: invited!, name });
  return { server, iris, felix, invited: invited!, received: { ...encrypted, conversationId: GROUP, inviterId: IRIS } };
}

it('decryptInvitation returns the name to the invited member, who can prove it', async () => {
  const { server, iris, felix, received } = await anInvitation('Harsh name');
  const opened = (await decryptInvitation(received, felix.self))!;
  expect(opened.name).toBe('Harsh name');
  expect(await decryptInvitation(received, iris.self)).toBeNull();
  for (const change of [{ conversationId: CONVERSATION }, { inviterId: FELIX }, { id: crypto.randomUUID() }, { accountKeyVersion: 2 }]) {
    expect(await decryptInvitation({ ...received, ...change }, felix.self)).toBeNull();
  }
  const { id, commitment } = received;
  const header = { kind: 'invitation', conversationId: GROUP, id, senderId: IRIS, recipientId: FELIX, epoch: 0, commitment } as const;
  const report = stateReportOf(await server.stampState(header), opened.proof);
  expect(await server.reportState(FELIX, report)).toBe('Harsh name');
  await expect(server.reportState(NOOR, report)).rejects.toThrow('reporter');
  await expect(server.reportState(NOOR, { ...report, recipientId: NOOR })).rejects.toThrow('tag');
});

it('decryptInvitation returns null for a name that could not be reported', async () => {
  const { felix, received } = await anInvitation('Harsh name');
  const other = encodeInvitation('Kind name');
  const key = randomBytes(32);
  const commitment = toBase64url(await commitTo(other, key, { conversationId: GROUP, id: received.id, senderId: IRIS }));
  expect(await decryptInvitation({ ...received, commitment }, felix.self)).toBeNull();
});

it('encryptInvitation hides the length of the name', async () => {
  const lengths = new Set<number>();
  for (const name of ['x', 'x'.repeat(100)]) lengths.add((await anInvitation(name)).received.encryptedName.length);
  expect(lengths.size).toBe(1);
});

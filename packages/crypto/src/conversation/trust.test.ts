import { expect, it } from 'vitest';
import { unwrapKey } from './epoch-key.ts';
import { safetyNumber } from './safety-number.ts';
import { decideCompared, isCompared } from './trust.ts';
import { acceptIdentity } from './contacts.ts';
import { FELIX, GROUP, IRIS, NOOR, CONVERSATION, aChatPair, threeInAGroup } from '../../test/support/personas.ts';
import { aPin } from '../../test/support/pins.ts';
import { FakeServer } from '../../test/support/fake-server.ts';
import { resetAccount, rotate, signUp, unlockBrowser } from '../../test/support/test-member.ts';

const changedFelix = { reason: 'identityChanged', memberId: FELIX };
const numberOf = ({ self, pins }: Awaited<ReturnType<typeof aChatPair>>['iris'], memberId: string) =>
  safetyNumber(
    { memberId: self.memberId, identityKey: self.identity.identityKey },
    { memberId, identityKey: pins[memberId]?.identityKey ?? '' },
  );

it('safetyNumber returns the same sixty digits for both, and others for a third party', async () => {
  const { iris, felix } = await aChatPair();
  const digits = await numberOf(iris, FELIX);
  expect(digits).toEqual(await numberOf(felix, IRIS));
  expect(digits.join('')).toMatch(/^\d{60}$/);
  const another = await aChatPair();
  expect(await numberOf(another.iris, FELIX)).not.toEqual(digits);
});

it('writeMessage stops after an unsigned change of identity until it is accepted', async () => {
  const { server, iris, felix } = await aChatPair();
  await felix.send(CONVERSATION, 'before');
  expect(await iris.read(CONVERSATION)).toEqual(['before']);
  const fresh = (await resetAccount(server, FELIX)).browser;
  await expect(iris.send(CONVERSATION, 'hello?')).rejects.toMatchObject(changedFelix);
  await expect(iris.renew(CONVERSATION)).rejects.toMatchObject(changedFelix);
  await iris.accept(FELIX);
  await expect(iris.send(CONVERSATION, 'hello?')).rejects.toMatchObject({ reason: 'renewalDue' });
  await iris.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'welcome back');
  expect(await fresh.read(CONVERSATION)).toEqual(['(noKey)', 'welcome back']);
  expect(await iris.read(CONVERSATION)).toEqual(['before', 'welcome back']);
});

it('acceptEpochs rejects messages of a changed identity before it is accepted', async () => {
  const { server, iris } = await aChatPair();
  const fresh = (await resetAccount(server, FELIX)).browser;
  await fresh.accept(IRIS);
  await fresh.renew(CONVERSATION);
  await fresh.send(CONVERSATION, 'It is me.');
  await expect(iris.sync(CONVERSATION)).rejects.toMatchObject(changedFelix);
  await iris.accept(FELIX);
  expect(await iris.read(CONVERSATION)).toEqual(['It is me.']);
});

it('loadContacts resets a compared safety number when the identity changes, even if signed', async () => {
  const { server, iris, felixAccount } = await aChatPair();
  iris.pins = { ...iris.pins, [FELIX]: decideCompared(iris.pins[FELIX], iris.pins[FELIX]!.identityKey, true)! };
  expect(isCompared(iris.pins[FELIX])).toBe(true);
  await rotate(server, felixAccount);
  const contacts = await iris.loadContacts([FELIX]);
  expect(contacts.assessments.get(FELIX)?.state).toBe('rotated');
  expect(isCompared(iris.pins[FELIX])).toBe(false);
});

it('isCompared returns false for an identity that the server presents instead of the compared one', async () => {
  const { server, iris } = await aChatPair();
  const { identityKey } = iris.pins[FELIX]!;
  iris.pins = { ...iris.pins, [FELIX]: decideCompared(iris.pins[FELIX], identityKey, true)! };
  await resetAccount(server, FELIX);
  const assessment = (await iris.loadContacts([FELIX])).assessments.get(FELIX);
  if (assessment?.state !== 'changed') throw new Error('the change was not found');
  expect(isCompared(assessment.pin)).toBe(true);
  expect(isCompared(assessment.pin, assessment.record.identityKey)).toBe(false);
  expect(isCompared(assessment.next, assessment.record.identityKey)).toBe(false);
});

it('rotateKeys with a signature of the old identity keeps history and requires a new epoch', async () => {
  const { server, iris, felix, felixAccount } = await aChatPair();
  await felix.send(CONVERSATION, 'before the theft');
  await iris.saveSettings();
  const { browser: rotated } = await rotate(server, felixAccount);
  expect(await rotated.read(CONVERSATION)).toEqual(['before the theft']);
  await expect(rotated.send(CONVERSATION, 'old key')).rejects.toMatchObject({ reason: 'renewalDue' });
  await rotated.renew(CONVERSATION);
  await rotated.send(CONVERSATION, 'after it');
  expect(await iris.read(CONVERSATION)).toEqual(['before the theft', 'after it']);
});

it('rotateKeys ends reading and sending of a stolen device', async () => {
  const { server, iris, felix, felixAccount } = await aChatPair();
  const ready = await felix.encrypt(CONVERSATION, 'sent by a thief');
  const { browser: rotated } = await rotate(server, felixAccount);
  await expect(server.send(CONVERSATION, FELIX, ready)).rejects.toThrow('device');
  await rotated.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'for Felix alone');
  const { record, wrap } = server.epochsFor(CONVERSATION, FELIX).at(-1)!;
  expect(await unwrapKey(wrap, record, felix.self)).toBe(null);
  expect((await unwrapKey(wrap, record, rotated.self))?.type).toBe('secret');
});

it('send() rejects messages to replaced keys, even before the sender learned of the change', async () => {
  const { server, iris, felixAccount } = await aChatPair();
  const ready = await iris.encrypt(CONVERSATION, 'to the old keys');
  await rotate(server, felixAccount);
  await expect(server.send(CONVERSATION, IRIS, ready)).rejects.toThrow('epochStale');
});

it('acceptEpochs follows epochs of an earlier identity without continuity and shows none of its messages', async () => {
  const server = new FakeServer();
  const [iris, felix] = [(await signUp(server, IRIS)).browser, (await signUp(server, FELIX)).browser];
  await felix.startConversation(CONVERSATION, IRIS);
  await felix.send(CONVERSATION, 'before');
  const fresh = (await resetAccount(server, FELIX)).browser;
  await fresh.accept(IRIS);
  await fresh.renew(CONVERSATION);
  await fresh.send(CONVERSATION, 'after');
  expect(await iris.read(CONVERSATION)).toEqual(['(unvouched)', 'after']);
  expect(await fresh.read(CONVERSATION)).toEqual(['(noKey)', 'after']);
});

it('loadContacts takes earlier identities at the first contact as far as continuity leads back', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  const { account } = await resetAccount(server, FELIX);
  await rotate(server, (await rotate(server, account)).account);
  await iris.loadContacts([FELIX]);
  const [, second, third] = server.logOf(FELIX).records.map(({ identityKey }) => identityKey);
  expect(iris.pins[FELIX]?.earlier).toEqual([third, second]);
});

it('loadContacts knows the identities between two pins, which contacts signed with', async () => {
  const { server, iris, felixAccount } = await aChatPair();
  const { account, browser } = await rotate(server, felixAccount);
  await browser.renew(CONVERSATION);
  await browser.send(CONVERSATION, 'between');
  await rotate(server, account);
  expect(await iris.read(CONVERSATION)).toEqual(['between']);
});

it('acceptEpochs vouches for identities in epochs of the own device, after pins were lost', async () => {
  const { server, iris, felix, irisAccount } = await aChatPair();
  await felix.send(CONVERSATION, 'before');
  await iris.read(CONVERSATION);
  const fresh = (await resetAccount(server, FELIX)).browser;
  await fresh.accept(IRIS);
  await fresh.renew(CONVERSATION);
  await fresh.send(CONVERSATION, 'after');
  expect(await (await unlockBrowser(server, irisAccount)).read(CONVERSATION)).toEqual(['before', 'after']);
});

it('loadContacts takes own earlier identities by continuity, not by the word of the server', async () => {
  const { server, irisAccount } = await aChatPair();
  const { browser } = await rotate(server, irisAccount);
  await browser.loadContacts([]);
  expect(browser.pins[IRIS]?.earlier).toEqual([server.logOf(IRIS).records[0]!.identityKey]);
  const fresh = (await resetAccount(server, IRIS)).browser;
  await fresh.loadContacts([]);
  expect(fresh.pins[IRIS]?.earlier).toEqual([]);
});

it('writeMessage waits in a group whose newest epoch nobody known has signed', async () => {
  const { server, iris, felix } = await threeInAGroup();
  const noor = (await resetAccount(server, NOOR)).browser;
  await resetAccount(server, IRIS);
  for (const contact of [IRIS, FELIX]) await noor.accept(contact);
  await expect(noor.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: IRIS });
  await expect(noor.renew(GROUP)).rejects.toMatchObject({ reason: 'identityChanged', memberId: IRIS });
  for (const changed of [IRIS, NOOR]) await felix.accept(changed);
  await felix.renew(GROUP);
  await felix.send(GROUP, 'I knew them both.');
  expect(await noor.read(GROUP)).toEqual(['I knew them both.']);
  expect(await iris.decrypt(GROUP, server.conversation(GROUP).messages[0]!).catch((error: Error) => error)).toMatchObject({
    reason: 'locked',
  });
});

it('decideCompared holds for the compared identity only', () => {
  const pin = aPin('one');
  expect(isCompared(decideCompared(pin, 'one', true) ?? undefined)).toBe(true);
  expect(decideCompared(pin, 'two', true)).toBe(null);
  expect(decideCompared(undefined, 'one', true)).toBe(null);
  expect(isCompared({ ...pin, identityKey: 'two', compared: 'one' })).toBe(false);
});

it('acceptIdentity accepts the identity that the member saw, and no later one', async () => {
  const { server, iris } = await aChatPair();
  await resetAccount(server, FELIX);
  const seen = server.logOf(FELIX).records.at(-1)!.identityKey;
  await resetAccount(server, FELIX);
  const contacts = await iris.loadContacts([FELIX]);
  expect(acceptIdentity(contacts, FELIX, seen)).toEqual(contacts.pins);
});

it("loadContacts rejects the member's own key log when it is not signed", async () => {
  const { server, iris } = await aChatPair();
  const log = server.logOf(IRIS);
  log.records = [{ ...log.records[0]!, signature: server.logOf(FELIX).records[0]!.signature }];
  await expect(iris.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'keyLog', memberId: IRIS });
});

it('loadContacts follows several rotations, and stops at an unsigned one', async () => {
  const { server, iris, felixAccount } = await aChatPair();
  const { account } = await rotate(server, felixAccount);
  await rotate(server, account);
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('rotated');
  await resetAccount(server, FELIX);
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
});

it('loadContacts rejects a key log that was shortened, reordered or not signed', async () => {
  const { server, iris, felixAccount } = await aChatPair();
  await rotate(server, felixAccount);
  await iris.loadContacts([FELIX]);
  const log = server.logOf(FELIX);
  const [first, second] = log.records;
  for (const records of [[first!], [], [second!, first!], [first!, { ...second!, accountKey: first!.accountKey }]]) {
    log.records = records;
    expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('rejected');
    await expect(iris.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'keyLog' });
  }
});

it('loadContacts detects a false identity in a new browser by synced pins', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.saveSettings();
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  server.logs.set(FELIX, liar.logOf(FELIX));
  const fresh = await unlockBrowser(server, irisAccount);
  await fresh.loadSettings();
  await expect(fresh.send(CONVERSATION, 'to a stranger')).rejects.toMatchObject(changedFelix);
});

it('unlock() restores history, pins and device after the browser storage was cleared', async () => {
  const { server, iris, felix, irisAccount } = await aChatPair();
  await iris.send(CONVERSATION, 'before it was emptied');
  await iris.saveSettings();
  const again = await unlockBrowser(server, irisAccount, iris.self.deviceId);
  await again.loadSettings();
  expect(await again.read(CONVERSATION)).toEqual(['before it was emptied']);
  await again.send(CONVERSATION, 'after it');
  expect(await felix.read(CONVERSATION)).toEqual(['before it was emptied', 'after it']);
  expect(again.pins[FELIX]).toEqual(iris.pins[FELIX]);
});

it('decryptMessage drops a message of a device that its member did not certify', async () => {
  const { server, iris, felix } = await aChatPair();
  const sent = await felix.send(CONVERSATION, 'hello');
  for (const device of server.logOf(FELIX).devices) device.signature = server.logOf(IRIS).devices[0]!.signature;
  await iris.sync(CONVERSATION);
  expect(await iris.decrypt(CONVERSATION, sent)).toEqual({ kind: 'dropped', reason: 'sender' });
});

it('acceptEpochs throws `locked` when another browser rotated the keys', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await rotate(server, irisAccount);
  await expect(iris.sync(CONVERSATION)).rejects.toMatchObject({ reason: 'locked' });
});

import { expect, it } from 'vitest';
import { createAccountKeys } from '../account/create-keys.ts';
import { FakeServer } from '../../test/support/fake-server.ts';
import { aChatPair, CONVERSATION, FELIX, GROUP, IRIS, NOOR, threeInAGroup } from '../../test/support/personas.ts';
import { aPin } from '../../test/support/pins.ts';
import { type Account, type Browser, resetAccount, rotate, signUp, unlockBrowser } from '../../test/support/test-member.ts';
import { withoutSettings } from './known-settings.ts';
import type { KeyLog } from './key-log.ts';
import { mergePins } from './merge-pins.ts';
import { decideCompared, isCompared } from './trust.ts';

/** The server hides the key logs of these members from now on. */
function withhold(server: FakeServer, memberIds: readonly string[]): void {
  const keyLogs = server.keyLogs.bind(server);
  server.keyLogs = (memberIdsOfLogs: Iterable<string>): KeyLog[] =>
    keyLogs(memberIdsOfLogs).filter(({ memberId }) => !memberIds.includes(memberId));
}

/** The server's own identity for a member, which replaces the true log. */
async function impersonate(server: FakeServer, memberId: string): Promise<Browser> {
  const liar = new FakeServer();
  const { account } = await signUp(liar, memberId);
  server.logs.set(memberId, liar.logOf(memberId));
  server.settings.set(memberId, liar.settings.get(memberId)!);
  return unlockBrowser(server, account);
}

async function withLostPins(server: FakeServer, account: Account): Promise<Browser> {
  server.settings.delete(account.memberId);
  const fresh = await unlockBrowser(server, account);
  fresh.settings = withoutSettings(fresh.settings);
  return fresh;
}

it.each([true, false])(
  'writeMessage sends nothing to a false identity whose key log is then withheld (decided first: %s)',
  async (decided) => {
    const { server, iris, irisAccount } = await aChatPair();
    await iris.send(CONVERSATION, 'Before.');
    const liar = await impersonate(server, FELIX);
    server.conversations.delete(CONVERSATION);
    await liar.startConversation(CONVERSATION, IRIS);
    server.settings.delete(IRIS);
    const fresh = await unlockBrowser(server, irisAccount);
    if (decided) fresh.settings = withoutSettings(fresh.settings);
    await fresh.sync(CONVERSATION);
    fresh.settings = withoutSettings(fresh.settings);
    await expect(fresh.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'unconfirmed' });
    withhold(server, [FELIX]);
    await expect(fresh.send(CONVERSATION, 'x')).rejects.toMatchObject({ name: 'ConversationError', memberId: FELIX });
  },
);

it('writeMessage sends nothing to an identity other than the pinned one, without a key log (36, group)', async () => {
  const server = new FakeServer();
  const [iris, noor] = [(await signUp(server, IRIS)).browser, (await signUp(server, NOOR)).browser];
  await signUp(server, FELIX);
  await iris.loadContacts([FELIX, NOOR]);
  await impersonate(server, FELIX);
  await noor.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [NOOR] });
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
  withhold(server, [FELIX]);
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ name: 'ConversationError', memberId: FELIX });
});

it('writeMessage sends nothing to a group whose key logs are withheld after pins were lost (36)', async () => {
  const { server } = await threeInAGroup();
  const { account } = await resetAccount(server, IRIS);
  const fresh = await unlockBrowser(server, account);
  await fresh.sync(GROUP);
  withhold(server, [FELIX, NOOR]);
  await expect(fresh.send(GROUP, 'x')).rejects.toMatchObject({ name: 'ConversationError' });
});

it('writeMessage still sends to a group with an erased member', async () => {
  const { server, iris, felix } = await threeInAGroup();
  withhold(server, [NOOR]);
  await iris.send(GROUP, 'Without Noor.');
  expect(await felix.read(GROUP)).toEqual(['Without Noor.']);
});

it('mergePins keeps an identity to which the member returned, in any order', () => {
  const lie = aPin('lie', { left: ['one'], compared: 'lie', decisions: 1 });
  const returned = aPin('one', { earlier: ['lie'], left: ['one', 'lie'] });
  for (const merged of [mergePins({ felix: lie }, { felix: returned }), mergePins({ felix: returned }, { felix: lie })]) {
    expect(merged['felix']).toMatchObject({ identityKey: 'one', compared: null });
  }
});

it('loadSettings ends the trust of another browser in an identity that the member gave up', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  const genuine = server.logOf(FELIX);
  await iris.saveSettings();
  await impersonate(server, FELIX);
  const lie = server.logOf(FELIX);
  await iris.loadContacts([FELIX]);
  await iris.accept(FELIX);
  await iris.saveSettings();
  const second = await unlockBrowser(server, irisAccount);
  await second.loadContacts([FELIX]);
  server.logs.set(FELIX, genuine);
  await iris.accept(FELIX);
  await iris.saveSettings();
  await second.loadSettings();
  server.logs.set(FELIX, lie);
  for (const browser of [iris, second]) {
    expect((await browser.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
  }
  await second.saveSettings();
  await iris.loadSettings();
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
});

it('mergePins follows several returns, also of one identity with another history', () => {
  const [third, fourth] = [aPin('one', { left: ['one', 'lie'] }), aPin('lie', { left: ['one', 'lie', 'one'] })];
  const again = [aPin('one', { head: 'second', left: ['one'] }), aPin('one', { head: 'third', left: ['one', 'one'] })] as const;
  for (const [older, newer] of [[third, fourth], again] as const) {
    expect(mergePins({ felix: older }, { felix: newer })['felix']).toMatchObject({ identityKey: newer.identityKey, head: newer.head });
    expect(mergePins({ felix: newer }, { felix: older })['felix']).toMatchObject({ identityKey: newer.identityKey, head: newer.head });
  }
});

it('mergePins keeps the present own identity, in any order', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.loadContacts([]);
  await iris.saveSettings();
  const { browser } = await rotate(server, irisAccount);
  await browser.loadContacts([]);
  for (const merged of [mergePins(iris.pins, browser.pins), mergePins(browser.pins, iris.pins)]) {
    expect(merged[IRIS]?.identityKey).toBe(browser.self.identity.identityKey);
  }
});

it('mergePins ends a comparison at a rotation that only one of two browsers has seen', async () => {
  const { server, iris, irisAccount, felixAccount } = await aChatPair();
  await iris.saveSettings();
  const second = await unlockBrowser(server, irisAccount);
  await second.loadContacts([FELIX]);
  const { identityKey } = iris.pins[FELIX]!;
  for (let decisions = 0; decisions < 3; decisions += 1) {
    iris.pins = { ...iris.pins, [FELIX]: decideCompared(iris.pins[FELIX], identityKey, true)! };
  }
  await iris.saveSettings();
  await rotate(server, felixAccount);
  await second.loadContacts([FELIX]);
  await second.loadSettings();
  expect(isCompared(second.pins[FELIX])).toBe(false);
  await second.saveSettings();
  await iris.loadSettings();
  expect(isCompared(iris.pins[FELIX])).toBe(false);
});

it('requireVouched sends nothing to whom an identity invented for oneself added to a group (33 and 34)', async () => {
  const server = new FakeServer();
  const felix = (await signUp(server, FELIX)).browser;
  await signUp(server, NOOR);
  const invented = await createAccountKeys({ memberId: IRIS });
  server.logOf(IRIS).records = [invented.record];
  server.settings.set(IRIS, invented.settings);
  const liar = await unlockBrowser(server, { memberId: IRIS, masterKey: invented.masterKey, bundle: invented.bundle });
  await felix.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS, FELIX].toSorted() });
  await liar.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS, FELIX].toSorted() });
  const iris = (await resetAccount(server, IRIS)).browser;
  for (const contact of [FELIX, NOOR]) await iris.accept(contact);
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: IRIS });
  await expect(iris.renew(GROUP)).rejects.toMatchObject({ reason: 'identityChanged', memberId: IRIS });
});

it('loadContacts rejects key log and bundle from before a rotation (20, known browser)', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.loadContacts([FELIX]);
  const old = { records: [...server.logOf(IRIS).records] };
  const { browser } = await rotate(server, irisAccount);
  await browser.loadContacts([FELIX]);
  server.logOf(IRIS).records = old.records;
  const rolledBack = await unlockBrowser(server, irisAccount);
  rolledBack.settings = browser.settings;
  await expect(rolledBack.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'keyLog', memberId: IRIS });
});

it('learnSettings keeps the own pins when keys rotate while the settings are withheld', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.saveSettings();
  const { settings } = iris;
  server.settings.delete(IRIS);
  const { account, browser: fresh } = await rotate(server, irisAccount);
  await impersonate(server, FELIX);
  await expect(fresh.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'unconfirmed', memberId: FELIX });
  const known = await unlockBrowser(server, account);
  known.settings = settings;
  expect(await known.loadSettings()).toBe('older');
  await expect(known.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

it('saveSettings shares that pins were lost, and no browser takes it back', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.saveSettings();
  const fresh = await withLostPins(server, irisAccount);
  fresh.settings = { ...fresh.settings, version: iris.settings.version };
  await fresh.saveSettings();
  await iris.loadSettings();
  expect(iris.settings.pinsLost).toBe(true);
  await iris.saveSettings();
  await fresh.loadSettings();
  expect(fresh.settings.pinsLost).toBe(true);
  await signUp(server, NOOR);
  expect((await iris.loadContacts([NOOR])).assessments.get(NOOR)?.state).toBe('unconfirmed');
});

it('loadSettings keeps a confirmed identity against one that another browser saw after pins were lost', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.saveSettings();
  const { version } = iris.settings;
  await impersonate(server, FELIX);
  const fresh = await withLostPins(server, irisAccount);
  await fresh.loadContacts([FELIX]);
  fresh.settings = { ...fresh.settings, version };
  await fresh.saveSettings();
  await iris.loadSettings();
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
});

it('saveSettings of two tabs at once never loses a pin of either', async () => {
  const { server, iris, irisAccount } = await aChatPair();
  await iris.saveSettings();
  const second = await unlockBrowser(server, irisAccount);
  await signUp(server, NOOR);
  await second.loadContacts([NOOR]);
  iris.pins = { ...iris.pins, [FELIX]: decideCompared(iris.pins[FELIX], iris.pins[FELIX]!.identityKey, true)! };
  await iris.saveSettings();
  await second.loadSettings();
  await second.saveSettings();
  await iris.loadSettings();
  expect(Object.keys(iris.pins).toSorted()).toEqual([IRIS, FELIX, NOOR].toSorted());
  expect(isCompared(iris.pins[FELIX])).toBe(true);
  expect(isCompared(second.pins[FELIX])).toBe(true);
});

import { expect, it } from 'vitest';
import { createAccountKeys, generateAccountKeys, type NewKeys } from '../account/create-keys.ts';
import { signContinuity } from '../account/public-record.ts';
import { aChatPair, CONVERSATION, FELIX, GROUP, IRIS, NOOR } from '../../test/support/personas.ts';
import { FakeServer } from '../../test/support/fake-server.ts';
import { withoutSettings } from './known-settings.ts';
import { NEW_SETTINGS, type ReceivedSettings, type SettingsProblem } from './settings.ts';
import { type Browser, resetAccount, rotate, signUp, unlockBrowser } from '../../test/support/test-member.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, or has no effect.

/** The server presents an invented identity as the member's only one. A member who starts fresh then signs it as history (34). */
async function withInventedPast(server: FakeServer, memberId: string): Promise<Browser> {
  const invented = await createAccountKeys({ memberId });
  server.logOf(memberId).records = [invented.record];
  const liar = await unlockBrowser(server, { memberId, masterKey: invented.masterKey, bundle: invented.bundle });
  liar.settings = { ...NEW_SETTINGS, problem: null };
  return liar;
}

async function inventEpoch(liar: Browser, conversationId: string, members: string[], admins: string[]): Promise<void> {
  liar.server.conversation(conversationId).epochs.push(await liar.prepareEpoch(conversationId, { members, admins }));
}

it('acceptEpochs shows nothing of an earlier identity invented for a contact (32 and 34, two members)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  const liar = await withInventedPast(server, FELIX);
  await inventEpoch(liar, CONVERSATION, [FELIX, IRIS], []);
  await liar.send(CONVERSATION, 'Invented.');
  const felix = (await resetAccount(server, FELIX)).browser;
  expect(await iris.read(CONVERSATION)).toEqual(['(unvouched)']);
  await iris.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'For the real Felix.');
  expect(await felix.read(CONVERSATION)).toEqual(['(noKey)', 'For the real Felix.']);
});

it('renewEpoch encrypts nothing to members whom an invented identity added (32 and 34, group)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  await signUp(server, NOOR);
  const liar = await withInventedPast(server, FELIX);
  await inventEpoch(liar, GROUP, [FELIX, IRIS, NOOR], [FELIX]);
  await liar.send(GROUP, 'Invented.');
  await resetAccount(server, FELIX);
  expect(await iris.read(GROUP)).toEqual(['(unvouched)']);
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
  await expect(iris.renew(GROUP)).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

it('acceptEpochs vouches for nobody by an earlier identity invented for oneself (33 and 34, new browser)', async () => {
  const server = new FakeServer();
  const [self, contact] = [await withInventedPast(server, IRIS), await withInventedPast(server, FELIX)];
  await inventEpoch(self, CONVERSATION, [FELIX, IRIS], []);
  for (const liar of [self, contact]) await liar.send(CONVERSATION, 'Invented.');
  await resetAccount(server, FELIX);
  const iris = (await resetAccount(server, IRIS)).browser;
  expect(await iris.read(CONVERSATION)).not.toContain('Invented.');
  expect(iris.pins[FELIX]?.earlier).toEqual([]);
  expect(iris.pins[IRIS]?.earlier).toEqual([]);
});

it('assessKeyLog rejects an identity invented before a record that signs its head (32)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  const { account } = await signUp(server, FELIX);
  await rotate(server, account);
  const log = server.logOf(FELIX);
  const invented = await createAccountKeys({ memberId: FELIX });
  const continuity = await signContinuity(invented.keys.identity.privateKey, log.records[1]!, invented.record, FELIX);
  log.records = [invented.record, { ...log.records[1]!, continuity }];
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('rejected');
});

it('assessKeyLog connects no invented identity with a record of suite 1 (32)', async () => {
  const server = new FakeServer();
  const [iris, noor] = [(await signUp(server, IRIS)).browser, (await signUp(server, NOOR)).browser];
  const [first, invented] = [await createAccountKeys({ memberId: FELIX }), await createAccountKeys({ memberId: FELIX })];
  const made = await aRecordOfSuite1(FELIX);
  const log = server.logOf(FELIX);
  const continuedBy = async ({ keys, record }: NewKeys) => [
    record,
    { ...made, continuity: await signContinuity(keys.identity.privateKey, made, record, FELIX) },
  ];
  log.records = await continuedBy(first);
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('first');
  log.records = await continuedBy(invented);
  expect((await iris.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
  await noor.loadContacts([FELIX]);
  expect(noor.pins[FELIX]?.earlier).toEqual([]);
});

/** The second record of a member, as browsers made it before the record chain. */
async function aRecordOfSuite1(memberId: string) {
  const settings = NEW_SETTINGS;
  const made = { memberId, sequence: 1, accountKeyVersion: 2, previousHead: null, olderAccountKeys: [], settings };
  return (await generateAccountKeys(made)).record;
}

it('loadContacts keeps own earlier identities when the server exchanges them (33, known browser)', async () => {
  const server = new FakeServer();
  const { account, browser } = await signUp(server, IRIS);
  await browser.loadContacts([]);
  const { browser: rotated } = await rotate(server, account);
  rotated.pins = browser.pins;
  await rotated.loadContacts([]);
  const before = rotated.pins[IRIS]?.earlier;
  const { record } = await createAccountKeys({ memberId: IRIS });
  server.logOf(IRIS).records[0] = record;
  expect((await rotated.loadContacts([])).assessments.get(IRIS)?.state).toBe('rejected');
  expect(rotated.pins[IRIS]?.earlier).toEqual(before);
});

/** Two members who know each other, with saved settings, in a conversation of two and in a group. */
async function knownContacts() {
  const pair = await aChatPair();
  const { server, iris } = pair;
  await iris.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] });
  await iris.saveSettings();
  const first = server.settingsOf(IRIS);
  await iris.saveSettings();
  return { ...pair, first };
}

/** The server presents another key for Felix, who is none the wiser. */
async function swapKeysOf(server: FakeServer, memberId: string): Promise<void> {
  const liar = new FakeServer();
  await signUp(liar, memberId);
  server.logs.set(memberId, liar.logOf(memberId));
}

const NO_SETTINGS = { ciphertext: null, version: 0 };
const damages: readonly (readonly [string, (first: ReceivedSettings) => ReceivedSettings, SettingsProblem])[] = [
  ['withheld settings (15', () => NO_SETTINGS, 'missing'],
  ['damaged settings (16', ({ version }) => ({ ciphertext: 'A'.repeat(80), version: version + 1 }), 'unreadable'],
  ['an older version under the newest number (17', ({ ciphertext, version }) => ({ ciphertext, version: version + 1 }), 'unreadable'],
];

it.each(damages)('unlock() encrypts nothing to swapped keys after %s, new browser)', async (_case, damage, problem) => {
  for (const conversationId of [CONVERSATION, GROUP]) {
    const { server, irisAccount, first } = await knownContacts();
    server.settingsOf = () => damage(first);
    await swapKeysOf(server, FELIX);
    const fresh = await unlockBrowser(server, irisAccount);
    expect(fresh.settings.problem).toBe(problem);
    await expect(fresh.send(conversationId, 'x')).rejects.toMatchObject({ reason: 'settings' });
    await expect(fresh.renew(conversationId)).rejects.toMatchObject({ reason: 'settings' });
    await expect(fresh.accept(FELIX)).rejects.toMatchObject({ reason: 'settings' });
    fresh.settings = withoutSettings(fresh.settings);
    await expect(fresh.send(conversationId, 'x')).rejects.toMatchObject({ reason: 'unconfirmed', memberId: FELIX });
    await expect(fresh.renew(conversationId)).rejects.toMatchObject({ reason: 'unconfirmed', memberId: FELIX });
  }
});

it.each(damages)('loadSettings keeps own pins after %s, known browser)', async (_case, damage, problem) => {
  const { server, iris, first } = await knownContacts();
  server.settingsOf = () => damage(first);
  expect(await iris.loadSettings()).toBe(problem);
  await iris.send(CONVERSATION, 'To Felix, as before.');
  await swapKeysOf(server, FELIX);
  await expect(iris.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

it('loadSettings reports an older version of the settings (17, known browser)', async () => {
  const { server, iris, first } = await knownContacts();
  server.settingsOf = () => first;
  expect(await iris.loadSettings()).toBe('older');
});

it('unlock() reads that another browser continued without pins (15, second new browser)', async () => {
  const { server, irisAccount } = await knownContacts();
  server.settings.delete(IRIS);
  const first = await unlockBrowser(server, irisAccount);
  first.settings = withoutSettings(first.settings);
  await first.saveSettings();
  const second = await unlockBrowser(server, irisAccount);
  expect(second.settings).toMatchObject({ problem: null, pinsLost: true });
  await expect(second.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'unconfirmed' });
  await second.accept(FELIX);
  await second.send(CONVERSATION, 'Confirmed.');
});

it('acceptEpochs shows messages of an unconfirmed contact, to whom nothing is sent (15)', async () => {
  const { server, irisAccount, felix } = await knownContacts();
  await felix.send(CONVERSATION, 'Before.');
  server.settings.delete(IRIS);
  const fresh = await unlockBrowser(server, irisAccount);
  expect(await fresh.read(CONVERSATION)).toEqual(['Before.']);
  expect(fresh.settings.pins).toBe(null);
  fresh.settings = withoutSettings(fresh.settings);
  expect(await fresh.read(CONVERSATION)).toEqual(['Before.']);
  const unconfirmed = (await fresh.loadContacts([FELIX])).assessments.get(FELIX);
  expect(unconfirmed).toMatchObject({ state: 'unconfirmed', next: { confirmed: true } });
  await swapKeysOf(server, FELIX);
  expect((await fresh.loadContacts([FELIX])).assessments.get(FELIX)?.state).toBe('changed');
});

it('unlock() reads no settings from before a rotation (20, new and known browser)', async () => {
  const { server, iris, irisAccount, first } = await knownContacts();
  const { account } = await rotate(server, irisAccount);
  server.settingsOf = () => first;
  expect((await unlockBrowser(server, account)).settings.problem).toBe('unreadable');
  await expect(iris.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'locked' });
});

it('unlock() of the bundle from before a rotation sends nothing (20)', async () => {
  const { server, irisAccount, first } = await knownContacts();
  await rotate(server, irisAccount);
  server.settingsOf = () => first;
  const old = await unlockBrowser(server, irisAccount);
  await expect(old.send(CONVERSATION, 'x')).rejects.toMatchObject({ reason: 'locked' });
});

it.each([CONVERSATION, GROUP])(
  'assessKeyLog rejects key logs that are withheld, shortened, reordered or replayed (pins, %s)',
  async (id) => {
    const { server, iris, felixAccount } = await knownContacts();
    const [before] = server.logOf(FELIX).records;
    await rotate(server, felixAccount);
    await iris.loadContacts([FELIX]);
    const log = server.logOf(FELIX);
    const [, second] = log.records;
    for (const records of [[], [before!], [second!, before!], [before!, before!], [before!, { ...second!, sequence: 2 }]]) {
      log.records = records;
      await expect(iris.send(id, 'x')).rejects.toMatchObject({ reason: 'keyLog', memberId: FELIX });
      await expect(iris.renew(id)).rejects.toMatchObject({ reason: 'keyLog', memberId: FELIX });
    }
  },
);

it.each([CONVERSATION, GROUP])('writeMessage stops when the server invents a key record (pins, %s)', async (id) => {
  const { server, iris } = await knownContacts();
  await resetAccount(server, FELIX);
  await expect(iris.send(id, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
  await expect(iris.renew(id)).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

import { expect, it } from 'vitest';
import { createAccountKeys } from '../account/create-keys.ts';
import { aChatPair, CONVERSATION, FELIX, GROUP, IRIS, NOOR } from '../../test/support/personas.ts';
import { FakeServer } from '../../test/support/fake-server.ts';
import { withoutSettings } from './known-settings.ts';
import { NEW_SETTINGS, type ReceivedSettings, type SettingsProblem } from './settings.ts';
import { type Browser, resetAccount, rotate, signUp, unlockBrowser } from '../../test/support/test-member.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, or has no effect.

/** A browser of the same member with an earlier identity that the server invented. */
async function withInventedPast(server: FakeServer, memberId: string): Promise<Browser> {
  const invented = await createAccountKeys({ memberId });
  const log = server.logOf(memberId);
  log.records[0] = invented.record;
  const liar = await unlockBrowser(server, { memberId, masterKey: invented.masterKey, bundle: invented.bundle });
  liar.settings = { ...NEW_SETTINGS, problem: null };
  return liar;
}

/** Runs while the server presents only the invented past, so that invented members can act in it. */
async function inThePast<Result>(server: FakeServer, memberIds: readonly string[], act: () => Promise<Result>): Promise<Result> {
  const genuine = memberIds.map((memberId) => server.logOf(memberId).records.splice(1));
  const result = await act();
  for (const [index, memberId] of memberIds.entries()) server.logOf(memberId).records.push(...(genuine[index] ?? []));
  return result;
}

async function inventEpoch(liar: Browser, conversationId: string, members: string[], admins: string[]): Promise<void> {
  liar.server.conversation(conversationId).epochs.push(await liar.prepareEpoch(conversationId, { members, admins }));
}

it('acceptEpochs shows nothing of an earlier identity invented for a contact (32, two members)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  const felix = (await resetAccount(server, FELIX)).browser;
  const liar = await withInventedPast(server, FELIX);
  await inThePast(server, [FELIX], async () => {
    await inventEpoch(liar, CONVERSATION, [FELIX, IRIS], []);
    await liar.send(CONVERSATION, 'Invented.');
  });
  expect(await iris.read(CONVERSATION)).toEqual(['(unvouched)']);
  await iris.renew(CONVERSATION);
  await iris.send(CONVERSATION, 'For the real Felix.');
  expect(await felix.read(CONVERSATION)).toEqual(['(noKey)', 'For the real Felix.']);
});

it('renewEpoch encrypts nothing to members whom an invented identity of an admin added (32, group)', async () => {
  const server = new FakeServer();
  const iris = (await signUp(server, IRIS)).browser;
  await signUp(server, FELIX);
  await signUp(server, NOOR);
  await resetAccount(server, FELIX);
  const liar = await withInventedPast(server, FELIX);
  await inThePast(server, [FELIX], async () => {
    await inventEpoch(liar, GROUP, [FELIX, IRIS, NOOR], [FELIX]);
    await liar.send(GROUP, 'Invented.');
  });
  expect(await iris.read(GROUP)).toEqual(['(unvouched)']);
  await expect(iris.send(GROUP, 'x')).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
  await expect(iris.renew(GROUP)).rejects.toMatchObject({ reason: 'identityChanged', memberId: FELIX });
});

it('acceptEpochs vouches for nobody by an earlier identity invented for oneself (33, new browser)', async () => {
  const server = new FakeServer();
  await signUp(server, IRIS);
  await signUp(server, FELIX);
  await resetAccount(server, FELIX);
  const iris = (await resetAccount(server, IRIS)).browser;
  const [self, contact] = [await withInventedPast(server, IRIS), await withInventedPast(server, FELIX)];
  await inThePast(server, [IRIS, FELIX], async () => {
    await inventEpoch(self, CONVERSATION, [FELIX, IRIS], []);
    for (const liar of [self, contact]) await liar.send(CONVERSATION, 'Invented.');
  });
  expect(await iris.read(CONVERSATION)).not.toContain('Invented.');
  expect(iris.pins[FELIX]?.earlier).toEqual([]);
  expect(iris.pins[IRIS]?.earlier).toEqual([]);
});

it('loadContacts keeps own earlier identities when the server exchanges them (33, known browser)', async () => {
  const server = new FakeServer();
  const { account, browser } = await signUp(server, IRIS);
  await browser.loadContacts([]);
  const { browser: rotated } = await rotate(server, account);
  rotated.pins = browser.pins;
  await rotated.loadContacts([]);
  const before = rotated.pins[IRIS]?.earlier;
  await withInventedPast(server, IRIS);
  await rotated.loadContacts([]);
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

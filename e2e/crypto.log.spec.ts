/** The log of keys in a real vault worker, against a server that lies: docs/transparency.md, Attacks. */
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { chainHeads } from '@subrosa/crypto/account/record-chain';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { textToBytes } from '@subrosa/crypto/primitives/bytes';
import { sha256 } from '@subrosa/crypto/primitives/hashes';
import type { LabelChange } from '@subrosa/transparency/map/apply-changes';
import { CONVERSATION, FELIX, IRIS, NOOR } from '../packages/crypto/test/support/personas.ts';
import { FakeServer } from '../packages/crypto/test/support/fake-server.ts';
import { signUp } from '../packages/crypto/test/support/test-member.ts';
import { aKeysChange, aSettingsChange, TestLog } from '../packages/vault/test/support/test-log.ts';
import { Tab } from './crypto-tab.ts';
import { test } from './vault-site.ts';

interface Tabs {
  browser: Browser;
  context: BrowserContext;
  url: string;
}

/** Publishes what the server has of a member, as the signer does. */
async function changesOf(server: FakeServer, memberId: string): Promise<{ keys: LabelChange[]; settings: LabelChange[] }> {
  const { records } = server.logOf(memberId);
  const { ciphertext = '', version = 0, label = '' } = server.settings.get(memberId) ?? {};
  const head = fromBase64url((await chainHeads(records)).at(-1) ?? '');
  const settings = aSettingsChange(fromBase64url(label), version, await sha256(textToBytes(ciphertext)));
  return { keys: [aKeysChange(memberId, records.length, head)], settings: [settings] };
}

/** Both sign up; the first edition contains their keys, unless it has those of Iris only. */
async function irisAndFelix({ browser, context, url }: Tabs, { stopsSending = true, isFelixProved = true, createdBefore = 0 } = {}) {
  const [server, log] = [new FakeServer(), await TestLog.create(Math.floor(Date.now() / 1000))];
  const join = async (where: BrowserContext, memberId: string) => {
    const early = await Tab.open(where, url, server, { log, stopsSending, slow: createdBefore });
    const account = await early.signUp(memberId);
    await early.page.close();
    const tab = await Tab.open(where, url, server, { log, stopsSending });
    await tab.unlock(account, crypto.randomUUID());
    return { tab, account };
  };
  const { tab: iris, account } = await join(context, IRIS);
  const { tab: felix, account: felixAccount } = await join(await browser.newContext(), FELIX);
  const [ofIris, ofFelix] = [await changesOf(server, IRIS), await changesOf(server, FELIX)];
  const keys = [...ofIris.keys, ...(isFelixProved ? ofFelix.keys : [])];
  await log.publish({ keys, settings: [...ofIris.settings, ...ofFelix.settings] });
  await iris.followLog(IRIS);
  await felix.followLog(FELIX);
  await iris.sync(CONVERSATION, IRIS, FELIX);
  return { server, log, iris, felix, account, felixAccount };
}

const alarmsOf = async (tab: Tab) => (await tab.call('logStatus', {}))?.alarms.map(({ kind, problem }) => `${kind} ${problem}`);

test('sends with the believed and signed checkpoint in each message', async ({ browser, context, url }) => {
  const { log, server, iris, felix } = await irisAndFelix({ browser, context, url });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'one');
  await iris.send(CONVERSATION, IRIS, 'two');
  await felix.sync(CONVERSATION, FELIX);
  const { messages } = server.conversation(CONVERSATION);
  const read = await felix.call('decryptMessages', { conversationId: CONVERSATION, messages });
  const { size, root, signature } = await log.signed();
  const named = { size, root: Buffer.from(root).toString('base64'), signature: Buffer.from(signature).toString('base64') };
  expect(read.map((message) => message.kind === 'decrypted' && message.payload.checkpoint)).toEqual([named, named]);
  expect(await alarmsOf(felix)).toEqual([]);
});

test('encrypts nothing to keys that were never proved, until they are', async ({ browser, context, url }) => {
  const { log, server, iris } = await irisAndFelix({ browser, context, url }, { isFelixProved: false });
  await expect(iris.renew(CONVERSATION, IRIS, FELIX)).rejects.toThrow('unproved');
  await log.publish(await changesOf(server, FELIX));
  expect(await iris.sync(CONVERSATION, IRIS, FELIX)).toMatchObject({ contacts: [{}, { state: 'unproved' }] });
  expect(await iris.call('logStatus', {})).toMatchObject({ isBehind: true });
  await iris.followLog(IRIS);
  await iris.sync(CONVERSATION, IRIS, FELIX);
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'Proved.');
  expect(await iris.call('provedIn', { memberIds: [IRIS, FELIX] })).toEqual({ edition: 1 });
});

test('encrypts nothing for keys other than the proved ones', async ({ browser, context, url }) => {
  const { server, iris } = await irisAndFelix({ browser, context, url });
  const [liar, other] = [new FakeServer(), await Tab.open(await browser.newContext(), url, new FakeServer())];
  await other.signUp(FELIX);
  liar.logs.set(FELIX, other.server.logOf(FELIX));
  server.logs.set(FELIX, liar.logOf(FELIX));
  await iris.sync(CONVERSATION, IRIS, FELIX);
  await expect(iris.renew(CONVERSATION, IRIS, FELIX)).rejects.toThrow('log');
  expect(await alarmsOf(iris)).toEqual(['contact otherHead']);
});

test('sends nothing after the own key was swapped in one edition', async ({ browser, context, url }) => {
  const { log, server, iris } = await irisAndFelix({ browser, context, url });
  await log.publish({ keys: [aKeysChange(IRIS, 1, new Uint8Array(32))] });
  await log.publish(await changesOf(server, IRIS));
  await iris.followLog(IRIS);
  expect(await alarmsOf(iris)).toEqual(['ownKeys replaced']);
  await expect(iris.renew(CONVERSATION, IRIS, FELIX)).rejects.toThrow('log');
});

test('stops sending in every tab after one of them finds a contradiction', async ({ browser, context, url }) => {
  const { log, server, iris } = await irisAndFelix({ browser, context, url });
  const second = await Tab.open(context, url, server, { log, stopsSending: true });
  await second.call('restore', { memberId: IRIS });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'Before.');
  await log.publish({ keys: [aKeysChange(IRIS, 1, new Uint8Array(32))] });
  await second.followLog(IRIS);
  await expect(iris.send(CONVERSATION, IRIS, 'After.')).rejects.toThrow('log');
});

test('keeps an alarm and its evidence when the session ends', async ({ browser, context, url }) => {
  const { log, iris, account } = await irisAndFelix({ browser, context, url });
  await log.publish({ keys: [aKeysChange(IRIS, 1, new Uint8Array(32))] });
  await iris.followLog(IRIS);
  const before = await iris.call('logStatus', {});
  await iris.call('clear', {});
  await iris.unlock(account, crypto.randomUUID());
  const after = await iris.call('logStatus', {});
  expect(after?.alarms).toEqual(before?.alarms);
  expect(after?.alarms).toMatchObject([{ kind: 'ownKeys', problem: 'replaced', evidence: [expect.any(String)] }]);
  await expect(iris.renew(CONVERSATION, IRIS, FELIX)).rejects.toThrow('log');
});

test('sends nothing after the stored checks were damaged, until a new session has checked everything', async ({
  browser,
  context,
  url,
}) => {
  const { iris, account } = await irisAndFelix({ browser, context, url });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.damageChecks(IRIS);
  expect(await alarmsOf(iris)).toEqual(['unreadable checks']);
  await expect(iris.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('log');
  await iris.page.reload();
  await iris.ready();
  await iris.call('restore', { memberId: IRIS });
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [{ kind: 'unreadable' }] });
  await iris.call('clear', {});
  await iris.unlock(account, crypto.randomUUID());
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [], isUnproved: false });
  await iris.send(CONVERSATION, IRIS, 'Checked anew.');
});

test('reports alarms, and sends on, in a build that does not stop', async ({ browser, context, url }) => {
  const { log, iris } = await irisAndFelix({ browser, context, url }, { stopsSending: false, isFelixProved: false });
  await log.publish({ keys: [aKeysChange(IRIS, 1, new Uint8Array(32))] });
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [{ kind: 'ownKeys', problem: 'replaced' }] });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'Sent all the same.');
});

test('finds a fork by the first message of somebody who sees the other history', async ({ browser, context, url }) => {
  const { log, iris, felix } = await irisAndFelix({ browser, context, url });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  felix.log = log.fork();
  await felix.log.publishMany(2);
  await log.publishMany(2);
  await felix.followLog(FELIX);
  await iris.followLog(IRIS);
  await felix.send(CONVERSATION, FELIX, 'From another history.');
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['From another history.']);
  const status = await iris.call('logStatus', {});
  expect(status?.alarms).toMatchObject([{ kind: 'fork', problem: 'message' }]);
  expect(status?.alarms[0]?.evidence).toEqual([await log.note(), await felix.log.note()]);
  await expect(iris.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('log');
});

test('finds in a new browser that the server returns older settings', async ({ browser, context, url }) => {
  const { log, server, iris, account } = await irisAndFelix({ browser, context, url });
  const older = server.settingsOf(IRIS);
  await iris.saveSettings(IRIS);
  await log.publish(await changesOf(server, IRIS));
  await log.publishMany(4);
  const newest = server.settings.get(IRIS);
  server.settings.set(IRIS, { ...newest, ciphertext: older.ciphertext ?? '', version: older.version });
  const fresh = await Tab.open(await browser.newContext(), url, server, { log, stopsSending: true });
  await fresh.unlock(account, crypto.randomUUID());
  expect(await fresh.followLog(IRIS)).toMatchObject({ mustReadSettings: true, alarms: [] });
  const { version: atLeast } = await fresh.call('knownSettingsVersion', { memberId: IRIS });
  expect(atLeast).toBe(2);
  const { alarm } = await fresh.call('mergeSettings', { received: older, atLeast });
  expect(alarm).toMatchObject({ problem: 'older' });
});

test('marks all messages in a new browser until it has proved its own keys and settings', async ({ browser, context, url }) => {
  const { log, server, iris, felix, account } = await irisAndFelix({ browser, context, url }, { createdBefore: 5 });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'from oneself');
  await felix.send(CONVERSATION, FELIX, 'from a pinned contact');
  expect(await iris.read(CONVERSATION, IRIS)).toHaveLength(2);
  await iris.saveSettings(IRIS);
  await log.publish(await changesOf(server, IRIS));
  await log.publishMany(3);
  const fresh = await Tab.open(await browser.newContext(), url, server, { log, stopsSending: true });
  await fresh.unlock(account, crypto.randomUUID());
  const marks = async () => {
    await fresh.sync(CONVERSATION, IRIS, FELIX);
    const { messages } = server.conversation(CONVERSATION);
    const read = await fresh.call('decryptMessages', { conversationId: CONVERSATION, messages });
    return read.map((message) => message.kind === 'decrypted' && message.isUnproved);
  };
  expect(await marks()).toEqual([true, true]);
  await expect(fresh.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('unproved');
  expect(await fresh.followLog(IRIS)).toMatchObject({ isUnproved: false, alarms: [] });
  await fresh.page.reload();
  await fresh.ready();
  await fresh.call('restore', { memberId: IRIS });
  expect(await marks()).toEqual([false, false]);
});

test('continues after a restore lost the rotation of the only browser, and rotates again', async ({ browser, context, url }) => {
  const { log, server, iris, felix, account } = await irisAndFelix({ browser, context, url });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'before');
  const [records, settings] = [[...server.logOf(IRIS).records], server.settings.get(IRIS)];
  await iris.unlock(await iris.rotate(account), crypto.randomUUID());
  await iris.sync(CONVERSATION, IRIS, FELIX);
  await iris.saveSettings(IRIS);
  await log.publish(await changesOf(server, IRIS));
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [] });
  log.recover(0);
  await log.publish();
  server.logOf(IRIS).records.splice(0, Infinity, ...records);
  if (settings) server.settings.set(IRIS, settings);
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [] });
  await expect(iris.send(CONVERSATION, IRIS, 'x')).rejects.toThrow();
  await iris.unlock(account, crypto.randomUUID());
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [] });
  await iris.sync(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'with the restored keys');
  await iris.unlock(await iris.rotate(account), crypto.randomUUID());
  await log.publish(await changesOf(server, IRIS));
  await log.publishMany(4);
  expect(await iris.followLog(IRIS)).toMatchObject({ alarms: [] });
  await iris.send(CONVERSATION, IRIS, 'with new keys again');
  await felix.followLog(FELIX);
  expect(await felix.read(CONVERSATION, FELIX)).toEqual(['before', 'with the restored keys', 'with new keys again']);
  expect([await alarmsOf(iris), await alarmsOf(felix)]).toEqual([[], []]);
});

test('saves the checkpoint in the settings, by which a new browser finds another history', async ({ browser, context, url }) => {
  const { log, server, iris, account } = await irisAndFelix({ browser, context, url });
  const fork = log.fork();
  await log.publish();
  await fork.publishMany(3);
  await iris.followLog(IRIS);
  await iris.saveSettings(IRIS);
  const fresh = await Tab.open(await browser.newContext(), url, server, { log: fork, stopsSending: true });
  await fresh.unlock(account, crypto.randomUUID());
  await fresh.followLog(IRIS);
  expect(await alarmsOf(fresh)).toEqual(['fork ownCheckpoint']);
});

test('keeps the checks of two tabs that follow the log at the same time', async ({ browser, context, url }) => {
  const { log, server, iris } = await irisAndFelix({ browser, context, url });
  const second = await Tab.open(context, url, server, { log, stopsSending: true });
  await second.call('restore', { memberId: IRIS });
  await log.publishMany(3);
  const before = await iris.call('logStatus', {});
  const input = { note: await log.note(), from: before?.size ?? 0, bundles: log.bundles(before?.size ?? 0) };
  const [one, other] = await Promise.all([iris.call('followLog', input), second.call('followLog', input)]);
  expect([one?.size, other?.size]).toEqual([4, 4]);
  const [ofIris, ofSecond] = await Promise.all([iris.followLog(IRIS), second.followLog(IRIS)]);
  expect(ofSecond).toEqual(ofIris);
  expect(ofIris).toMatchObject({ size: 4, own: { keys: null, settings: null }, alarms: [] });
  await iris.call('clear', {});
  expect(await second.call('restore', { memberId: IRIS })).toBeNull();
});

test('uses a pending record at once, and stops when it never appears in the log', async ({ browser, context, url }) => {
  const { log, server, iris, felix, felixAccount } = await irisAndFelix({ browser, context, url });
  await felix.rotate(felixAccount);
  expect(await iris.sync(CONVERSATION, IRIS, FELIX)).toMatchObject({ contacts: [{}, { state: 'rotated' }] });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  await iris.send(CONVERSATION, IRIS, 'To the new keys.');
  expect(server.logOf(FELIX).records).toHaveLength(2);
  await log.publishMany(3);
  await iris.followLog(IRIS);
  await iris.sync(CONVERSATION, IRIS);
  expect(await alarmsOf(iris)).toEqual([expect.stringContaining('contact ')]);
  await expect(iris.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('log');
});

test('keeps sending during an outage, and when the server shows an earlier checkpoint', async ({ browser, context, url }) => {
  const { log, iris, felix } = await irisAndFelix({ browser, context, url });
  await iris.renew(CONVERSATION, IRIS, FELIX);
  const earlier = log.fork();
  await log.publish();
  await iris.followLog(IRIS);
  iris.log = null;
  await iris.send(CONVERSATION, IRIS, 'Without proofs.');
  iris.log = earlier;
  await iris.followLog(IRIS);
  await iris.send(CONVERSATION, IRIS, 'With earlier ones.');
  expect(await felix.read(CONVERSATION, FELIX)).toEqual(['Without proofs.', 'With earlier ones.']);
  expect(await alarmsOf(iris)).toEqual([]);
});

test('raises no alarm because of a root without a signature', async ({ browser, context, url }) => {
  const { log, iris, server } = await irisAndFelix({ browser, context, url });
  const { browser: noor } = await signUp(server, NOOR);
  await log.publish(await changesOf(server, NOOR));
  await iris.followLog(IRIS);
  await iris.sync(CONVERSATION, IRIS, NOOR);
  await iris.renew(CONVERSATION, IRIS, NOOR);
  for (const size of [1, 2, 3]) {
    await noor.send(CONVERSATION, { kind: 'text', text: `${size}`, checkpoint: { size, root: `${'A'.repeat(43)}=` } });
  }
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['1', '2', '3']);
  await iris.followLog(IRIS);
  expect(await alarmsOf(iris)).toEqual([]);
});

test('names no contact in the rows that it stores beside the public log', async ({ browser, context, url }) => {
  const { log, iris } = await irisAndFelix({ browser, context, url });
  const rows = (await iris.rows()).join(' ');
  expect(rows).toContain(log.settings.origin);
  expect(rows).not.toContain(FELIX);
});

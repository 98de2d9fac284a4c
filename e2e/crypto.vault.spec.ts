import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import { expect } from '@playwright/test';
import { createRecoveryCode } from '@subrosa/crypto/account/recovery-code';
import { quickParameters } from '../packages/crypto/test/support/account.ts';
import { FELIX, GROUP, IRIS, CONVERSATION } from '../packages/crypto/test/support/personas.ts';
import { FakeServer } from '../packages/crypto/test/support/fake-server.ts';
import { signUp } from '../packages/crypto/test/support/test-member.ts';
import type { VaultPage } from '../packages/vault/test/browser/vault-page.ts';
import { print } from './crypto-site.ts';
import { Tab } from './crypto-tab.ts';
import { DEVICE, irisAndFelix, test } from './vault-site.ts';

test('exchanges messages between a vault worker and another client, and marks a replay', async ({ context, url }) => {
  const { server, iris, felix } = await irisAndFelix(context, url);
  const sent = await iris.send(CONVERSATION, IRIS, 'From the worker.');
  await felix.send(CONVERSATION, 'From elsewhere.');
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['From the worker.', 'From elsewhere.']);
  expect(await felix.read(CONVERSATION)).toEqual(['From the worker.', 'From elsewhere.']);
  server.conversation(CONVERSATION).messages.push({ ...sent, sequence: 3 });
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['From the worker.', 'From elsewhere.', '(replayed)']);
});

test('restores keys after a reload without a password, and clears the vault on sign-out', async ({ context, url }) => {
  const { iris } = await irisAndFelix(context, url);
  await iris.send(CONVERSATION, IRIS, 'Before the reload.');
  await iris.page.reload();
  await iris.ready();
  await expect(iris.call('encryptSettings', { follows: 0 })).rejects.toThrow('locked');
  expect(await iris.call('restore', { memberId: IRIS })).not.toBeNull();
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['Before the reload.']);
  await iris.call('clear', {});
  expect(await iris.call('restore', { memberId: IRIS })).toBeNull();
  expect(await iris.rows()).toEqual([]);
});

test('stores only encrypted rows in the browser, with private and secret keys that cannot be exported', async ({ context, url }) => {
  const { iris } = await irisAndFelix(context, url);
  await iris.send(CONVERSATION, IRIS, 'Encrypted.');
  const rows = await iris.rows();
  expect(rows.length).toBe(2);
  for (const type of ['private', 'secret']) {
    expect(rows.join(' ')).not.toContain(`"extractable":true,"type":"${type}"`);
    expect(rows.join(' ')).toContain(`"extractable":false,"type":"${type}"`);
  }
  expect(rows.join(' ')).not.toContain(FELIX);
  expect(rows.join(' ')).not.toContain('keyCommitment');
});

test('keeps one encrypted draft of each conversation until the sign-out', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  const about = { conversationId: CONVERSATION };
  await iris.call('saveDraft', { ...about, draft: { text: 'Until Fri', replyTo: null } });
  const second = await Tab.open(context, url, server);
  await second.call('restore', { memberId: IRIS });
  await second.call('saveDraft', { ...about, draft: { text: 'Until Friday', replyTo: 'a message' } });
  expect((await iris.rows()).join(' ')).not.toContain('Until');
  await iris.page.reload();
  await iris.ready();
  await iris.call('restore', { memberId: IRIS });
  expect(await iris.call('listDrafts', {})).toEqual({ drafts: { [CONVERSATION]: { text: 'Until Friday', replyTo: 'a message' } } });
  await second.call('clear', {});
  await expect(iris.call('saveDraft', { ...about, draft: { text: 'x', replyTo: null } })).rejects.toThrow('locked');
  expect(await iris.rows()).toEqual([]);
});

test('restores history by one unlock after the browser storage was emptied', async ({ context, url }) => {
  const { iris, felix, account } = await irisAndFelix(context, url);
  await iris.send(CONVERSATION, IRIS, 'Before it was emptied.');
  await iris.saveSettings(IRIS);
  const devtools = await context.newCDPSession(iris.page);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'indexeddb' });
  await expect(iris.read(CONVERSATION, IRIS)).rejects.toThrow('locked');
  await iris.unlock(account, DEVICE);
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['Before it was emptied.']);
  await iris.send(CONVERSATION, IRIS, 'And after.');
  expect(await felix.read(CONVERSATION)).toEqual(['Before it was emptied.', 'And after.']);
});

test('reports a changed identity in a new browser when the server forges the key log of a contact', async ({ context, browser, url }) => {
  const { server, iris, account } = await irisAndFelix(context, url);
  await iris.saveSettings(IRIS);
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  server.logs.set(FELIX, liar.logOf(FELIX));
  const elsewhere = await browser.newContext();
  const fresh = await Tab.open(elsewhere, url, server);
  await fresh.unlock(account, crypto.randomUUID());
  const { contacts } = await fresh.sync(CONVERSATION, IRIS);
  expect(contacts.find(({ memberId }) => memberId === FELIX)?.state).toBe('changed');
  await expect(fresh.send(CONVERSATION, IRIS, 'To a stranger.')).rejects.toThrow('identityChanged');
  const before = (await iris.call('safetyNumber', { conversationId: CONVERSATION, memberId: FELIX })).groups;
  const after = (await fresh.call('safetyNumber', { conversationId: CONVERSATION, memberId: FELIX })).groups;
  expect(before).toHaveLength(12);
  expect(after).not.toEqual(before);
  await elsewhere.close();
});

test('encrypts nothing without settings, and then nothing to unconfirmed contacts', async ({ context, browser, url }) => {
  const { server, iris, account } = await irisAndFelix(context, url);
  await iris.saveSettings(IRIS);
  server.settings.delete(IRIS);
  const elsewhere = await browser.newContext();
  const fresh = await Tab.open(elsewhere, url, server);
  await fresh.unlock(account, crypto.randomUUID());
  const about = { conversationId: CONVERSATION, memberId: FELIX };
  const alarm = { problem: 'missing', hasPins: false };
  expect(await fresh.call('restore', { memberId: IRIS })).toMatchObject({ alarm });
  await expect(fresh.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('settings');
  await expect(fresh.renew(CONVERSATION, IRIS)).rejects.toThrow('settings');
  await expect(fresh.call('encryptSettings', { follows: 0 })).rejects.toThrow('settings');
  // Nothing that it saw meanwhile is a pin.
  await fresh.unlock(account, DEVICE);
  expect(await fresh.call('restore', { memberId: IRIS })).toMatchObject({ alarm });
  await fresh.call('continueWithoutSettings', {});
  await fresh.saveSettings(IRIS);
  await expect(fresh.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('unconfirmed');
  const { identityKey } = await fresh.call('safetyNumber', about);
  await fresh.call('accept', { ...about, identityKey });
  await fresh.send(CONVERSATION, IRIS, 'Confirmed.');
  await elsewhere.close();
});

test('keeps the pins of a known browser when the server returns older settings', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  const older = server.settingsOf(IRIS);
  await iris.saveSettings(IRIS);
  const { version: atLeast } = await iris.call('knownSettingsVersion', { memberId: IRIS });
  const { alarm } = await iris.call('mergeSettings', { received: older, atLeast });
  expect(alarm).toEqual({ problem: 'older', hasPins: true });
  await iris.send(CONVERSATION, IRIS, 'With the pins of this browser.');
  server.settings.set(IRIS, { ciphertext: older.ciphertext ?? '', version: older.version });
  await iris.call('continueWithoutSettings', {});
  await iris.saveSettings(IRIS);
  expect(server.settingsOf(IRIS).version).toBeGreaterThan(atLeast);
});

test('shares accepted identities and comparisons between tabs', async ({ context, url }) => {
  const { server, iris } = await irisAndFelix(context, url);
  const second = await Tab.open(context, url, server);
  await second.call('restore', { memberId: IRIS });
  const about = { conversationId: CONVERSATION, memberId: FELIX };
  const known = await iris.call('safetyNumber', about);
  await iris.call('markCompared', { ...about, identityKey: known.identityKey, compared: true });
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  server.logs.set(FELIX, liar.logOf(FELIX));
  await expect(iris.send(CONVERSATION, IRIS, 'x')).rejects.toThrow('identityChanged');
  const { contacts: swapped } = await iris.sync(CONVERSATION, IRIS);
  expect(swapped.find(({ memberId }) => memberId === FELIX)).toMatchObject({ state: 'changed', compared: false });
  const [{ identityKey: replaced }, { identityKey }] = [known, await iris.call('safetyNumber', about)];
  await iris.call('accept', { ...about, identityKey });
  await second.send(CONVERSATION, IRIS, 'Sent from the other tab.');
  const decide = second.call('markCompared', { ...about, identityKey: replaced, compared: true });
  await expect(decide).rejects.toThrow('identityChanged');
  await second.call('markCompared', { ...about, identityKey, compared: true });
  const { contacts } = await iris.sync(CONVERSATION, IRIS);
  expect(contacts.find(({ memberId }) => memberId === FELIX)).toMatchObject({ state: 'same', compared: true });
});

test('keeps all contacts that two tabs add at the same time', async ({ context, browser, url }) => {
  const { server, iris, account } = await irisAndFelix(context, url);
  const second = await Tab.open(context, url, server);
  await second.call('restore', { memberId: IRIS });
  const strangers = Array.from({ length: 12 }, () => crypto.randomUUID());
  for (const stranger of strangers) await signUp(server, stranger);
  const meet = (stranger: string, index: number) => (index % 2 ? iris : second).sync(crypto.randomUUID(), IRIS, stranger);
  await Promise.all(strangers.map(meet));
  await iris.saveSettings(IRIS);
  const third = await Tab.open(await browser.newContext(), url, server);
  await third.unlock(account, crypto.randomUUID());
  for (const stranger of [...strangers, FELIX]) {
    const { contacts } = await third.sync(crypto.randomUUID(), IRIS, stranger);
    expect(contacts.find(({ memberId }) => memberId === stranger)?.state).toBe('same');
  }
  await third.page.context().close();
});

test('registers one device when two tabs unlock at the same time', async ({ context, url }) => {
  const { server, iris, account } = await irisAndFelix(context, url);
  const second = await Tab.open(context, url, server);
  // Repeated, because without a lock it fails only sometimes.
  for (let round = 0; round < 10; round += 1) {
    await iris.call('clear', {});
    const keys = await Promise.all([iris.unlock(account, DEVICE), second.unlock(account, DEVICE)]);
    expect(keys[0]).toBe(keys[1]);
  }
  await Promise.all([iris.sync(CONVERSATION, IRIS), second.sync(CONVERSATION, IRIS)]);
  await iris.send(CONVERSATION, IRIS, 'one');
  await second.send(CONVERSATION, IRIS, 'two');
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['one', 'two']);
});

test('unlocks rotated keys with the old history and a new device key', async ({ context, url }) => {
  const { server, iris, felix, account } = await irisAndFelix(context, url);
  await felix.send(CONVERSATION, 'Before the theft.');
  const rotated = await iris.rotate(account);
  await expect(iris.read(CONVERSATION, IRIS)).rejects.toThrow('locked');
  await iris.unlock(rotated, DEVICE);
  expect(await iris.read(CONVERSATION, IRIS)).toEqual(['Before the theft.']);
  await iris.send(CONVERSATION, IRIS, 'After it.');
  expect(await felix.read(CONVERSATION)).toEqual(['Before the theft.', 'After it.']);
  expect(server.conversation(CONVERSATION).epochs).toHaveLength(2);
});

test('encrypts name, invitation and reactions of a group in the worker', async ({ context, url }) => {
  const { server, iris, felix } = await irisAndFelix(context, url);
  const group = { name: 'Quiet harbour' };
  await iris.sync(GROUP, IRIS, FELIX);
  const people = { members: [IRIS, FELIX], admins: [IRIS] };
  const { state, ...epoch } = await iris.call('renew', { conversationId: GROUP, people, group: { first: group } });
  expect(Object.keys(epoch).toSorted()).toEqual(['record', 'wraps']);
  await server.putEpoch(IRIS, epoch);
  await iris.sync(GROUP, IRIS);
  if (!state) throw new Error('a group has a name from its first epoch on');
  const stamped = (encrypted: MessageEnvelope) => ({
    conversationId: GROUP,
    state: { ...encrypted, senderId: IRIS, stamped: { id: encrypted.id, senderId: IRIS, commitment: encrypted.commitment } },
  });
  expect(await iris.call('decryptGroups', { groups: [stamped(state)] })).toMatchObject([group]);
  const renamed = await iris.call('describeGroup', { conversationId: GROUP, id: crypto.randomUUID(), group: { name: 'Loud harbour' } });
  expect(await iris.call('decryptGroups', { groups: [stamped(renamed)] })).toMatchObject([{ name: 'Loud harbour' }]);
  const unreportable = { ...stamped(renamed), state: { ...stamped(renamed).state, stamped: stamped(state).state.stamped } };
  expect(await iris.call('decryptGroups', { groups: [unreportable] })).toEqual([null]);
  const own = server.logOf(IRIS);
  const encrypted = await iris.call('encryptName', { conversationId: GROUP, log: own, name: group.name });
  expect(await iris.call('decryptNames', { names: [{ ...encrypted, conversationId: GROUP }] })).toEqual([group.name]);
  const { pinsChanged: _changed, ...invitation } = await iris.call('encryptInvitation', {
    conversationId: GROUP,
    log: server.logOf(FELIX),
    name: group.name,
  });
  const invitations = [{ ...invitation, conversationId: GROUP, inviterId: IRIS }];
  expect(await iris.call('decryptInvitations', { invitations })).toEqual([null]);
  const { id: about } = await felix.send(GROUP, 'Half past eight?');
  const reaction = await iris.call('react', { conversationId: GROUP, id: crypto.randomUUID(), about, emoji: '👍' });
  const signed = { ...reaction, senderId: IRIS, about };
  const reactions = [signed, { ...signed, about: crypto.randomUUID() }];
  expect(await iris.call('decryptReactions', { conversationId: GROUP, reactions })).toMatchObject([
    { kind: 'decrypted', emoji: '👍' },
    { kind: 'dropped', reason: 'payload' },
  ]);
});

test('encrypts and decrypts a file of 25 MB in the worker, and rejects one with a wrong hash', async ({ context, url }) => {
  const { iris } = await irisAndFelix(context, url);
  const taken = await iris.page.evaluate(async () => {
    const { call } = (globalThis as unknown as { page: VaultPage }).page;
    const done = async <Output>(response: Promise<{ output?: Output | undefined }>) => {
      const { output } = await response;
      if (output === undefined) throw new Error('the vault failed');
      return output;
    };
    const content = new Blob([new Uint8Array(25 * 1024 * 1024).map((_, index) => index % 251)]);
    const startedAt = performance.now();
    const { ciphertext: encrypted, file } = await done(call('encryptFile', { content }));
    const encrypting = performance.now() - startedAt;
    const named = { id: 'x', type: 'video/mp4', ...file };
    const opened = await done(call('decryptFile', { file: named, ciphertext: encrypted }));
    const wrong = await call('decryptFile', { file: { ...named, hash: file.encryptedHash }, ciphertext: encrypted });
    return {
      encrypting,
      opening: performance.now() - startedAt - encrypting,
      size: opened.size,
      type: opened.type,
      error: wrong.error?.reason,
    };
  });
  print(`25 MB: encrypted in ${taken.encrypting.toFixed(0)} ms, decrypted twice in ${taken.opening.toFixed(0)} ms`);
  expect(taken).toMatchObject({ size: 25 * 1024 * 1024, type: 'video/mp4', error: 'attachment' });
});

test('decrypts a page of 50 messages in the worker', async ({ context, url }) => {
  const { iris, felix } = await irisAndFelix(context, url);
  for (let index = 0; index < 50; index += 1) await felix.send(CONVERSATION, `message ${index}`);
  await iris.sync(CONVERSATION, IRIS);
  const messages = felix.server.conversation(CONVERSATION).messages;
  const started = performance.now();
  const opened = await iris.call('decryptMessages', { conversationId: CONVERSATION, messages });
  print(`50 messages through the worker and the test: ${(performance.now() - started).toFixed(0)} ms`);
  expect(opened.every(({ kind }) => kind === 'decrypted')).toBe(true);
});

test('forgets an entered password, and unlocked keys once they are stored', async ({ context, url }) => {
  const { server, iris, account } = await irisAndFelix(context, url);
  const { memberId, salt, envelope, bundle } = account;
  const entered = { memberId, kind: 'email', envelope, bundle } as const;
  const device = { deviceId: DEVICE, received: server.settingsOf(IRIS), atLeast: 1 };
  const { passwordId } = await iris.call('enterPassword', { password: 'correct horse', salt, parameters: quickParameters });
  const { keysId } = await iris.call('unlockKeys', { ...entered, passwordId });
  await iris.call('clearPassword', { passwordId });
  await expect(iris.call('unlockKeys', { ...entered, passwordId })).rejects.toThrow('VaultError');
  await expect(iris.call('createRecoveryCode', { ...entered, passwordId })).rejects.toThrow('VaultError');
  await iris.call('unlock', { keysId, ...device });
  await expect(iris.call('unlock', { keysId, ...device })).rejects.toThrow('locked');
});

test('rejects a wrong password and a wrong recovery code', async ({ context, url }) => {
  const { iris, account } = await irisAndFelix(context, url);
  const { memberId, salt, envelope, bundle } = account;
  const { passwordId } = await iris.call('enterPassword', { password: 'correct house', salt, parameters: quickParameters });
  const wrong = iris.call('unlockKeys', { memberId, kind: 'email', envelope, bundle, passwordId });
  await expect(wrong).rejects.toThrow('These keys cannot be unlocked.');
  const byCode = (code: string) => iris.call('unlockKeysByCode', { memberId, code, envelope, bundle });
  await expect(byCode('twelve words')).rejects.toThrow('This is not a recovery code.');
  await expect(byCode(createRecoveryCode())).rejects.toThrow('These keys cannot be unlocked.');
});

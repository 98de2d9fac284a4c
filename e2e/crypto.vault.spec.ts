import type { MessageEnvelope } from '@subrosa/crypto/statements/message';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { FELIX, GROUP, IRIS, TALK } from '@subrosa/crypto/conversation/testing/cast';
import { House } from '@subrosa/crypto/conversation/testing/house';
import { signUp } from '@subrosa/crypto/conversation/testing/person';
import type { VaultPage } from '@subrosa/crypto/in-browser/vault-page';
import { aSite, bundled, say } from './crypto-site.ts';
import { Tab } from './crypto-tab.ts';

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to see which fixtures it uses
    async ({}, use) => {
      const scripts = { '/vault-page.js': await bundled('in-browser/vault-page.ts') };
      const site = await aSite({ ...scripts, '/vault.worker.js': await bundled('vault/vault.worker.ts') });
      await use(site.address);
      site.close();
    },
    { scope: 'worker' },
  ],
});

const DEVICE = '0198f6a0-0000-7000-8000-0000000000d1';

/** Iris in a real browser, Felix somewhere else; they have an epoch. */
async function irisAndFelix(context: BrowserContext, address: string) {
  const house = new House();
  const { browser: felix } = await signUp(house, FELIX);
  const iris = await Tab.open(context, address, house);
  const account = await iris.signUp(IRIS);
  await iris.unlock(account, DEVICE);
  await iris.sync(TALK, IRIS, FELIX);
  await iris.renew(TALK, IRIS, FELIX);
  return { house, iris, felix, account };
}

test('a member in a worker and one elsewhere write to each other', async ({ context, address }) => {
  const { house, iris, felix } = await irisAndFelix(context, address);
  const sent = await iris.send(TALK, IRIS, 'From the worker.');
  await felix.send(TALK, 'From elsewhere.');
  expect(await iris.read(TALK, IRIS)).toEqual(['From the worker.', 'From elsewhere.']);
  expect(await felix.read(TALK)).toEqual(['From the worker.', 'From elsewhere.']);
  house.room(TALK).messages.push({ ...sent, sequence: 3 });
  expect(await iris.read(TALK, IRIS)).toEqual(['From the worker.', 'From elsewhere.', '(replayed)']);
});

test('a reload needs no password, signing out leaves nothing', async ({ context, address }) => {
  const { iris } = await irisAndFelix(context, address);
  await iris.send(TALK, IRIS, 'Before the reload.');
  await iris.page.reload();
  await iris.ready();
  await expect(iris.ask('sealSettings', {})).rejects.toThrow('locked');
  expect(await iris.ask('restore', { memberId: IRIS })).not.toBeNull();
  expect(await iris.read(TALK, IRIS)).toEqual(['Before the reload.']);
  await iris.ask('forget', {});
  expect(await iris.ask('restore', { memberId: IRIS })).toBeNull();
  expect(await rowsOf(iris)).toEqual([]);
});

test('what the browser stores is sealed, and its keys cannot be taken out', async ({ context, address }) => {
  const { iris } = await irisAndFelix(context, address);
  await iris.send(TALK, IRIS, 'Sealed.');
  const rows = await rowsOf(iris);
  expect(rows.length).toBe(2);
  expect(rows.join(' ')).not.toContain('"extractable":true,"type":"private"');
  expect(rows.join(' ')).toContain('"extractable":false,"type":"private"');
  expect(rows.join(' ')).not.toContain(FELIX);
  expect(rows.join(' ')).not.toContain('keyCommitment');
});

test('an emptied browser costs one unlock', async ({ context, address }) => {
  const { house, iris, felix, account } = await irisAndFelix(context, address);
  await iris.send(TALK, IRIS, 'Before it was emptied.');
  house.settings.set(IRIS, (await iris.ask('sealSettings', {})).sealed);
  const devtools = await context.newCDPSession(iris.page);
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'indexeddb' });
  await expect(iris.read(TALK, IRIS)).rejects.toThrow('locked');
  await iris.unlock(account, DEVICE);
  expect(await iris.read(TALK, IRIS)).toEqual(['Before it was emptied.']);
  await iris.send(TALK, IRIS, 'And after.');
  expect(await felix.read(TALK)).toEqual(['Before it was emptied.', 'And after.']);
});

test('a new browser does not believe a false identity of somebody whom the old one knew', async ({ context, browser, address }) => {
  const { house, iris, account } = await irisAndFelix(context, address);
  house.settings.set(IRIS, (await iris.ask('sealSettings', {})).sealed);
  const liar = new House();
  await signUp(liar, FELIX);
  house.logs.set(FELIX, liar.logOf(FELIX));
  const elsewhere = await browser.newContext();
  const fresh = await Tab.open(elsewhere, address, house);
  await fresh.unlock(account, crypto.randomUUID());
  const { contacts } = await fresh.sync(TALK, IRIS);
  expect(contacts.find(({ memberId }) => memberId === FELIX)?.state).toBe('changed');
  await expect(fresh.send(TALK, IRIS, 'To a stranger.')).rejects.toThrow('identityChanged');
  const before = (await iris.ask('safetyNumber', { conversationId: TALK, memberId: FELIX })).groups;
  const after = (await fresh.ask('safetyNumber', { conversationId: TALK, memberId: FELIX })).groups;
  expect(before).toHaveLength(12);
  expect(after).not.toEqual(before);
  await elsewhere.close();
});

test('an accepted identity is accepted in every tab, and a comparison is remembered', async ({ context, address }) => {
  const { house, iris } = await irisAndFelix(context, address);
  const second = await Tab.open(context, address, house);
  await second.ask('restore', { memberId: IRIS });
  const liar = new House();
  await signUp(liar, FELIX);
  house.logs.set(FELIX, liar.logOf(FELIX));
  await expect(iris.send(TALK, IRIS, 'x')).rejects.toThrow('identityChanged');
  await iris.ask('accept', { conversationId: TALK, memberId: FELIX });
  await second.send(TALK, IRIS, 'Sent from the other tab.');
  await second.ask('markCompared', { conversationId: TALK, memberId: FELIX, compared: true });
  const { contacts } = await iris.sync(TALK, IRIS);
  expect(contacts.find(({ memberId }) => memberId === FELIX)).toMatchObject({ state: 'same', verified: true });
});

test('two tabs that change things at once lose nothing', async ({ context, browser, address }) => {
  const { house, iris, account } = await irisAndFelix(context, address);
  const second = await Tab.open(context, address, house);
  await second.ask('restore', { memberId: IRIS });
  const strangers = Array.from({ length: 12 }, () => crypto.randomUUID());
  for (const stranger of strangers) await signUp(house, stranger);
  const meet = (stranger: string, index: number) => (index % 2 ? iris : second).sync(crypto.randomUUID(), IRIS, stranger);
  await Promise.all(strangers.map(meet));
  const { sealed } = await iris.ask('sealSettings', {});
  const third = await Tab.open(await browser.newContext(), address, house);
  house.settings.set(IRIS, sealed);
  await third.unlock(account, crypto.randomUUID());
  for (const stranger of [...strangers, FELIX]) {
    const { contacts } = await third.sync(crypto.randomUUID(), IRIS, stranger);
    expect(contacts.find(({ memberId }) => memberId === stranger)?.state).toBe('same');
  }
  await third.page.context().close();
});

test('two tabs that unlock at once are one device', async ({ context, address }) => {
  const { house, iris, account } = await irisAndFelix(context, address);
  const second = await Tab.open(context, address, house);
  // Several times, as without a lock it goes wrong only now and then.
  for (let round = 0; round < 10; round += 1) {
    await iris.ask('forget', {});
    const keys = await Promise.all([iris.unlock(account, DEVICE), second.unlock(account, DEVICE)]);
    expect(keys[0]).toBe(keys[1]);
  }
  await Promise.all([iris.sync(TALK, IRIS), second.sync(TALK, IRIS)]);
  await iris.send(TALK, IRIS, 'one');
  await second.send(TALK, IRIS, 'two');
  expect(await iris.read(TALK, IRIS)).toEqual(['one', 'two']);
});

test('keys rotated in one browser are unlocked again in it, with history and a new device key', async ({ context, address }) => {
  const { house, iris, felix, account } = await irisAndFelix(context, address);
  await felix.send(TALK, 'Before the theft.');
  const rotated = await iris.rotate(account);
  await expect(iris.read(TALK, IRIS)).rejects.toThrow('locked');
  await iris.unlock(rotated, DEVICE);
  expect(await iris.read(TALK, IRIS)).toEqual(['Before the theft.']);
  await iris.send(TALK, IRIS, 'After it.');
  expect(await felix.read(TALK)).toEqual(['Before the theft.', 'After it.']);
  expect(house.room(TALK).epochs).toHaveLength(2);
});

test('a group is run from the worker: name, invitation, reactions', async ({ context, address }) => {
  const { house, iris, felix } = await irisAndFelix(context, address);
  const group = { name: 'Quiet harbour' };
  await iris.sync(GROUP, IRIS, FELIX);
  const people = { members: [IRIS, FELIX], admins: [IRIS] };
  const { state, ...epoch } = await iris.ask('renew', { conversationId: GROUP, people, group: { first: group } });
  expect(Object.keys(epoch).toSorted()).toEqual(['record', 'wraps']);
  await house.putEpoch(IRIS, epoch);
  await iris.sync(GROUP, IRIS);
  if (!state) throw new Error('a group has a name from its first epoch on');
  const stamped = (sealed: MessageEnvelope) => ({
    conversationId: GROUP,
    state: { ...sealed, senderId: IRIS, stamped: { id: sealed.id, senderId: IRIS, commitment: sealed.commitment } },
  });
  expect(await iris.ask('openGroups', { groups: [stamped(state)] })).toMatchObject([group]);
  const renamed = await iris.ask('describeGroup', { conversationId: GROUP, id: crypto.randomUUID(), group: { name: 'Loud harbour' } });
  expect(await iris.ask('openGroups', { groups: [stamped(renamed)] })).toMatchObject([{ name: 'Loud harbour' }]);
  const unreportable = { ...stamped(renamed), state: { ...stamped(renamed).state, stamped: stamped(state).state.stamped } };
  expect(await iris.ask('openGroups', { groups: [unreportable] })).toEqual([null]);
  const own = house.logOf(IRIS);
  const sealed = await iris.ask('sealName', { conversationId: GROUP, log: own, name: group.name });
  expect(await iris.ask('openNames', { names: [{ ...sealed, conversationId: GROUP }] })).toEqual([group.name]);
  const { pinsChanged: _changed, ...invitation } = await iris.ask('sealInvitation', {
    conversationId: GROUP,
    log: house.logOf(FELIX),
    name: group.name,
  });
  const invitations = [{ ...invitation, conversationId: GROUP, inviterId: IRIS }];
  expect(await iris.ask('openInvitations', { invitations })).toEqual([null]);
  const { id: about } = await felix.send(GROUP, 'Half past eight?');
  const reaction = await iris.ask('react', { conversationId: GROUP, id: crypto.randomUUID(), about, emoji: '👍' });
  const signed = { ...reaction, senderId: IRIS, about };
  const reactions = [signed, { ...signed, about: crypto.randomUUID() }];
  expect(await iris.ask('openReactions', { conversationId: GROUP, reactions })).toMatchObject([
    { kind: 'opened', emoji: '👍' },
    { kind: 'dropped', because: 'payload' },
  ]);
});

test('a file of 25 MB is sealed and opened in the worker, and another is refused', async ({ context, address }) => {
  const { iris } = await irisAndFelix(context, address);
  const taken = await iris.page.evaluate(async () => {
    const { ask } = (globalThis as unknown as { page: VaultPage }).page;
    const done = async <Output>(answer: Promise<{ output?: Output | undefined }>) => {
      const { output } = await answer;
      if (output === undefined) throw new Error('the vault refused');
      return output;
    };
    const content = new Blob([new Uint8Array(25 * 1024 * 1024).map((_, place) => place % 251)]);
    const begun = performance.now();
    const { sealed, file } = await done(ask('sealFile', { content }));
    const sealing = performance.now() - begun;
    const named = { id: 'x', type: 'video/mp4', ...file };
    const opened = await done(ask('openFile', { file: named, sealed }));
    const wrong = await ask('openFile', { file: { ...named, hash: file.sealedHash }, sealed });
    return { sealing, opening: performance.now() - begun - sealing, size: opened.size, type: opened.type, refused: wrong.refused?.because };
  });
  say(`25 MB: sealed in ${taken.sealing.toFixed(0)} ms, opened twice in ${taken.opening.toFixed(0)} ms`);
  expect(taken).toMatchObject({ size: 25 * 1024 * 1024, type: 'video/mp4', refused: 'attachment' });
});

test('a page of history opens in the worker at once', async ({ context, address }) => {
  const { iris, felix } = await irisAndFelix(context, address);
  for (let index = 0; index < 50; index += 1) await felix.send(TALK, `message ${index}`);
  await iris.sync(TALK, IRIS);
  const messages = felix.house.room(TALK).messages;
  const started = performance.now();
  const opened = await iris.ask('open', { conversationId: TALK, messages });
  say(`50 messages through the worker and the test: ${(performance.now() - started).toFixed(0)} ms`);
  expect(opened.every(({ kind }) => kind === 'opened')).toBe(true);
});

/** Every row of the vault as a text; keys by what can be done with them, bytes as they are. */
async function rowsOf({ page }: Tab): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('unreadable')));
      });
    const database = await done(indexedDB.open('subrosa-vault'));
    const transaction = database.transaction(['members', 'conversations']);
    const rows = await Promise.all(['members', 'conversations'].map((name) => done<unknown[]>(transaction.objectStore(name).getAll())));
    database.close();
    const shown = (_: string, value: unknown): unknown => {
      if (value instanceof CryptoKey) return { extractable: value.extractable, type: value.type };
      if (value instanceof Uint8Array) return new TextDecoder().decode(value);
      return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
    };
    return rows.flat().map((row) => JSON.stringify(row, shown));
  });
}

import { expect, type Page } from '@playwright/test';
import { readBundle } from '@subrosa/crypto/account/bundle';
import { loadAccountKeys } from '@subrosa/crypto/account/account-keys';
import { derive } from '@subrosa/crypto/account/derive';
import { decryptEnvelope } from '@subrosa/crypto/account/envelope';
import { createRecoveryCode } from '@subrosa/crypto/account/recovery-code';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { hkdf } from '@subrosa/crypto/primitives/hkdf';
import { openWith } from '@subrosa/crypto/primitives/hpke';
import type { EpochRecord } from '@subrosa/crypto/signed/epoch';
import { connectVault } from '@subrosa/vault/connect';
import { kdfParameters as parameters } from '@subrosa/rules/accounts/kdf';
import { row, unlock } from './chat.ts';
import { query } from './database.ts';
import { injectScript, type InjectedScript } from './injected-script.ts';
import { PERSONA_PASSWORD, test } from './member.ts';
import { aNetwork } from './visitor.ts';

type Infected = { injected: InjectedScript };

const vaultCalls = Object.keys(connectVault({ addEventListener: () => undefined } as unknown as Worker, () => undefined));

/** The secrets of a member, computed outside the browser from the password and what the server stores. */
async function secretsOf(page: Page, username: string) {
  const [member] = await query<{ id: string; email: string; envelope: string; bundle: string }>(
    `SELECT m.id, m.email, e.envelope, b.bundle FROM member m JOIN key_envelope e ON e.member_id = m.id AND e.kind = 'email'
     JOIN key_bundle b ON b.member_id = m.id WHERE m.username = $1`,
    [username],
  );
  if (!member) throw new Error('no member');
  const response = await page.request.post('/api/auth/parameters', { data: { names: [member.email] }, headers: aNetwork() });
  const { body } = (await response.json()) as { body: { salts: string[] } };
  const { kek } = await derive(PERSONA_PASSWORD, body.salts[0] ?? '', parameters);
  const masterKey = await decryptEnvelope(member.envelope, kek, { memberId: member.id, kind: 'email' });
  const contents = await readBundle(masterKey, member.bundle, member.id);
  const { accountKeys } = await loadAccountKeys(contents);
  const epochs = await query<{ record: EpochRecord; wrap: string }>(
    `SELECT record, wrap FROM conversation_key_wrap JOIN conversation_epoch USING (conversation_id, epoch) WHERE member_id = $1`,
    [member.id],
  );
  const epochKeys = await Promise.all(
    epochs.map(async ({ record, wrap }) => {
      const version = record.members.find(({ memberId }) => memberId === member.id)?.accountKeyVersion ?? 0;
      const pair = accountKeys.get(version);
      if (!pair) throw new Error('no account key');
      const info = encodeFields('epoch wrap', record.conversationId, record.epoch, member.id, version);
      return toBase64url(await openWith(pair, fromBase64url(wrap), { info, context: new Uint8Array(0) }));
    }),
  );
  const needles = {
    'key encryption key': toBase64url(kek),
    'master key': toBase64url(masterKey),
    'settings key': toBase64url(await hkdf(masterKey, { info: encodeFields('settings key') })),
    'identity key': await scalarOf(contents.identity.privateKey),
    ...Object.fromEntries(
      await Promise.all(contents.accountKeys.map(async (key) => [`account key ${key.version}`, await scalarOf(key.privateKey)] as const)),
    ),
    ...Object.fromEntries(epochKeys.map((key, index) => [`epoch key ${index}`, key])),
  };
  return { ...member, masterKey, needles };
}

/** The secret number of a private key, which every encoding of it contains. */
async function scalarOf(privateKey: string): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('pkcs8', fromBase64url(privateKey), algorithm, true, ['sign']);
  return (await crypto.subtle.exportKey('jwk', key)).d ?? '';
}

const search = (tab: Page, needles: Record<string, string>) =>
  tab.evaluate((searched) => (window as unknown as Infected).injected.find(searched), needles);

test('gives an injected script no private or secret key of a signed-in page', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const tab = await signInAs('ansel');
  const { id: memberId, envelope, bundle, masterKey, needles } = await secretsOf(tab, 'ansel');
  expect(Object.keys(needles).filter((name) => name.startsWith('epoch key'))).not.toEqual([]);
  await unlock(tab);

  await tab.evaluate(injectScript);
  await row(tab, 'iris').click();
  await expect(tab.getByRole('article').first()).toBeVisible();
  const calls = () => tab.evaluate(() => (window as unknown as Infected).injected.calls());
  await expect.poll(calls).toEqual(expect.arrayContaining(['sync']));

  const conversationId = tab.url().split('/').at(-1) ?? '';
  const [salt, code] = [toBase64url(new Uint8Array(32)), createRecoveryCode()];
  const stored = { email: { salt, parameters }, username: { salt, parameters } };
  const password = 'Not-The-Password-1';
  const refs = { memberId, conversationId, deviceId: crypto.randomUUID(), passwordId: crypto.randomUUID(), keysId: crypto.randomUUID() };
  const ofPassword = { password, newPassword: password, salt, parameters, stored, email: { salt }, username: { salt } };
  const settings = { ciphertext: null, version: 0 };
  const versions = { settingsVersion: 1, follows: 1, version: 1, atLeast: 0 };
  const ofServer = { kind: 'email', envelope, bundle, settings, received: settings, ...versions, records: [] };
  const ofMember = { code, recovery: { code, envelope }, identifier: { kind: 'email', salt, parameters }, compared: false };
  const nothing = { epochs: [], logs: [], messages: [], reactions: [], groups: [], invitations: [], names: [] };
  const input = { ...refs, ...ofPassword, ...ofServer, ...ofMember, ...nothing };
  const attempts = await tab.evaluate(([names, inputs]) => (window as unknown as Infected).injected.attack(names, inputs), [
    vaultCalls.filter((name) => name !== 'clear'),
    [input, {}],
  ] as const);
  expect(new Set(attempts.map(({ call }) => call))).toEqual(new Set(vaultCalls.filter((name) => name !== 'clear')));
  // The script can use the vault; nothing that needs the member's password succeeds without it.
  const succeeded = new Set(attempts.filter(({ output }) => output).map(({ call }) => call));
  expect([...succeeded]).toEqual(expect.arrayContaining(['restore', 'sync', 'decryptMessages', 'encryptSettings']));
  for (const call of ['unlock', 'unlockKeys', 'unlockKeysByCode', 'changePassword', 'changeIdentifier', 'createRecoveryCode', 'rotateKeys'])
    expect(succeeded).not.toContain(call);

  const result = await search(tab, needles);
  test.info().annotations.push({ type: 'search', description: JSON.stringify(result) });
  expect(result.found).toEqual([]);
  expect(result.keys).toBeGreaterThan(3);
  expect(result.modules).toBeGreaterThan(10);
  expect(result.rows).toBeGreaterThan(1);
  expect(result.visited).toBeGreaterThan(10_000);

  // The same search finds each kind of leak, so an empty result means something.
  await tab.evaluate(async (leaked) => {
    const bytes = Uint8Array.from(leaked);
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
    Object.assign(document.body, { planted: { deep: [new Map([['bytes', bytes]])] }, pair });
    const encoded = btoa(String.fromCharCode(...bytes));
    localStorage.setItem('planted', JSON.stringify({ encoded }));
    await (await caches.open('planted')).put('/planted', new Response(`{"key":"${encoded}"}`));
  }, Array.from(masterKey));
  const { found } = await search(tab, needles);
  for (const path of [
    /^master key at .*map$/,
    /^master key at stored\.local\.planted$/,
    /^master key at cached\./,
    /^private raw|^private pkcs8/,
  ])
    expect(
      found.some((one) => path.test(one)),
      String(path),
    ).toBe(true);
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { aClock, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { KeyProviderError, KeyProviderUnavailableError } from './keys.ts';
import { keyUnwrapper } from './unwrapper.ts';
import { keyWrapper } from './wrapper.ts';

const clock = aClock();
let sandbox: Sandbox;
let jwtFile: string;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, now: clock.now });
  jwtFile = join(await mkdtemp(join(tmpdir(), 'vault-')), 'token');
  await writeFile(jwtFile, 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl\n');
});
afterAll(() => sandbox.stop());

const key = randomBytes(96);
const context = { document: 'a' };
const vaultUrl = () => `${sandbox.url}/vault`;
const vault = (settings: Record<string, string>) =>
  loadConfig({ ENVIRONMENT: 'test', KEY_PROVIDER: 'vault', VAULT_URL: vaultUrl(), VAULT_KEY: 'documents', ...settings });
const approle = (name = 'all', secret = `secret-${name}`) =>
  vault({ VAULT_AUTH: 'approle', VAULT_ROLE_ID: `role-${name}`, VAULT_SECRET_ID: secret });
const kubernetes = (role = 'all') => vault({ VAULT_AUTH: 'kubernetes', VAULT_ROLE: role, VAULT_JWT_FILE: jwtFile });
const revoke = () => fetch(`${sandbox.url}/keys/revoke`, { method: 'POST' });

describe.each([
  ['AppRole', () => approle()],
  ['Kubernetes', () => kubernetes()],
])('vaultTokens with a login by %s', (_name, config) => {
  it('wraps and unwraps', async () => {
    const wrapped = await keyWrapper(config(), clock).wrap(key, context);
    expect(await keyUnwrapper(config(), clock).unwrap(wrapped, context)).toEqual(key);
  });

  it.each([
    ['before the lease ends', 50 * MINUTE, 1],
    ['after the lease ended without requests', 2 * HOUR, 1],
    ['for longer than any token may live', 50 * MINUTE, 6],
  ])('continues %s', async (_when, step, times) => {
    const wrapper = keyWrapper(config(), clock);
    await wrapper.wrap(key, context);
    for (let time = 0; time < times; time += 1) {
      clock.pass(step);
      expect((await wrapper.wrap(key, context)).provider).toBe('vault');
    }
  });

  it('logs in again after its token was revoked', async () => {
    const wrapper = keyWrapper(config(), clock);
    await wrapper.wrap(key, context);
    clock.pass(MINUTE);
    await revoke();
    expect((await wrapper.wrap(key, context)).provider).toBe('vault');
  });
});

describe('a Vault login', () => {
  it('fails with a wrong secret, a wrong role, or without the service account’s token', async () => {
    await expect(keyWrapper(approle('all', 'wrong'), clock).wrap(key, context)).rejects.toThrow(KeyProviderError);
    await expect(keyWrapper(kubernetes('nobody'), clock).wrap(key, context)).rejects.toThrow(KeyProviderError);
    await expect(keyWrapper({ ...kubernetes(), VAULT_JWT_FILE: '/nowhere' }, clock).wrap(key, context)).rejects.toThrow('ENOENT');
  });

  it('grants only the rights of its role', async () => {
    const wrapped = await keyWrapper(approle('api'), clock).wrap(key, context);
    expect(await keyUnwrapper(kubernetes('documents'), clock).unwrap(wrapped, context)).toEqual(key);
    await expect(keyUnwrapper(approle('api'), clock).unwrap(wrapped, context)).rejects.toThrow(KeyProviderError);
    await expect(keyWrapper(kubernetes('documents'), clock).wrap(key, context)).rejects.toThrow(KeyProviderError);
  });
});

describe('a given Vault token', () => {
  const aToken = async () => {
    const body = JSON.stringify({ role_id: 'role-all', secret_id: 'secret-all' });
    const answer = await fetch(`${vaultUrl()}/v1/auth/approle/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return ((await answer.json()) as { auth: { client_token: string } }).auth.client_token;
  };

  it('lasts by renewals until its maximum lifetime, and then fails', async () => {
    const wrapper = keyWrapper(vault({ VAULT_TOKEN: await aToken() }), clock);
    for (let time = 0; time < 3; time += 1) {
      expect((await wrapper.wrap(key, context)).provider).toBe('vault');
      clock.pass(50 * MINUTE);
    }
    clock.pass(HOUR);
    await expect(wrapper.wrap(key, context)).rejects.toThrow(KeyProviderError);
  });
});

describe('Vault with recorded responses', () => {
  const provider = useRecordedProvider();
  const recorded = (settings: Record<string, string>) => ({ ...vault(settings), VAULT_URL: provider.url });
  const byAppRole = () => recorded({ VAULT_AUTH: 'approle', VAULT_ROLE_ID: 'role', VAULT_SECRET_ID: 'secret' });
  const calls = () => provider.received.map(({ method, path, headers }) => [method, path, headers['x-vault-token']]);

  it('logs in, encrypts, renews and encrypts as documented', async () => {
    const wrapper = keyWrapper(byAppRole(), clock);
    provider.answer('vault/approle-login.http', 'vault/encrypted.http', 'vault/renewed.http', 'vault/encrypted.http');
    const { wrapped } = await wrapper.wrap(key, context);
    expect(wrapped.toString()).toBe('vault:v1:XjsPWPjqPrBi1N2Ms2s1QM798YyFWnO4TR4lsFA=');
    clock.pass(15 * MINUTE);
    await wrapper.wrap(key, context);
    const token = '5b1a0318-679c-9c45-e5c6-d1b9a9035d49';
    expect(calls()).toEqual([
      ['POST', '/v1/auth/approle/login', undefined],
      ['POST', '/v1/transit/encrypt/documents', token],
      ['POST', '/v1/auth/token/renew-self', token],
      ['POST', '/v1/transit/encrypt/documents', token],
    ]);
    expect(JSON.parse(provider.received[0]?.body ?? '')).toEqual({ role_id: 'role', secret_id: 'secret' });
  });

  it('logs in with the current token of the service account’s file', async () => {
    provider.answer('vault/kubernetes-login.http', 'vault/decrypted.http');
    const config = { ...recorded({ VAULT_AUTH: 'kubernetes', VAULT_ROLE: 'documents' }), VAULT_JWT_FILE: jwtFile, VAULT_AUTH_MOUNT: 'k8s' };
    const wrapped = { provider: 'vault' as const, keyName: 'documents', wrapped: Buffer.from('vault:v1:abc') };
    expect((await keyUnwrapper(config, clock).unwrap(wrapped, context)).toString()).toBe('the quick brown fox\n');
    expect(calls()[0]).toEqual(['POST', '/v1/auth/k8s/login', undefined]);
    expect(JSON.parse(provider.received[0]?.body ?? '')).toEqual({ role: 'documents', jwt: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' });
  });

  it('logs in once for concurrent requests', async () => {
    const wrapper = keyWrapper(byAppRole(), clock);
    provider.answer('vault/approle-login.http', ...Array.from({ length: 5 }, () => 'vault/encrypted.http'));
    await Promise.all(Array.from({ length: 5 }, () => wrapper.wrap(key, context)));
    expect(calls().filter(([, path]) => path === '/v1/auth/approle/login')).toHaveLength(1);
  });

  it.each([
    ['vault/invalid-secret-id.http', KeyProviderError],
    ['vault/unavailable.http', KeyProviderUnavailableError],
  ])('throws for the response %s', async (sample, error) => {
    provider.answer(sample);
    await expect(keyWrapper(byAppRole(), clock).wrap(key, context)).rejects.toThrow(error);
  });

  it('makes no second login when a new token lacks a right', async () => {
    provider.answer('vault/approle-login.http', 'vault/permission-denied.http');
    await expect(keyWrapper(byAppRole(), clock).wrap(key, context)).rejects.toThrow(KeyProviderError);
    expect(provider.received).toHaveLength(2);
  });

  it('keeps the current token when the renewal fails because Vault is unavailable', async () => {
    const wrapper = keyWrapper(byAppRole(), clock);
    provider.answer('vault/approle-login.http', 'vault/encrypted.http', 'vault/unavailable.http', 'vault/encrypted.http');
    await wrapper.wrap(key, context);
    clock.pass(15 * MINUTE);
    expect((await wrapper.wrap(key, context)).provider).toBe('vault');
  });

  it('reads the lease of a given token and renews it in time', async () => {
    provider.answer('vault/lookup-self.http', 'vault/encrypted.http', 'vault/renewed.http', 'vault/encrypted.http');
    const wrapper = keyWrapper(recorded({ VAULT_TOKEN: 'given' }), clock);
    await wrapper.wrap(key, context);
    clock.pass(25 * 24 * HOUR);
    await wrapper.wrap(key, context);
    expect(calls().map(([, path]) => path)).toEqual([
      '/v1/auth/token/lookup-self',
      '/v1/transit/encrypt/documents',
      '/v1/auth/token/renew-self',
      '/v1/transit/encrypt/documents',
    ]);
  });
});

describe('loadConfig with Vault', () => {
  it.each([
    ['token', /VAULT_TOKEN: missing/],
    ['approle', /VAULT_ROLE_ID: missing[^]*VAULT_SECRET_ID: missing/],
    ['kubernetes', /VAULT_ROLE: missing/],
  ])('names the missing settings of a login by %s', (method, problem) => {
    expect(() => vault({ VAULT_AUTH: method })).toThrow(problem);
  });
});

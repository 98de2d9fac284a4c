import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { KeyProviderError, KeyProviderUnavailableError } from './keys.ts';
import { localUnwrapper, localWrapper } from './local.ts';
import { keyUnwrapper } from './unwrapper.ts';
import { localSigner } from './local-signer.ts';
import { keySigner } from './signer.ts';
import { keyWrapper } from './wrapper.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const key = randomBytes(96);
const context = { document: 'a', owner: 'b' };

const kms = (keyId = 'alias/documents', accessKey = 'ANY') =>
  loadConfig({
    ENVIRONMENT: 'test',
    KEY_PROVIDER: 'kms',
    KMS_KEY_ID: keyId,
    KMS_REGION: 'us-east-1',
    KMS_ENDPOINT: `${sandbox.url}/kms`,
    KMS_ACCESS_KEY: accessKey,
    KMS_SECRET_KEY: 'secret',
  });
const vault = (name = 'documents', token = 'both') =>
  loadConfig({ ENVIRONMENT: 'test', KEY_PROVIDER: 'vault', VAULT_URL: `${sandbox.url}/vault`, VAULT_TOKEN: token, VAULT_KEY: name });

describe.each([
  { name: 'local', config: () => loadConfig({ ENVIRONMENT: 'test' }) },
  { name: 'kms', config: () => kms() },
  { name: 'vault', config: () => vault() },
])('key provider $name', ({ name, config }) => {
  it('unwraps a wrapped key and records the provider', async () => {
    const wrapped = await keyWrapper(config()).wrap(key, context);
    expect(wrapped.provider).toBe(name);
    expect(wrapped.wrapped.includes(key)).toBe(false);
    expect(await keyUnwrapper(config()).unwrap(wrapped, { owner: 'b', document: 'a' })).toEqual(key);
  });

  it.each([{ document: 'a', owner: 'c' }, { document: 'b', owner: 'b' }, { document: 'a' }])('rejects the context %s', async (other) => {
    const wrapped = await keyWrapper(config()).wrap(key, context);
    await expect(keyUnwrapper(config()).unwrap(wrapped, other as typeof context)).rejects.toThrow(KeyProviderError);
  });

  it('rejects a modified key', async () => {
    const { wrapped, ...rest } = await keyWrapper(config()).wrap(key, context);
    // In base64 the last character may carry unused bits.
    const changed = Buffer.from(wrapped);
    changed[changed.length - 6] = changed[changed.length - 6] === 65 ? 66 : 65;
    await expect(keyUnwrapper(config()).unwrap({ ...rest, wrapped: changed }, context)).rejects.toThrow(KeyProviderError);
  });
});

describe.each([
  { name: 'local', config: () => loadConfig({ ENVIRONMENT: 'test' }) },
  { name: 'kms', config: () => ({ ...kms(), TRANSPARENCY_KEY: 'alias/log' }) },
  { name: 'vault', config: () => ({ ...vault(), TRANSPARENCY_KEY: 'log' }) },
])('signing key of $name', ({ name, config }) => {
  it('signs what its public key verifies', async () => {
    const { publicKey, sign } = await keySigner(config());
    const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') }, format: 'jwk' });
    expect(publicKey).toHaveLength(32);
    expect(verify(null, Buffer.from('root'), known, await sign(Buffer.from('root')))).toBe(true);
  });

  it('names the missing setting', async () => {
    const none = { ...config(), TRANSPARENCY_KEY: undefined, TRANSPARENCY_SIGN_KEY: undefined };
    await expect(keySigner(none)).rejects.toThrow(new RegExp(`TRANSPARENCY_(SIGN_)?KEY: missing \\(KEY_PROVIDER is ${name}\\)`));
  });
});

it('localSigner rejects a key of another kind', () => {
  const { DOCUMENT_PUBLIC_KEY = '' } = loadConfig({ ENVIRONMENT: 'test' });
  expect(() => localSigner(DOCUMENT_PUBLIC_KEY)).toThrow(KeyProviderError);
});

describe('key providers', () => {
  it('separates the rights to wrap and to unwrap', async () => {
    for (const [locks, opens] of [
      [kms('alias/documents', 'ENCRYPTONLY'), kms('alias/documents', 'DECRYPTONLY')],
      [vault('documents', 'encrypt-only'), vault('documents', 'decrypt-only')],
    ] as const) {
      const wrapped = await keyWrapper(locks).wrap(key, context);
      expect(await keyUnwrapper(opens).unwrap(wrapped, context)).toEqual(key);
      await expect(keyUnwrapper(locks).unwrap(wrapped, context)).rejects.toThrow(KeyProviderError);
      await expect(keyWrapper(opens).wrap(key, context)).rejects.toThrow(KeyProviderError);
    }
  });

  it('rejects unwrapping with the public key only', async () => {
    const { DOCUMENT_PUBLIC_KEY = '' } = loadConfig({ ENVIRONMENT: 'test' });
    const wrapped = await localWrapper(DOCUMENT_PUBLIC_KEY).wrap(key, context);
    const publicOnly = localUnwrapper(JSON.stringify({ keys: [JSON.parse(DOCUMENT_PUBLIC_KEY)] }));
    await expect(publicOnly.unwrap(wrapped, context)).rejects.toThrow(KeyProviderError);
    await expect(localUnwrapper('{"keys":[]}').unwrap(wrapped, context)).rejects.toThrow(KeyProviderError);
  });

  it('unwraps keys of an older key and of an older provider', async () => {
    const old = loadConfig({ ENVIRONMENT: 'test' });
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const next = { ...privateKey.export({ format: 'jwk' }), kid: 'next' };
    const { keys } = JSON.parse(old.DOCUMENT_PRIVATE_KEYS ?? '') as { keys: object[] };
    const rotated = localUnwrapper(JSON.stringify({ keys: [next, ...keys] }));
    const [before, after] = [
      await keyWrapper(old).wrap(key, context),
      await localWrapper(JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid: 'next' })).wrap(key, context),
    ];
    expect(await rotated.unwrap(before, context)).toEqual(key);
    expect(await rotated.unwrap(after, context)).toEqual(key);
    expect(await keyUnwrapper(kms()).unwrap(before, context)).toEqual(key);
  });
});

describe('keyWrapper with a failing provider', () => {
  it.each([
    ['kms: throttled', () => kms('alias/throttled'), KeyProviderUnavailableError],
    ['kms: broken', () => kms('alias/broken'), KeyProviderUnavailableError],
    ['kms: disabled', () => kms('alias/disabled'), KeyProviderError],
    ['kms: deleted', () => kms('alias/deleted'), KeyProviderError],
    ['vault: sealed', () => vault('sealed'), KeyProviderUnavailableError],
    ['vault: quota', () => vault('quota'), KeyProviderUnavailableError],
    ['vault: a standby', () => vault('standby'), KeyProviderUnavailableError],
    ['vault: no such token', () => vault('documents', 'none'), KeyProviderError],
    ['vault: unreachable', () => ({ ...vault(), VAULT_URL: 'http://127.0.0.1:1' }), KeyProviderUnavailableError],
    ['kms: unreachable', () => ({ ...kms(), KMS_ENDPOINT: 'http://127.0.0.1:1' }), KeyProviderUnavailableError],
  ])('%s throws the matching error', async (_name, config, error) => {
    await expect(keyWrapper(config()).wrap(key, context)).rejects.toThrow(error);
  });

  it('retries once when the provider throttles', async () => {
    expect((await keyWrapper(kms('alias/throttled-once')).wrap(key, context)).provider).toBe('kms');
  });
});

describe('KMS with recorded responses', () => {
  const provider = useRecordedProvider();
  const recorded = () => ({ ...kms('alias/documents'), KMS_ENDPOINT: provider.url });
  const wrapped = { provider: 'kms' as const, keyName: 'alias/documents', wrapped: Buffer.from('wrapped') };

  it('sends the documented requests and reads the documented responses', async () => {
    provider.answer('kms/encrypted.http', 'kms/decrypted.http');
    const { keyName } = await keyWrapper(recorded()).wrap(key, context);
    expect(keyName).toBe('arn:aws:kms:us-east-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab');
    expect((await keyUnwrapper(recorded()).unwrap(wrapped, context)).toString('base64')).toBe(
      'VdzKNHGzUAzJeRBVY+uUmofUGGiDzyB3+i9fVkh3piw=',
    );
    expect(provider.received.map(({ headers }) => [headers['x-amz-target'], headers['content-type']])).toEqual([
      ['TrentService.Encrypt', 'application/x-amz-json-1.1'],
      ['TrentService.Decrypt', 'application/x-amz-json-1.1'],
    ]);
    expect(JSON.parse(provider.received[1]?.body ?? '')).toEqual({
      CiphertextBlob: Buffer.from('wrapped').toString('base64'),
      KeyId: 'alias/documents',
      EncryptionContext: context,
    });
  });

  it.each([
    ['kms/invalid-ciphertext.http', KeyProviderError],
    ['kms/access-denied.http', KeyProviderError],
    ['kms/throttled.http', KeyProviderUnavailableError],
    ['kms/internal.http', KeyProviderUnavailableError],
  ])('throws for the response %s', async (sample, error) => {
    // The client retries temporary failures once.
    provider.answer(sample, sample);
    await expect(keyUnwrapper(recorded()).unwrap(wrapped, context)).rejects.toThrow(error);
  });
});

import { expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { encryptBlob } from '../primitives/encrypted-blob.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { decryptEnvelope, encryptEnvelope } from './envelope.ts';
import { UnlockError } from './errors.ts';
import { FELIX, IRIS, tamperedCopies } from '../../test/support/account.ts';

const owner = { memberId: IRIS, kind: 'email' } as const;

it.each(['email', 'username', 'recovery'] as const)('decryptEnvelope returns the master key with the %s key', async (kind) => {
  const [masterKey, kek] = [randomBytes(32), randomBytes(32)];
  const envelope = await encryptEnvelope(masterKey, kek, { memberId: IRIS, kind });
  expect(envelope).toHaveLength(108);
  expect(await decryptEnvelope(envelope, kek, { memberId: IRIS, kind })).toEqual(masterKey);
});

it('decryptEnvelope rejects another key, member and kind with the same error', async () => {
  const kek = randomBytes(32);
  const envelope = await encryptEnvelope(randomBytes(32), kek, owner);
  await expect(decryptEnvelope(envelope, randomBytes(32), owner)).rejects.toThrow(UnlockError);
  await expect(decryptEnvelope(envelope, kek, { ...owner, memberId: FELIX })).rejects.toThrow(UnlockError);
  await expect(decryptEnvelope(envelope, kek, { ...owner, kind: 'username' })).rejects.toThrow(UnlockError);
  await expect(decryptEnvelope(envelope, kek, { ...owner, kind: 'recovery' })).rejects.toThrow(UnlockError);
});

it('decryptEnvelope rejects an envelope with any byte changed', async () => {
  const kek = randomBytes(32);
  for (const tampered of tamperedCopies(await encryptEnvelope(randomBytes(32), kek, owner))) {
    await expect(decryptEnvelope(tampered, kek, owner)).rejects.toThrow(UnlockError);
  }
});

it.each(['', 'AQ', 'not base64url!'])('decryptEnvelope rejects %j', async (envelope) => {
  await expect(decryptEnvelope(envelope, randomBytes(32), owner)).rejects.toThrow(UnlockError);
});

it('decryptEnvelope rejects a master key of another length', async () => {
  const kek = randomBytes(32);
  const context = encodeFields('master key envelope', IRIS, 'email');
  const short = toBase64url(await encryptBlob(await importKeyMaterial(kek), randomBytes(16), context));
  await expect(decryptEnvelope(short, kek, owner)).rejects.toThrow(UnlockError);
});

// Computed with OpenSSL's HKDF and AES. If it failed, no stored envelope could be decrypted any more.
it('decryptEnvelope decrypts an envelope of another implementation', async () => {
  const envelope = 'AQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDEfz-d_-iHki6mF6y84zDF8Zd3n5a0jBLSdI0MDGusZeB1G4EyK7BqFNhJZTbFghN';
  expect(await decryptEnvelope(envelope, new Uint8Array(32).fill(5), owner)).toEqual(new Uint8Array(32).fill(9));
});

import { expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { randomBytes, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { openWith, sealTo } from '../primitives/hpke.ts';
import { exportPublicKey, importPublicKey } from '../primitives/key-pairs.ts';
import { decryptBundle, settingsLabelOf } from './account-keys.ts';
import { createAccountKeys } from './create-keys.ts';
import { UnlockError } from './errors.ts';
import { signPublicKeys, verifyPublicRecord } from './public-record.ts';
import { FELIX, IRIS, tamperedCopies } from '../../test/support/account.ts';

const binding = { info: encodeFields('test'), context: encodeFields('test') };

it('createAccountKeys publishes the public keys of the bundle', async () => {
  const { masterKey, bundle, record } = await createAccountKeys({ memberId: IRIS });
  const keys = await decryptBundle(masterKey, bundle, IRIS);
  expect(await exportPublicKey(keys.identity.publicKey)).toBe(record.identityKey);
  expect(await exportPublicKey(keys.accountKeys.get(1)!.publicKey)).toBe(record.accountKey);
  expect(keys).toMatchObject({ sequence: 0, accountKeyVersion: 1 });
});

it('decryptBundle returns keys that decrypt what others encrypt to the published account key', async () => {
  const { masterKey, bundle, record } = await createAccountKeys({ memberId: IRIS });
  const plaintext = textToBytes('see you at eight');
  const ciphertext = await sealTo(await importPublicKey('receiving', record.accountKey), plaintext, binding);
  const keys = await decryptBundle(masterKey, bundle, IRIS);
  expect(await openWith(keys.accountKeys.get(record.accountKeyVersion)!, ciphertext, binding)).toEqual(plaintext);
});

it('createAccountKeys and decryptBundle return private keys that cannot be exported', async () => {
  const made = await createAccountKeys({ memberId: IRIS });
  for (const keys of [made.keys, await decryptBundle(made.masterKey, made.bundle, IRIS)]) {
    for (const { privateKey } of [keys.identity, ...keys.accountKeys.values()]) {
      expect(privateKey.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toBeInstanceOf(Error);
    }
  }
});

it('createAccountKeys creates a new master key and new keys every time', async () => {
  const [first, second] = await Promise.all([createAccountKeys({ memberId: IRIS }), createAccountKeys({ memberId: IRIS })]);
  expect(first.masterKey).not.toEqual(second.masterKey);
  expect(first.record.identityKey).not.toBe(second.record.identityKey);
  expect(first.record.accountKey).not.toBe(second.record.accountKey);
});

it('decryptBundle rejects another master key, another member and any changed byte', async () => {
  const { masterKey, bundle } = await createAccountKeys({ memberId: IRIS });
  await expect(decryptBundle(randomBytes(32), bundle, IRIS)).rejects.toThrow(UnlockError);
  await expect(decryptBundle(masterKey, bundle, FELIX)).rejects.toThrow(UnlockError);
  for (const tampered of tamperedCopies(bundle)) {
    await expect(decryptBundle(masterKey, tampered, IRIS)).rejects.toThrow(UnlockError);
  }
});

it('verifyPublicRecord accepts a record for its member only and rejects any change', async () => {
  const { record } = await createAccountKeys({ memberId: IRIS });
  expect(await verifyPublicRecord(record, IRIS)).toBe(true);
  const forgeries = [
    { ...record, sequence: 1 },
    { ...record, accountKeyVersion: 2 },
    ...tamperedCopies(record.identityKey).map((identityKey) => ({ ...record, identityKey })),
    ...tamperedCopies(record.accountKey).map((accountKey) => ({ ...record, accountKey })),
    ...tamperedCopies(record.signature).map((signature) => ({ ...record, signature })),
    { ...record, accountKey: record.identityKey },
    { ...record, signature: '' },
  ];
  for (const forgery of forgeries) expect(await verifyPublicRecord(forgery, IRIS)).toBe(false);
  expect(await verifyPublicRecord(record, FELIX)).toBe(false);
});

it('verifyPublicRecord rejects an account key that another member combined with a valid identity', async () => {
  const [iris, felix] = await Promise.all([createAccountKeys({ memberId: IRIS }), createAccountKeys({ memberId: IRIS })]);
  expect(await verifyPublicRecord({ ...iris.record, accountKey: felix.record.accountKey }, IRIS)).toBe(false);
});

it('verifyPublicRecord rejects a signed account key that is not a valid point', async () => {
  const { keys, record } = await createAccountKeys({ memberId: IRIS });
  const noPoint = { ...record, accountKey: tamperedCopies(record.accountKey)[10]! };
  expect(await verifyPublicRecord(await signPublicKeys(keys.identity.privateKey, noPoint, IRIS), IRIS)).toBe(false);
});

it('settingsLabelOf returns its known answer', async () => {
  const labelSecret = toBase64url(Uint8Array.from({ length: 32 }, (_, index) => index));
  expect(await settingsLabelOf(labelSecret)).toBe('SHYYqdeb8KG7JBAyimNDll6oqFsKiVZL4F1pXnWox3M');
});

it('createAccountKeys labels the first settings by a secret of the bundle', async () => {
  const [first, second] = await Promise.all([createAccountKeys({ memberId: IRIS }), createAccountKeys({ memberId: IRIS })]);
  expect((await decryptBundle(first.masterKey, first.bundle, IRIS)).settingsLabel).toBe(first.settings.label);
  expect(second.settings.label).not.toBe(first.settings.label);
});

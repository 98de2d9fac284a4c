import { expect, it } from 'vitest';
import { randomBytes, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { openWith, sealTo } from '../primitives/hpke.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import { decryptBundle } from './account-keys.ts';
import { encryptBundle, readBundle } from './bundle.ts';
import { encryptSettings, NEW_SETTINGS, readSettings, settingsKeyOf } from '../conversation/settings.ts';
import { aPin } from '../../test/support/pins.ts';
import { createAccountKeys, createReplacementKeys, type NewKeys } from './create-keys.ts';
import { chainHeads } from './record-chain.ts';
import { RecordsError, UnlockError } from './errors.ts';
import { verifyContinuity, verifyPublicRecord } from './public-record.ts';
import { rotateKeys } from './rotate-keys.ts';
import { FELIX, IRIS, tamperedCopies } from '../../test/support/account.ts';

const binding = { info: encodeFields('test'), context: encodeFields('test') };

async function aRotation() {
  const before = await createAccountKeys({ memberId: IRIS });
  return { before, after: await rotateKeys({ memberId: IRIS, ...before, records: [before.record] }) };
}

it('rotateKeys creates a new master key, identity and account key', async () => {
  const { before, after } = await aRotation();
  expect(after.masterKey).not.toEqual(before.masterKey);
  expect(after.record).toMatchObject({ sequence: 1, accountKeyVersion: 2 });
  expect(after.record.identityKey).not.toBe(before.record.identityKey);
  expect(await verifyPublicRecord(after.record, IRIS)).toBe(true);
  await expect(decryptBundle(before.masterKey, after.bundle, IRIS)).rejects.toThrow(UnlockError);
});

it('rotateKeys keeps all earlier account keys, so that history remains readable', async () => {
  const { before, after } = await aRotation();
  const third = await rotateKeys({ memberId: IRIS, ...after, records: [before.record, after.record] });
  const keys = await decryptBundle(third.masterKey, third.bundle, IRIS);
  expect([...keys.accountKeys.keys()]).toEqual([1, 2, 3]);
  expect(keys.accountKeyVersion).toBe(3);
  for (const { record } of [before, after, third]) {
    const plaintext = textToBytes(`version ${record.accountKeyVersion}`);
    const ciphertext = await sealTo(await importPublicKey('receiving', record.accountKey), plaintext, binding);
    expect(await openWith(keys.accountKeys.get(record.accountKeyVersion)!, ciphertext, binding)).toEqual(plaintext);
  }
});

it('verifyContinuity accepts a record signed by the old identity', async () => {
  const { before, after } = await aRotation();
  expect(await verifyContinuity(after.record, before.record, IRIS)).toBe(true);
});

it('verifyContinuity rejects a signature of another key', async () => {
  const { before, after } = await aRotation();
  const stranger = await createAccountKeys({ memberId: IRIS });
  const strangers = await rotateKeys({ memberId: IRIS, ...stranger, records: [stranger.record] });
  expect(await verifyContinuity(strangers.record, before.record, IRIS)).toBe(false);
  expect(await verifyContinuity({ ...strangers.record, continuity: after.record.continuity! }, before.record, IRIS)).toBe(false);
  expect(await verifyContinuity(after.record, before.record, FELIX)).toBe(false);
  expect(await verifyContinuity(after.record, { ...before.record, sequence: 1 }, IRIS)).toBe(false);
  for (const continuity of tamperedCopies(after.record.continuity!)) {
    expect(await verifyContinuity({ ...after.record, continuity }, before.record, IRIS)).toBe(false);
  }
});

it('rotateKeys rejects a wrong master key', async () => {
  const { bundle, settings, record } = await createAccountKeys({ memberId: IRIS });
  await expect(rotateKeys({ memberId: IRIS, bundle, settings, records: [record], masterKey: randomBytes(32) })).rejects.toThrow(
    UnlockError,
  );
});

it('createReplacementKeys continues the numbers without a signature of the old identity', async () => {
  const before = await createAccountKeys({ memberId: IRIS });
  const fresh = await createReplacementKeys({ memberId: IRIS, records: [before.record], settingsVersion: 4 });
  expect(fresh.record).toMatchObject({ sequence: 1, accountKeyVersion: 2 });
  expect(await verifyPublicRecord(fresh.record, IRIS)).toBe(true);
  expect(await verifyContinuity(fresh.record, before.record, IRIS)).toBe(false);
  expect([...fresh.keys.accountKeys.keys()]).toEqual([2]);
});

it('rotateKeys and createReplacementKeys return the next settings under the new master key', async () => {
  const before = await createAccountKeys({ memberId: IRIS });
  const settingsIn = async ({ masterKey, settings: received }: Pick<NewKeys, 'masterKey' | 'settings'>) =>
    readSettings(await settingsKeyOf(masterKey), IRIS, { received, atLeast: 0 });
  expect(await settingsIn(before)).toEqual({ version: 1, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [] });
  const records = [before.record];
  const pins = { [FELIX]: aPin('one') };
  const checkpoint = { size: 7, root: 'root of seven', checkedEdition: 3 };
  const known = { ...NEW_SETTINGS, pins, checkpoint, uncheckedDays: ['2026-11-01'] };
  const saved = await encryptSettings(await settingsKeyOf(before.masterKey), IRIS, { ...known, version: 7 });
  const after = await rotateKeys({ memberId: IRIS, ...before, records, settings: saved });
  expect(await settingsIn(after)).toEqual({ ...known, version: 8 });
  expect(await settingsIn({ ...after, masterKey: before.masterKey })).toBe('unreadable');
  const unread = await rotateKeys({ memberId: IRIS, ...before, records, settings: { ciphertext: null, version: 0 } });
  expect(await settingsIn(unread)).toEqual({ ...NEW_SETTINGS, pinsLost: true });
  const fresh = await createReplacementKeys({ memberId: IRIS, records: [before.record], settingsVersion: 7 });
  expect(await settingsIn(fresh)).toEqual({ ...NEW_SETTINGS, version: 8, pinsLost: true });
});

it('rotateKeys and createReplacementKeys sign the head of the records before', async () => {
  const { before, after } = await aRotation();
  const heads = await chainHeads([before.record, after.record]);
  expect(after.record.previousHead).toBe(heads[0]);
  const fresh = await createReplacementKeys({ memberId: IRIS, records: [before.record, after.record], settingsVersion: 1 });
  expect(fresh.record.previousHead).toBe(heads[1]);
  for (const previousHead of [null, heads[1]!]) {
    expect(await verifyPublicRecord({ ...after.record, previousHead }, IRIS)).toBe(false);
    expect(await verifyContinuity({ ...after.record, previousHead }, before.record, IRIS)).toBe(false);
  }
});

it('rotateKeys signs no records other than the own ones', async () => {
  const before = await createAccountKeys({ memberId: IRIS });
  const other = await createAccountKeys({ memberId: IRIS });
  for (const records of [[], [other.record], [before.record, other.record]]) {
    await expect(rotateKeys({ memberId: IRIS, ...before, records })).rejects.toThrow(RecordsError);
  }
  const pins = { [IRIS]: aPin(before.record.identityKey) };
  const settings = await encryptSettings(await settingsKeyOf(before.masterKey), IRIS, { ...NEW_SETTINGS, version: 2, pins });
  await expect(rotateKeys({ memberId: IRIS, ...before, records: [before.record], settings })).rejects.toThrow(RecordsError);
});

it('rotateKeys keeps the label of the settings, and createReplacementKeys creates another', async () => {
  const { before, after } = await aRotation();
  expect(after.settings.label).toBe(before.settings.label);
  expect(after.keys.settingsLabel).toBe(before.settings.label);
  const fresh = await createReplacementKeys({ memberId: IRIS, records: [before.record], settingsVersion: 1 });
  expect(fresh.settings.label).not.toBe(before.settings.label);
});

it('rotateKeys creates a label for keys from before the log', async () => {
  const made = await createAccountKeys({ memberId: IRIS });
  const { labelSecret: _secret, ...older } = await readBundle(made.masterKey, made.bundle, IRIS);
  const bundle = await encryptBundle(made.masterKey, older, IRIS);
  expect((await decryptBundle(made.masterKey, bundle, IRIS)).settingsLabel).toBe(null);
  const rotated = await rotateKeys({ memberId: IRIS, ...made, bundle, records: [made.record] });
  expect((await decryptBundle(rotated.masterKey, rotated.bundle, IRIS)).settingsLabel).toBe(rotated.settings.label);
});

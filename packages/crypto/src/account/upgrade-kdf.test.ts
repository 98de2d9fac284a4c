import { expect, it, vi } from 'vitest';
import { createAccountKeys } from './create-keys.ts';
import { createCredential } from './credentials.ts';
import { areStronger, type DerivationParameters, firstParameters } from './derivation.ts';
import { derive } from './derive.ts';
import { deriveInWorker } from './derive-in-worker.ts';
import { DerivationError } from './errors.ts';
import { needsKdfUpgrade, prepareKdfUpgrade } from './upgrade-kdf.ts';
import { prepareSignIn, prepareSignIns, unlock } from './sign-in.ts';
import { aSalt, IRIS, quickParameters } from '../../test/support/account.ts';

const before = quickParameters;
const after: DerivationParameters = { ...quickParameters, version: 2, passes: 2 };
const inService = { parameters: after, others: [before] };
const password = 'correct horse';

async function aMemberWithOldKdf() {
  const salts = { email: { salt: aSalt() }, username: { salt: aSalt() } };
  const { masterKey, bundle } = await createAccountKeys({ memberId: IRIS });
  const source = { memberId: IRIS, masterKey, password, parameters: before, derive };
  return { salts, masterKey, bundle, credential: await createCredential(source, 'email', salts.email.salt) };
}

it('prepareSignIns returns the secrets of all enabled parameters and the key of each', async () => {
  const salt = aSalt();
  const old = await prepareSignIn({ password, salt, parameters: before, derive });
  const young = await prepareSignIn({ password, salt, parameters: after, derive });
  const { body, kekOf } = await prepareSignIns(inService, { password, salt, derive });
  expect(body).toEqual({ password: young.password, kdfVersion: 2, others: [{ password: old.password, kdfVersion: 1 }] });
  expect([kekOf(1), kekOf(2), kekOf(3)]).toEqual([old.kek, young.kek, null]);
});

it('prepareKdfUpgrade encrypts the same master key with stronger parameters and proves the password', async () => {
  const { salts, masterKey, bundle, credential } = await aMemberWithOldKdf();
  const signIn = await prepareSignIns(inService, { password, salt: salts.email.salt, derive });
  const source = { memberId: IRIS, password, masterKey, kind: 'email', signIn: signIn.body, stored: 1, inService, derive } as const;
  const made = await prepareKdfUpgrade(source, salts);
  expect(made).toMatchObject({ proof: { kind: 'email', password: credential.password }, kdfVersion: 2 });

  const by = await prepareSignIn({ password, salt: salts.username.salt, parameters: after, derive });
  expect(made?.credentials.username.password).toBe(by.password);
  const opened = await unlock(by.kek, {
    memberId: IRIS,
    kind: 'username',
    envelope: made?.credentials.username.envelope ?? '',
    bundle,
  });
  expect(opened.masterKey).toEqual(masterKey);
});

it('prepareKdfUpgrade creates secrets without envelopes after a password reset', async () => {
  const { salts } = await aMemberWithOldKdf();
  const { body } = await prepareSignIns(inService, { password, salt: salts.email.salt, derive });
  const source = { memberId: IRIS, password, masterKey: null, kind: 'email', signIn: body, stored: 1, inService, derive } as const;
  const made = await prepareKdfUpgrade(source, salts);
  expect(made?.credentials.email).toEqual({ password: body.password });
});

it.each([
  ['the newest already', { stored: 2, inService }],
  ['only one in service', { stored: 1, inService: { parameters: before } }],
  ['an unknown version', { stored: 7, inService }],
  ['weaker under a higher number', { stored: 1, inService: { parameters: { ...before, version: 3, passes: 0 }, others: [before] } }],
  ['less memory for more passes', { stored: 1, inService: { parameters: { ...after, memoryKiB: 8 }, others: [before] } }],
  ['as strong', { stored: 1, inService: { parameters: { ...before, version: 3 }, others: [before] } }],
])('needsKdfUpgrade is false for %s', (_name, input) => {
  expect(needsKdfUpgrade(input)).toBe(false);
});

it('prepareSignIns sends nothing derived with weak parameters, even beside strong ones', async () => {
  const startWorker = vi.fn<() => Worker>();
  const weak = { ...firstParameters, version: 9, passes: firstParameters.passes - 1 };
  const attempt = prepareSignIns(
    { parameters: weak, others: [firstParameters] },
    { password, salt: aSalt(), derive: deriveInWorker(startWorker) },
  );
  await expect(attempt).rejects.toThrow(DerivationError);
  expect(startWorker).not.toHaveBeenCalled();
  expect(areStronger(firstParameters, weak)).toBe(true);
});

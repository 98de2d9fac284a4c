import { expect, it } from 'vitest';
import { toBase64url } from '../primitives/base64url.ts';
import { exportPublicKey } from '../primitives/key-pairs.ts';
import { changeIdentifier, changePassword } from './change-secret.ts';
import { createReplacementKeys } from './create-keys.ts';
import { firstParameters } from './derivation.ts';
import { derive } from './derive.ts';
import { encryptEnvelope } from './envelope.ts';
import { UnlockError } from './errors.ts';
import { verifyPublicRecord } from './public-record.ts';
import { createRecoveryCode, recoveryKek } from './recovery-code.ts';
import { prepareSignIn, unlock } from './sign-in.ts';
import { prepareSignUp } from './sign-up.ts';
import { aSalt, FELIX, IRIS, quickParameters } from '../../test/support/account.ts';

const salts = { email: { salt: aSalt() }, username: { salt: aSalt() } };
const ofIris = { memberId: IRIS, parameters: quickParameters, derive };

const signUp = (password = 'correct horse') => prepareSignUp({ ...ofIris, ...salts, password });
const signIn = (password: string, { salt }: { salt: string }) => prepareSignIn({ password, salt, parameters: quickParameters, derive });

it.each(['email', 'username'] as const)('unlock() returns the same keys after a login by %s', async (kind) => {
  const { body, masterKey } = await signUp();
  const { password, kek } = await signIn('correct horse', salts[kind]);
  expect(password).toBe(body.credentials[kind].password);
  const unlocked = await unlock(kek, { memberId: IRIS, kind, envelope: body.credentials[kind].envelope, bundle: body.keys.bundle });
  expect(unlocked.masterKey).toEqual(masterKey);
  expect(await exportPublicKey(unlocked.keys.identity.publicKey)).toBe(body.keys.identityKey);
});

it('prepareSignUp creates a first record that others can verify', async () => {
  const { body } = await signUp();
  expect(await verifyPublicRecord(body.keys, IRIS)).toBe(true);
});

it('prepareSignUp links email and username by no value that the server receives', async () => {
  const { credentials } = (await signUp()).body;
  expect(credentials.email.password).not.toBe(credentials.username.password);
  expect(credentials.email.envelope).not.toBe(credentials.username.envelope);
});

it('prepareSignUp sends neither the password nor the master key', async () => {
  const { body, masterKey } = await signUp();
  const sent = JSON.stringify(body);
  expect(sent).not.toContain('correct horse');
  expect(sent).not.toContain(toBase64url(masterKey));
});

it('prepareSignUp derives for one identifier after the other', async () => {
  let running = 0;
  const seen: number[] = [];
  const counting: typeof derive = async (...input) => {
    seen.push((running += 1));
    return derive(...input).finally(() => (running -= 1));
  };
  await prepareSignUp({ ...ofIris, ...salts, password: 'correct horse', derive: counting });
  expect(seen).toEqual([1, 1]);
});

it('unlock() rejects a wrong password, another kind and another member', async () => {
  const { body } = await signUp();
  const stored = { memberId: IRIS, kind: 'email', envelope: body.credentials.email.envelope, bundle: body.keys.bundle } as const;
  const wrong = await signIn('correct house', salts.email);
  expect(wrong.password).not.toBe(body.credentials.email.password);
  await expect(unlock(wrong.kek, stored)).rejects.toThrow(UnlockError);
  const right = await signIn('correct horse', salts.email);
  await expect(unlock(right.kek, { ...stored, kind: 'username' })).rejects.toThrow(UnlockError);
  await expect(unlock(right.kek, { ...stored, memberId: FELIX })).rejects.toThrow(UnlockError);
  await expect(unlock(right.kek, { ...stored, envelope: body.credentials.username.envelope })).rejects.toThrow(UnlockError);
});

it('changePassword keeps the keys', async () => {
  const { body, masterKey } = await signUp();
  const changed = await changePassword({ ...ofIris, ...salts, masterKey, password: 'battery staple' });
  const { bundle } = body.keys;
  for (const kind of ['email', 'username'] as const) {
    expect(changed[kind].password).not.toBe(body.credentials[kind].password);
    const stored = { memberId: IRIS, kind, envelope: changed[kind].envelope, bundle };
    const [now, before] = [await signIn('battery staple', salts[kind]), await signIn('correct horse', salts[kind])];
    expect((await unlock(now.kek, stored)).masterKey).toEqual(masterKey);
    await expect(unlock(before.kek, stored)).rejects.toThrow(UnlockError);
  }
});

it('changeIdentifier changes one identifier and keeps the other', async () => {
  const { body, masterKey } = await signUp();
  const moved = { salt: aSalt() };
  const credential = await changeIdentifier({ ...ofIris, masterKey, password: 'correct horse', kind: 'email', ...moved });
  const { password, kek } = await signIn('correct horse', moved);
  expect(password).toBe(credential.password);
  const { bundle } = body.keys;
  const unlocked = await unlock(kek, { memberId: IRIS, kind: 'email', envelope: credential.envelope, bundle });
  expect(unlocked.masterKey).toEqual(masterKey);
});

it('unlock() restores the keys by the recovery code after a reset, and then by a new password', async () => {
  const { body, masterKey } = await signUp('forgotten');
  const code = createRecoveryCode();
  const recovery = await encryptEnvelope(masterKey, await recoveryKek(code, IRIS), { memberId: IRIS, kind: 'recovery' });
  const { bundle, identityKey } = body.keys;

  // The reset deleted both password envelopes; only the recovery envelope and the bundle remain.
  const recovered = await unlock(await recoveryKek(code, IRIS), { memberId: IRIS, kind: 'recovery', envelope: recovery, bundle });
  const credentials = await changePassword({ ...ofIris, ...salts, masterKey: recovered.masterKey, password: 'remembered' });

  const { kek } = await signIn('remembered', salts.username);
  const { keys } = await unlock(kek, { memberId: IRIS, kind: 'username', envelope: credentials.username.envelope, bundle });
  expect(await exportPublicKey(keys.identity.publicKey)).toBe(identityKey);
});

it('createReplacementKeys makes the earlier recovery code useless', async () => {
  const { body, masterKey } = await signUp();
  const code = createRecoveryCode();
  const recovery = await encryptEnvelope(masterKey, await recoveryKek(code, IRIS), { memberId: IRIS, kind: 'recovery' });
  const fresh = await createReplacementKeys({ memberId: IRIS, records: [body.keys], settingsVersion: 1 });
  const stored = { memberId: IRIS, kind: 'recovery', envelope: recovery, bundle: fresh.bundle } as const;
  await expect(unlock(await recoveryKek(code, IRIS), stored)).rejects.toThrow(UnlockError);
});

it('prepareSignUp and prepareSignIn work with the real parameters', async () => {
  const real = { memberId: IRIS, parameters: firstParameters, derive, password: 'correct horse battery staple' };
  const { body, masterKey } = await prepareSignUp({ ...real, ...salts });
  const { password, kek } = await prepareSignIn({ ...real, ...salts.email });
  const { email } = body.credentials;
  expect(password).toBe(email.password);
  const unlocked = await unlock(kek, { memberId: IRIS, kind: 'email', envelope: email.envelope, bundle: body.keys.bundle });
  expect(unlocked.masterKey).toEqual(masterKey);
});

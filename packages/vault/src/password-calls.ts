import { changeIdentifier as createIdentifier, changePassword as createCredentials } from '@subrosa/crypto/account/change-secret';
import { createEnvelopes, type StoredDerivations } from '@subrosa/crypto/account/create-envelopes';
import { createReplacementKeys as createKeys, type NewKeys } from '@subrosa/crypto/account/create-keys';
import type { Derive } from '@subrosa/crypto/account/derivation';
import { decryptEnvelope, encryptEnvelope } from '@subrosa/crypto/account/envelope';
import { UnlockError } from '@subrosa/crypto/account/errors';
import { createRecoveryCode as createCode, recoveryKek } from '@subrosa/crypto/account/recovery-code';
import { resetPassword as createReset } from '@subrosa/crypto/account/reset-password';
import { rotateKeys as rotate } from '@subrosa/crypto/account/rotate-keys';
import { prepareSignIns, unlock } from '@subrosa/crypto/account/sign-in';
import { prepareSignUp } from '@subrosa/crypto/account/sign-up';
import { prepareKdfUpgrade } from '@subrosa/crypto/account/upgrade-kdf';
import { settingsKeyOf } from '@subrosa/crypto/conversation/settings';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import type { EnteredPasswordRef, PasswordEnvelopeRef, ReplacementKeys } from './password-protocol.ts';
import type { Input, Output } from './protocol.ts';
import type { EnteredPassword, Session } from './session.ts';

export async function enterPassword(session: Session, input: Input<'enterPassword'>, derive: Derive): Promise<Output<'enterPassword'>> {
  const { password, salt, parameters, others } = input;
  const { body, kekOf } = await prepareSignIns({ parameters, others }, { password, salt, derive });
  return { passwordId: session.passwords.hold({ password, kekOf, newest: parameters.version }), body };
}

export async function clearPassword(session: Session, { passwordId }: Input<'clearPassword'>): Promise<Output<'clearPassword'>> {
  session.passwords.release(passwordId);
  return {};
}

export async function unlockKeys(session: Session, input: Input<'unlockKeys'>): Promise<Output<'unlockKeys'>> {
  const { memberId, kind, envelope, bundle } = input;
  return holdKeys(session, memberId, await unlock(kekFor(session, input), { memberId, kind, envelope, bundle }));
}

export async function unlockKeysByCode(session: Session, input: Input<'unlockKeysByCode'>): Promise<Output<'unlockKeysByCode'>> {
  const { memberId, code, envelope, bundle } = input;
  return holdKeys(session, memberId, await unlock(await recoveryKek(code, memberId), { memberId, kind: 'recovery', envelope, bundle }));
}

export async function upgradeKdf(session: Session, input: Input<'upgradeKdf'>, derive: Derive): Promise<Output<'upgradeKdf'>> {
  const { passwordId, envelope, email, username, ...upgrade } = input;
  const { password } = enteredPassword(session, passwordId);
  const masterKey = envelope === null ? null : await masterKeyOf(session, { ...input, envelope, kdfVersion: input.stored });
  return prepareKdfUpgrade({ ...upgrade, password, masterKey, derive }, { email, username });
}

export async function changeIdentifier(
  session: Session,
  input: Input<'changeIdentifier'>,
  derive: Derive,
): Promise<Output<'changeIdentifier'>> {
  const source = { ...sourceOf(session, input), derive, masterKey: await masterKeyOf(session, input) };
  return createIdentifier({ ...source, ...input.identifier });
}

export async function changePassword(session: Session, input: Input<'changePassword'>, derive: Derive): Promise<Output<'changePassword'>> {
  const { memberId, parameters, email, username, newPassword: password } = input;
  const masterKey = await masterKeyOf(session, input);
  return createCredentials({ memberId, masterKey, password, parameters, derive, email, username });
}

export async function createRecoveryCode(session: Session, input: Input<'createRecoveryCode'>): Promise<Output<'createRecoveryCode'>> {
  const { memberId } = input;
  const [masterKey, code] = [await masterKeyOf(session, input), createCode()];
  return { code, recovery: await encryptEnvelope(masterKey, await recoveryKek(code, memberId), { memberId, kind: 'recovery' }) };
}

export async function recoverKeys(session: Session, input: Input<'recoverKeys'>, derive: Derive): Promise<Output<'recoverKeys'>> {
  const { memberId, code, envelope, bundle } = input;
  const { masterKey, keys } = await unlock(await recoveryKek(code, memberId), { memberId, kind: 'recovery', envelope, bundle });
  const envelopes = await createEnvelopes({ ...sourceOf(session, input), derive, masterKey }, input.stored);
  return { envelopes, ...(await holdKeys(session, memberId, { masterKey, keys })) };
}

export async function rotateKeys(session: Session, input: Input<'rotateKeys'>, derive: Derive): Promise<Output<'rotateKeys'>> {
  const { memberId, bundle, records, settings } = input;
  return replace(
    session,
    input,
    derive,
    await rotate({ memberId, bundle, records, settings, masterKey: await masterKeyOf(session, input) }),
  );
}

export async function createReplacementKeys(
  session: Session,
  input: Input<'createReplacementKeys'>,
  derive: Derive,
): Promise<Output<'createReplacementKeys'>> {
  const { memberId, records, settingsVersion } = input;
  return replace(session, input, derive, await createKeys({ memberId, records, settingsVersion }));
}

export async function signUp(_session: Session, input: Input<'signUp'>, derive: Derive): Promise<Output<'signUp'>> {
  return (await prepareSignUp({ ...input, derive })).body;
}

export async function resetPassword(_session: Session, input: Input<'resetPassword'>, derive: Derive): Promise<Output<'resetPassword'>> {
  return createReset({ ...input, derive });
}

async function replace(
  session: Session,
  input: EnteredPasswordRef & { stored: StoredDerivations },
  derive: Derive,
  { masterKey, keys, bundle, settings, record }: NewKeys,
): Promise<ReplacementKeys> {
  const envelopes = await createEnvelopes({ ...sourceOf(session, input), derive, masterKey }, input.stored);
  return { keys: { ...record, bundle, settings }, envelopes, ...(await holdKeys(session, input.memberId, { masterKey, keys })) };
}

/** Of the master key, only the key of the settings remains. */
async function holdKeys(session: Session, memberId: string, { masterKey, keys }: Pick<NewKeys, 'masterKey' | 'keys'>) {
  return { keysId: session.unlockedKeys.hold({ memberId, keys, settingsKey: await settingsKeyOf(masterKey) }) };
}

async function masterKeyOf(session: Session, input: PasswordEnvelopeRef): Promise<Bytes> {
  const { memberId, kind, envelope } = input;
  return decryptEnvelope(envelope, kekFor(session, input), { memberId, kind });
}

function kekFor(session: Session, { passwordId, kdfVersion }: PasswordEnvelopeRef): Bytes {
  const { kekOf, newest } = enteredPassword(session, passwordId);
  const kek = kekOf(kdfVersion ?? newest);
  if (!kek) throw new UnlockError();
  return kek;
}

function sourceOf(session: Session, { memberId, passwordId }: EnteredPasswordRef) {
  return { memberId, password: enteredPassword(session, passwordId).password };
}

function enteredPassword({ passwords }: Session, passwordId: string): EnteredPassword {
  const entered = passwords.find(passwordId);
  if (!entered) throw new Error('the password was forgotten');
  return entered;
}

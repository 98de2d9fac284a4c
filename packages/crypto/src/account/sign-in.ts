import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { type AccountKeys, decryptBundle } from './account-keys.ts';
import type { CredentialSource } from './credentials.ts';
import type { SupportedParameters } from './derivation.ts';
import { type EnvelopeOwner, decryptEnvelope } from './envelope.ts';

/** What to send as `password`, and what to keep until the server answers with the envelope. */
export async function prepareSignIn(
  input: Pick<CredentialSource, 'password' | 'parameters' | 'derive'> & { salt: string },
): Promise<{ password: string; kek: Bytes }> {
  const { secret, kek } = await input.derive(input.password, input.salt, input.parameters);
  return { password: toBase64url(secret), kek };
}

/** What one name and one typed password give while several parameters are in service. */
export interface SignIn {
  /** What requests contain: no browser knows which version the server's verifier has. */
  body: { password: string; kdfVersion: number; others: { password: string; kdfVersion: number }[] };
  kekOf: (kdfVersion: number) => Bytes | null;
}

/** `prepareSignIn` with each of the parameters in service, one after the other: each needs much of the memory of a phone. */
export async function prepareSignIns(
  { parameters, others = [] }: SupportedParameters,
  input: Pick<CredentialSource, 'password' | 'derive'> & { salt: string },
): Promise<SignIn> {
  const { password, kek } = await prepareSignIn({ ...input, parameters });
  const keks = new Map([[parameters.version, kek]]);
  const more: SignIn['body']['others'] = [];
  for (const other of others) {
    const made = await prepareSignIn({ ...input, parameters: other });
    keks.set(other.version, made.kek);
    more.push({ password: made.password, kdfVersion: other.version });
  }
  return { body: { password, kdfVersion: parameters.version, others: more }, kekOf: (kdfVersion) => keks.get(kdfVersion) ?? null };
}

/** Decrypts what the server stores and returns usable keys; with a kek of `prepareSignIn` or of `recoveryKek`. Throws `CannotUnlock`. */
export async function unlock(
  kek: Bytes,
  { envelope, bundle, ...owner }: EnvelopeOwner & { envelope: string; bundle: string },
): Promise<{ masterKey: Bytes; keys: AccountKeys }> {
  const masterKey = await decryptEnvelope(envelope, kek, owner);
  return { masterKey, keys: await decryptBundle(masterKey, bundle, owner.memberId) };
}

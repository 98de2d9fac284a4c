import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { type AccountKeys, decryptBundle } from './account-keys.ts';
import type { CredentialSource } from './credentials.ts';
import type { SupportedParameters } from './derivation.ts';
import { type EnvelopeOwner, decryptEnvelope } from './envelope.ts';

/** Returns `password` for the request, and the key for the envelope in the reply. */
export async function prepareSignIn(
  input: Pick<CredentialSource, 'password' | 'parameters' | 'derive'> & { salt: string },
): Promise<{ password: string; kek: Bytes }> {
  const { secret, kek } = await input.derive(input.password, input.salt, input.parameters);
  return { password: toBase64url(secret), kek };
}

/** The result of one identifier and password while several parameters are enabled. */
export interface SignIn {
  /** The body of requests: browsers do not know the KDF version of the server's verifier. */
  body: { password: string; kdfVersion: number; others: { password: string; kdfVersion: number }[] };
  kekOf: (kdfVersion: number) => Bytes | null;
}

/** Runs `prepareSignIn` with all enabled parameters, one after the other, because each needs much of the memory of a phone. */
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

/** Decrypts the stored keys with a kek of `prepareSignIn` or `recoveryKek`; throws `UnlockError`. */
export async function unlock(
  kek: Bytes,
  { envelope, bundle, ...owner }: EnvelopeOwner & { envelope: string; bundle: string },
): Promise<{ masterKey: Bytes; keys: AccountKeys }> {
  const masterKey = await decryptEnvelope(envelope, kek, owner);
  return { masterKey, keys: await decryptBundle(masterKey, bundle, owner.memberId) };
}

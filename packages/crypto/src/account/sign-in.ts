import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { type AccountKeys, openBundle } from './account-keys.ts';
import type { CredentialSource } from './credentials.ts';
import type { ParametersInService } from './derivation.ts';
import { type EnvelopeOwner, openEnvelope } from './envelope.ts';

/** What to send as `password`, and what to keep until the server answers with the envelope. */
export async function prepareSignIn(
  input: Pick<CredentialSource, 'password' | 'parameters' | 'derive'> & { salt: string },
): Promise<{ password: string; kek: Bytes }> {
  const { secret, kek } = await input.derive(input.password, input.salt, input.parameters);
  return { password: toBase64url(secret), kek };
}

/** What one name and one typed password give while several parameters are in service. */
export interface SignIn {
  /** What calls take: no browser knows which one the server's verifier is of. */
  body: { password: string; stretching: number; others: { password: string; stretching: number }[] };
  kekOf: (kdfVersion: number) => Bytes | null;
}

/** `prepareSignIn` with each of the parameters in service, one after the other: each takes the memory of a telephone. */
export async function prepareSignIns(
  { parameters, others = [] }: ParametersInService,
  input: Pick<CredentialSource, 'password' | 'derive'> & { salt: string },
): Promise<SignIn> {
  const { password, kek } = await prepareSignIn({ ...input, parameters });
  const keks = new Map([[parameters.version, kek]]);
  const more: SignIn['body']['others'] = [];
  for (const other of others) {
    const made = await prepareSignIn({ ...input, parameters: other });
    keks.set(other.version, made.kek);
    more.push({ password: made.password, stretching: other.version });
  }
  return { body: { password, stretching: parameters.version, others: more }, kekOf: (kdfVersion) => keks.get(kdfVersion) ?? null };
}

/** From what the server keeps to keys in use; with a kek of `prepareSignIn` or of `recoveryKek`. Throws `CannotUnlock`. */
export async function unlock(
  kek: Bytes,
  { envelope, bundle, ...owner }: EnvelopeOwner & { envelope: string; bundle: string },
): Promise<{ masterKey: Bytes; keys: AccountKeys }> {
  const masterKey = await openEnvelope(envelope, kek, owner);
  return { masterKey, keys: await openBundle(masterKey, bundle, owner.memberId) };
}

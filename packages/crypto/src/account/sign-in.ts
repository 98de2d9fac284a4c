import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { type AccountKeys, openBundle } from './account-keys.ts';
import type { CredentialSource } from './credentials.ts';
import { type EnvelopeOwner, openEnvelope } from './envelope.ts';

/** What to send as `password`, and what to keep until the server answers with the envelope. */
export async function prepareSignIn(
  input: Pick<CredentialSource, 'password' | 'parameters' | 'derive'> & { salt: string },
): Promise<{ password: string; kek: Bytes }> {
  const { secret, kek } = await input.derive(input.password, input.salt, input.parameters);
  return { password: toBase64url(secret), kek };
}

/** From what the server keeps to keys in use; with a kek of `prepareSignIn` or of `recoveryKek`. Throws `CannotUnlock`. */
export async function unlock(
  kek: Bytes,
  { envelope, bundle, ...owner }: EnvelopeOwner & { envelope: string; bundle: string },
): Promise<{ masterKey: Bytes; keys: AccountKeys }> {
  const masterKey = await openEnvelope(envelope, kek, owner);
  return { masterKey, keys: await openBundle(masterKey, bundle, owner.memberId) };
}

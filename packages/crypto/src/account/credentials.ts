import { toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import type { DerivationParameters, Derive } from './derivation.ts';
import { type EnvelopeKind, encryptEnvelope } from './envelope.ts';

export type IdentifierKind = Exclude<EnvelopeKind, 'recovery'>;

/**
 * What the server stores for one identifier: the verifier derives from `password`, and the same typed password decrypts the
 * envelope.
 */
export interface Credential {
  password: string;
  envelope: string;
  /** The KDF version of both. */
  kdfVersion: number;
}

export type Credentials = Record<IdentifierKind, Credential>;

/** The common input of all credentials of one password. */
export interface CredentialSource {
  memberId: string;
  masterKey: Bytes;
  password: string;
  parameters: DerivationParameters;
  derive: Derive;
}

export interface Salts {
  email: { salt: string };
  username: { salt: string };
}

export async function createCredential(source: CredentialSource, kind: IdentifierKind, salt: string): Promise<Credential> {
  const { secret, kek } = await source.derive(source.password, salt, source.parameters);
  const envelope = await encryptEnvelope(source.masterKey, kek, { memberId: source.memberId, kind });
  return { password: toBase64url(secret), envelope, kdfVersion: source.parameters.version };
}

/** The secrets of both identifiers alone, when there is no master key to encrypt. */
export async function createSecrets(
  { password, parameters, derive }: Pick<CredentialSource, 'password' | 'parameters' | 'derive'>,
  { email, username }: Salts,
): Promise<Record<IdentifierKind, string>> {
  const secretFor = async (salt: string) => toBase64url((await derive(password, salt, parameters)).secret);
  const forEmail = await secretFor(email.salt);
  return { email: forEmail, username: await secretFor(username.salt) };
}

export async function createCredentials(source: CredentialSource, { email, username }: Salts): Promise<Credentials> {
  // One after the other: two concurrent derivations would need twice the memory on a phone.
  const forEmail = await createCredential(source, 'email', email.salt);
  const forUsername = await createCredential(source, 'username', username.salt);
  return { email: forEmail, username: forUsername };
}

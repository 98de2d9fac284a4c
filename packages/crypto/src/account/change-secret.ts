import {
  type Credential,
  type Credentials,
  type CredentialSource,
  type IdentifierKind,
  createCredential,
  createCredentials,
  type Salts,
} from './credentials.ts';

/** A new password, also after a reset and after `startFresh` or `rotateKeys`: both identifiers get a new credential. */
export async function changePassword(source: CredentialSource & Salts): Promise<Credentials> {
  return createCredentials(source, source);
}

/** A new email or username. The server must check the password against the old credential: a slip here would lock the new one. */
export async function changeIdentifier(source: CredentialSource & { kind: IdentifierKind; salt: string }): Promise<Credential> {
  return createCredential(source, source.kind, source.salt);
}

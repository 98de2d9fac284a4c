import {
  type Credential,
  type Credentials,
  type CredentialSource,
  type IdentifierKind,
  createCredential,
  createCredentials,
  type Salts,
} from './credentials.ts';

/** Credentials for a new password, also after a reset and after new keys: both identifiers get a new one. */
export async function changePassword(source: CredentialSource & Salts): Promise<Credentials> {
  return createCredentials(source, source);
}

/**
 * A credential for a new email or username. The server must check the password against the old credential, because a typing
 * error would lock the new one.
 */
export async function changeIdentifier(source: CredentialSource & { kind: IdentifierKind; salt: string }): Promise<Credential> {
  return createCredential(source, source.kind, source.salt);
}

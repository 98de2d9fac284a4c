import { type CredentialSource, createCredential, type IdentifierKind } from './credentials.ts';
import type { DerivationParameters } from './derivation.ts';

/** The salt and the parameters of the verifier that the server stores for each identifier. */
export type StoredDerivations = Record<IdentifierKind, { salt: string; parameters: DerivationParameters }>;

export type PasswordEnvelopes = Record<IdentifierKind, string>;

/** Envelopes for an unchanged password: its verifiers stay, so each is derived as its verifier was. */
export async function createEnvelopes(
  source: Omit<CredentialSource, 'parameters'>,
  { email, username }: StoredDerivations,
): Promise<PasswordEnvelopes> {
  const forEmail = await createCredential({ ...source, parameters: email.parameters }, 'email', email.salt);
  const forUsername = await createCredential({ ...source, parameters: username.parameters }, 'username', username.salt);
  return { email: forEmail.envelope, username: forUsername.envelope };
}

import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { Credential, Credentials, IdentifierKind } from '@subrosa/crypto/account/credentials';
import { client } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { enterPassword } from '../entered-password.ts';
import type { Proof as SecondProof } from '../login/log-in.ts';
import { KeysLocked } from './keys-locked.ts';

/** As requests contain it. */
type SecondFactorProof = SecondProof & { ticket: string };

type Member = { id: string; email: string; username: string };

/** A typed password, which the vault keeps. Only the first request that sends the secret shows whether it is correct. */
export type Proof = {
  member: Member;
  /** The `password` of requests: the secret for the member's email address. */
  password: string;
  /** The password in the vault, until the dialog closes. */
  passwordId: string;
  /** The KDF version of the server's verifiers; undefined when only one is in service. */
  kdfVersion: Record<IdentifierKind, number> | undefined;
  /** A proved second factor of the account, if the request requires one; see `startFactorProof`. */
  secondFactor?: SecondFactorProof;
};

export async function provePassword(typed: string): Promise<Proof> {
  // Fetched again, because a changed email address has another salt.
  const { id, email, username } = await client.call(accounts.getAccount);
  const { kdfVersion } = await client.call(accounts.getKeys);
  const { passwordId, body } = await enterPassword({ password: typed, ...(await readSalt(email, kdfVersion?.email)) });
  return { member: { id, email, username }, password: body.password, passwordId, kdfVersion };
}

/** The stored keys and the envelope of the typed password. Throws `KeysLocked` after a reset. */
export async function readLockedKeys({ member, passwordId }: Proof) {
  const { bundle, envelopes } = await client.call(accounts.getKeys);
  if (envelopes.email === null) throw new KeysLocked(envelopes.recovery !== null);
  return { bundle, entered: { memberId: member.id, passwordId, kind: 'email', envelope: envelopes.email } as const };
}

/** The salts and parameters of the member's stored verifiers. */
export async function readStoredDerivations({ member, kdfVersion }: Proof) {
  const email = await readSalt(member.email, kdfVersion?.email);
  return { email, username: await readSalt(member.username, kdfVersion?.username) };
}

/** The credential of the same password for another identifier. Throws `KeysLocked`, and `UnlockError` for a wrong password. */
export async function createCredential(proof: Proof, kind: IdentifierKind, name: string): Promise<Credential> {
  const { entered } = await readLockedKeys(proof);
  const identifier = { kind, ...(await readSalt(name)) };
  return inVault((vault) => vault.changeIdentifier({ ...entered, identifier }));
}

/** The credentials of a new password for both identifiers. Throws as `createCredential`. */
export async function createCredentials(proof: Proof, newPassword: string): Promise<Credentials> {
  const { entered } = await readLockedKeys(proof);
  const { parameters, salt: email } = await readSalt(proof.member.email);
  const { salt: username } = await readSalt(proof.member.username);
  const input = { ...entered, newPassword, parameters, email: { salt: email }, username: { salt: username } };
  return inVault((vault) => vault.changePassword(input));
}

/** Reads the salt and parameters of a KDF version, by default those of new secrets. */
async function readSalt(name: string, version?: number) {
  const { parameters, others = [], salts } = await client.call(accounts.getKdf, { body: { names: [name] } });
  const [salt] = salts;
  if (salt === undefined) throw new Error('the service gave no salt');
  return { parameters: others.find((other) => other.version === version) ?? parameters, salt };
}

import { accounts } from '@subrosa/contract/endpoints/accounts';
import { changeIdentifier, changePassword } from '@subrosa/crypto/account/change-secret';
import type { Credential, Credentials, IdentifierKind } from '@subrosa/crypto/account/credentials';
import { decryptEnvelope } from '@subrosa/crypto/account/envelope';
import { prepareSignIn } from '@subrosa/crypto/account/sign-in';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { client } from '../../../shared/api/client.ts';
import { derive } from '../derive.ts';
import type { Proof as SecondProof } from '../login/log-in.ts';
import { KeysLocked } from './keys-locked.ts';

/** As requests contain it. */
type SecondFactorProof = SecondProof & { ticket: string };

type Member = { id: string; email: string; username: string };

/** The secrets derived from a typed password. Only the first request that sends them shows whether the password is correct. */
export type Proof = {
  member: Member;
  /** The `password` of requests: the secret for the member's email address. */
  password: string;
  kek: Bytes;
  /** A proved second factor of the account, if the request requires one; see `startFactorProof`. */
  secondFactor?: SecondFactorProof;
  /** Throws `KeysLocked` after a reset, `CannotUnlock` for a wrong password. */
  masterKey: () => Promise<Bytes>;
  /** Derives the credential of the same password for another identifier. */
  credentialFor: (kind: IdentifierKind, name: string) => Promise<Credential>;
  /** Encrypts another master key with the current KDF version. */
  credentialsWith: (masterKey: Bytes) => Promise<Credentials>;
};

export async function provePassword(typed: string): Promise<Proof> {
  // Fetched again, because a changed email address has another salt.
  const { id, email, username } = await client.call(accounts.getAccount);
  const member = { id, email, username };
  const { kdfVersion } = await client.call(accounts.getKeys);
  const { password, kek } = await prepareSignIn({ password: typed, derive, ...(await readSalt(email, kdfVersion?.email)) });

  async function masterKey() {
    const { envelopes } = await client.call(accounts.getKeys);
    if (envelopes.email === null) throw new KeysLocked(envelopes.recovery !== null);
    return decryptEnvelope(envelopes.email, kek, { memberId: id, kind: 'email' });
  }

  return {
    member,
    password,
    kek,
    masterKey,
    credentialFor: async (kind, name) => {
      const source = { memberId: id, masterKey: await masterKey(), password: typed, derive, kind };
      return changeIdentifier({ ...source, ...(await readSalt(name)) });
    },
    credentialsWith: (masterKey) => encryptFor(member, { masterKey, password: typed, kdfVersion }),
  };
}

/** Creates the credentials for both identifiers of a member with a new password. */
export async function createCredentials(member: Member, masterKey: Bytes, password: string): Promise<Credentials> {
  const { parameters, salt: email } = await readSalt(member.email);
  const { salt: username } = await readSalt(member.username);
  return changePassword({
    memberId: member.id,
    masterKey,
    password,
    parameters,
    derive,
    email: { salt: email },
    username: { salt: username },
  });
}

type EnvelopeInput = { masterKey: Bytes; password: string; kdfVersion: { email: number; username: number } | undefined };

async function encryptFor({ id, email, username }: Member, { kdfVersion, ...secrets }: EnvelopeInput): Promise<Credentials> {
  const source = { memberId: id, derive, ...secrets };
  const forEmail = await changeIdentifier({ ...source, kind: 'email', ...(await readSalt(email, kdfVersion?.email)) });
  const forUsername = await changeIdentifier({ ...source, kind: 'username', ...(await readSalt(username, kdfVersion?.username)) });
  return { email: forEmail, username: forUsername };
}

/** Reads the salt and parameters of a KDF version, by default those of new secrets. */
async function readSalt(name: string, version?: number) {
  const { parameters, others = [], salts } = await client.call(accounts.getKdf, { body: { names: [name] } });
  const [salt] = salts;
  if (salt === undefined) throw new Error('the service gave no salt');
  return { parameters: others.find((other) => other.version === version) ?? parameters, salt };
}

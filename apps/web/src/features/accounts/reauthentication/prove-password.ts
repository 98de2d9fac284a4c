import { accounts } from '@subrosa/contract/addresses/accounts';
import { changeIdentifier, changePassword } from '@subrosa/crypto/account/change-secret';
import type { Credential, Credentials, IdentifierKind } from '@subrosa/crypto/account/credentials';
import { openEnvelope } from '@subrosa/crypto/account/envelope';
import { prepareSignIn } from '@subrosa/crypto/account/sign-in';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { client } from '../../../shared/api/client.ts';
import { derive } from '../derive.ts';
import { KeysLocked } from './keys-locked.ts';

type Member = { id: string; email: string; username: string };

/** What a typed password gives. Whether it is the right one, the service says at the first call that takes it. */
export type Proof = {
  member: Member;
  /** What calls take as `password`: the secret for the member's address. */
  password: string;
  kek: Bytes;
  /** Throws `KeysLocked` after a reset, `CannotUnlock` for a wrong password. */
  masterKey: () => Promise<Bytes>;
  /** The same typed password beside another name. */
  credentialFor: (kind: IdentifierKind, name: string) => Promise<Credential>;
  /** The same typed password for another master key. */
  credentialsWith: (masterKey: Bytes) => Promise<Credentials>;
};

export async function provePassword(typed: string): Promise<Proof> {
  // Asked anew: a changed address has another salt.
  const { id, email, username } = await client.call(accounts.readAccount);
  const member = { id, email, username };
  const { password, kek } = await prepareSignIn({ password: typed, derive, ...(await readSalt(email)) });

  async function masterKey() {
    const { envelopes } = await client.call(accounts.readKeys);
    if (envelopes.email === null) throw new KeysLocked(envelopes.recovery !== null);
    return openEnvelope(envelopes.email, kek, { memberId: id, kind: 'email' });
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
    credentialsWith: (key) => makeCredentials(member, key, typed),
  };
}

/** For both names of a member: with a new password, or with a new master key. */
export async function makeCredentials(member: Member, masterKey: Bytes, password: string): Promise<Credentials> {
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

async function readSalt(name: string) {
  const { parameters, salts } = await client.call(accounts.readKdf, { body: { names: [name] } });
  const [salt] = salts;
  if (salt === undefined) throw new Error('the service gave no salt');
  return { parameters, salt };
}

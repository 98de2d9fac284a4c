import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { enterPassword, clearPassword } from '../entered-password.ts';

/** The proof of identity from the login page. */
export type IdentityProof = { login: string } & SignIn['body'];

// Kept in memory between the login page and the next, never stored: after a reload the member has to enter the password again.
let storedProof: IdentityProof | null = null;

export function storeProof(proved: IdentityProof): void {
  storedProof = proved;
}

/** Returns the stored proof and removes it. */
export function takeStoredProof(): IdentityProof | null {
  const taken = storedProof;
  storedProof = null;
  return taken;
}

export async function proveIdentity({ login, password }: { login: string; password: string }): Promise<IdentityProof> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.getKdf, { body: { names: [name] } });
  const { passwordId, body } = await enterPassword({ ...inService, password, salt: salts[0] ?? '' });
  await clearPassword(passwordId);
  return { login: name, ...body };
}

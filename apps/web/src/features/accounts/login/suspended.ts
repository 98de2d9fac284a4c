import { accounts } from '@subrosa/contract/endpoints/accounts';
import { prepareSignIns, type SignIn } from '@subrosa/crypto/account/sign-in';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { derive } from '../derive.ts';

/** Who somebody is, proved as at the login page. */
export type IdentityProof = { login: string } & SignIn['body'];

// Between the login page and the next, never stored: a reload asks for the password again.
let storedProof: IdentityProof | null = null;

export function storeProof(proved: IdentityProof): void {
  storedProof = proved;
}

/** What the login page left, once. */
export function takeStoredProof(): IdentityProof | null {
  const taken = storedProof;
  storedProof = null;
  return taken;
}

export async function proveIdentity({ login, password }: { login: string; password: string }): Promise<IdentityProof> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.getKdf, { body: { names: [name] } });
  const { body } = await prepareSignIns(inService, { password, salt: salts[0] ?? '', derive });
  return { login: name, ...body };
}

import { accounts } from '@subrosa/contract/endpoints/accounts';
import { prepareSignIns, type SignIn } from '@subrosa/crypto/account/sign-in';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { derive } from '../derive.ts';

/** Who somebody is, proved as at the login page. */
export type Proved = { login: string } & SignIn['body'];

// Between the login page and the next, never stored: a reload asks for the password again.
let held: Proved | null = null;

export function holdProof(proved: Proved): void {
  held = proved;
}

/** What the login page left, once. */
export function takeProof(): Proved | null {
  const taken = held;
  held = null;
  return taken;
}

export async function proveWho({ login, password }: { login: string; password: string }): Promise<Proved> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.readKdf, { body: { names: [name] } });
  const { body } = await prepareSignIns(inService, { password, salt: salts[0] ?? '', derive });
  return { login: name, ...body };
}

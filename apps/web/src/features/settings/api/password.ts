import { accounts } from '@subrosa/contract/endpoints/accounts';
import { client } from '../../../shared/api/client.ts';
import { createCredentials, clearPassword, provePassword, type AcceptedPassword } from '../../accounts/index.ts';

/** Encrypts the same keys with the new password; other devices are signed out. */
export async function changePassword(current: string, chosen: AcceptedPassword): Promise<void> {
  try {
    const proof = await provePassword(current);
    const credentials = await createCredentials(proof, chosen);
    await client.call(accounts.changePassword, { body: { password: proof.password, credentials } });
  } finally {
    await clearPassword();
  }
}

import { accounts } from '@subrosa/contract/endpoints/accounts';
import { client } from '../../../shared/api/client.ts';
import type { Proof } from '../../accounts/index.ts';

// For the next page; kept in memory only, not in the URL.
let receipt: string | null = null;

export function lastReceipt(): string | null {
  return receipt;
}

/** Deletes the account immediately and permanently. */
export async function deleteAccount({ password }: Proof): Promise<true> {
  const { reference } = await client.call(accounts.deleteAccount, { body: { password } });
  receipt = reference;
  return true;
}

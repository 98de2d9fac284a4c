import { accounts } from '@subrosa/contract/endpoints/accounts';
import { client } from '../../../shared/api/client.ts';
import type { Proof } from '../../accounts/index.ts';

// For the page that comes after; not even the address knows it.
let receipt: string | null = null;

export function lastReceipt(): string | null {
  return receipt;
}

/** At once and for good. */
export async function deleteAccount({ password }: Proof): Promise<true> {
  const { reference } = await client.call(accounts.deleteAccount, { body: { password } });
  receipt = reference;
  return true;
}

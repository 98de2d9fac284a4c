import type { Tx } from '../../../platform/db/database.ts';
import { setPhone } from '../store/members.ts';
import { endPhoneVerification } from '../store/phones.ts';

/** Forgets the number. A pause after wrong guesses stays: forgetting is not a way around it. */
export async function removePhone(tx: Tx, memberId: string): Promise<void> {
  await endPhoneVerification(tx, memberId);
  await setPhone(tx, memberId, null, null);
}

import type { Tx } from '../../../platform/db/database.ts';
import { setPhone } from '../store/members.ts';
import { endPhoneVerification } from '../store/phones.ts';

/** Deletes the phone number. A lock after wrong codes stays, so that removing the number does not bypass it. */
export async function removePhone(tx: Tx, memberId: string): Promise<void> {
  await endPhoneVerification(tx, memberId);
  await setPhone(tx, memberId, null, null);
}

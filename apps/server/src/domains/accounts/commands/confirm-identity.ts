import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { newSerial } from '../serial.ts';
import { setIdentityVerified, setSerial } from '../store/members.ts';

/** Marks the account as verified, after staff confirmed the member's identity. */
export async function confirmIdentity(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  await setIdentityVerified(tx, memberId, clock.now());
  await emit(tx, clock, 'accounts.identityVerificationChanged', { memberId });
}

export async function clearIdentity(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  await setIdentityVerified(tx, memberId, null);
  await emit(tx, clock, 'accounts.identityVerificationChanged', { memberId });
}

/** Assigns a new serial number. A video or a profile that shows the old number proves nothing any more. */
export async function renewSerial(tx: Tx, memberId: string): Promise<void> {
  await setSerial(tx, memberId, newSerial());
}

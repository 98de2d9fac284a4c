import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeDevices } from '../store.ts';

/** Signs devices of a member out. Their sockets are disconnected after the commit. */
export async function closeDevices(
  tx: Tx,
  memberId: string,
  which: { only?: readonly string[]; except?: string },
  clock: Clock,
): Promise<string[]> {
  const removed = await removeDevices(tx, memberId, which);
  for (const deviceId of removed) await emit(tx, clock, 'devices.signedOut', { memberId, deviceId });
  return removed;
}

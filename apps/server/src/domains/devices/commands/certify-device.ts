import type { Tx } from '../../../platform/db/database.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { saveDeviceKey } from '../store.ts';

/** Keeps the key with which this browser signs. Others check the certificate; the server only hands it on. */
export async function certifyDevice(
  tx: Tx,
  { memberId, deviceId }: Principal,
  key: { deviceKey: string; signature: string; createdAt: string },
): Promise<void> {
  await saveDeviceKey(tx, { id: deviceId, memberId }, { ...key, createdAt: new Date(key.createdAt) });
}

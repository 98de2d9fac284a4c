import { verifyDeviceCertificate } from '@subrosa/crypto/account/device';
import type { Tx } from '../../../platform/db/database.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { findIdentity, lockDevice } from '../queries.ts';
import { addCertificate } from '../store.ts';

/**
 * Stores the key with which this browser signs. Other members verify the certificate too; with an invalid one they reject what the device
 * signs.
 */
export async function certifyDevice(
  tx: Tx,
  { memberId, deviceId }: Principal,
  made: { deviceKey: string; signature: string; certifiedOn: string },
): Promise<void> {
  // Locked first: two tabs certify one after the other, and a device that is signed out concurrently gets no certificate.
  if (!(await lockDevice(tx, deviceId))) return;
  const identity = await findIdentity(tx, memberId);
  const device = { memberId, deviceId, certifiedOn: made.certifiedOn };
  const holds = identity !== undefined && (await verifyDeviceCertificate(made, device, identity.identity_key));
  await addCertificate(tx, { id: deviceId, memberId }, { ...made, keySequence: holds ? identity.sequence : null });
}

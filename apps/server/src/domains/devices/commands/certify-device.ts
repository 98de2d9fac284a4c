import { verifyDeviceCertificate } from '@subrosa/crypto/account/device';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Principal } from '../../../platform/tokens/tokens.ts';
import { findIdentity } from '../queries.ts';
import { addCertificate, saveDeviceKey } from '../store.ts';

/** Keeps the key with which this browser signs, and every one before. Others check the certificate too; what does not hold lets nobody write. */
export async function certifyDevice(
  tx: Tx,
  { memberId, deviceId }: Principal,
  { deviceKey, signature, createdAt }: { deviceKey: string; signature: string; createdAt: string },
  clock: Clock,
): Promise<void> {
  const made = { deviceKey, signature, createdAt: new Date(createdAt) };
  const identity = await findIdentity(tx, memberId);
  const device = { memberId, deviceId, createdAt: made.createdAt.getTime() };
  const holds = identity !== undefined && (await verifyDeviceCertificate(made, device, identity.identity_key));
  await saveDeviceKey(tx, { id: deviceId, memberId }, made);
  const keySequence = holds ? identity.sequence : null;
  const isNew = await addCertificate(tx, { id: deviceId, memberId }, { ...made, keySequence });
  if (isNew) await emit(tx, clock, 'devices.certified', { memberId, deviceId });
}

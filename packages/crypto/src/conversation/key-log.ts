import { type DeviceCertificate, verifyDeviceCertificate } from '../account/device.ts';
import type { PublicRecord } from '../account/public-record.ts';

export interface CertifiedDevice extends DeviceCertificate {
  deviceId: string;
  certifiedOn: string;
}

/** A member's keys as the server returns them; untrusted until assessed. */
export interface KeyLog {
  memberId: string;
  /** Sorted by sequence. */
  records: readonly PublicRecord[];
  /** Devices that signed something the viewer can read, including removed ones. */
  devices: readonly CertifiedDevice[];
}

const checked = new WeakMap<KeyLog, Map<string, Promise<string[]>>>();

/**
 * Returns the keys with which a device signed for this identity: several if its browser storage was cleared and unlocked
 * again.
 */
export async function deviceKeysOf(log: KeyLog, deviceId: string, identityKey: string): Promise<string[]> {
  // A page of history needs the same few devices repeatedly.
  const cachedKeys = checked.get(log) ?? new Map<string, Promise<string[]>>();
  checked.set(log, cachedKeys);
  const cacheKey = `${deviceId} ${identityKey}`;
  const keys = cachedKeys.get(cacheKey) ?? findDeviceKeys(log, deviceId, identityKey);
  cachedKeys.set(cacheKey, keys);
  return keys;
}

async function findDeviceKeys({ memberId, devices }: KeyLog, deviceId: string, identityKey: string): Promise<string[]> {
  const certified = devices
    .filter((device) => device.deviceId === deviceId)
    .map(async (device) => ((await verifyDeviceCertificate(device, { ...device, memberId }, identityKey)) ? [device.deviceKey] : []));
  return (await Promise.all(certified)).flat();
}

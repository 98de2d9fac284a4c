import { type DeviceCertificate, verifyDeviceCertificate } from '../account/device.ts';
import type { PublicRecord } from '../account/public-record.ts';

export interface CertifiedDevice extends DeviceCertificate {
  deviceId: string;
  certifiedOn: string;
}

/** A member's keys as the server returns them; untrusted until assessed. */
export interface KeyLog {
  memberId: string;
  /** By sequence. */
  records: readonly PublicRecord[];
  /** Those that signed something that the reader can meet; also removed ones. */
  devices: readonly CertifiedDevice[];
}

const checked = new WeakMap<KeyLog, Map<string, Promise<string[]>>>();

/** The keys with which a device has signed for this identity: more than one where its browser was emptied and unlocked again. */
export async function deviceKeysOf(log: KeyLog, deviceId: string, identityKey: string): Promise<string[]> {
  // A page of history asks for the same few devices again and again.
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

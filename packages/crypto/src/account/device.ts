import { fromBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { checkedDay } from '../primitives/day.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { exportPublicKey, generateKeyPair } from '../primitives/key-pairs.ts';
import { isSignedBy, sign } from '../primitives/signature.ts';

export interface Device {
  memberId: string;
  deviceId: string;
  /** The day in UTC, such as `2026-11-17`: a more precise time would reveal when the member signed in. */
  certifiedOn: string;
}

/** The identity certifies that this browser acts for the member. */
export interface DeviceCertificate {
  deviceKey: string;
  signature: string;
}

/** Each browser has its own; it cannot be copied to another. */
export async function createDeviceKey(): Promise<CryptoKeyPair> {
  return generateKeyPair('signing', { extractable: false });
}

export async function certifyDevice(
  identityPrivateKey: CryptoKey,
  { publicKey, ...device }: Device & { publicKey: CryptoKey },
): Promise<DeviceCertificate> {
  const deviceKey = await exportPublicKey(publicKey);
  return { deviceKey, signature: await sign(identityPrivateKey, signingInputOf(device, deviceKey)) };
}

export async function verifyDeviceCertificate(certificate: DeviceCertificate, device: Device, identityKey: string): Promise<boolean> {
  try {
    return await isSignedBy(identityKey, certificate.signature, signingInputOf(device, certificate.deviceKey));
  } catch {
    return false;
  }
}

function signingInputOf({ memberId, deviceId, certifiedOn }: Device, deviceKey: string): Bytes {
  return encodeFields('device certificate', memberId, deviceId, checkedDay(certifiedOn), fromBase64url(deviceKey));
}

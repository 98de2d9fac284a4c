import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf, importKeyMaterial } from '../primitives/hkdf.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import { joined, type Pin, type Pins } from './trust.ts';

/** The key that encrypts pins for the member's own devices, so that a new browser need not trust the server. */
export async function settingsKeyOf(masterKey: Bytes): Promise<CryptoKey> {
  return importKeyMaterial(await hkdf(masterKey, { info: encodeFields('settings key') }));
}

export async function encryptPins(settingsKey: CryptoKey, memberId: string, pins: Pins): Promise<string> {
  return toBase64url(await encryptBlob(settingsKey, textToBytes(JSON.stringify({ pins })), contextOf(memberId)));
}

/** Returns the pins; null if they were encrypted under an earlier master key, as after replacing all keys. */
export async function decryptPins(settingsKey: CryptoKey, memberId: string, encryptedPins: string): Promise<Pins | null> {
  try {
    const bytes = await decryptBlob(settingsKey, fromBase64url(encryptedPins), contextOf(memberId));
    // Only the member's own client can have encrypted it, so its shape needs no validation.
    return (JSON.parse(bytesToText(bytes)) as { pins: Pins }).pins;
  } catch {
    return null;
  }
}

/**
 * Merges the pins of two devices. If identities differ, the one that was replaced by the other loses; otherwise the first
 * stays.
 */
export function mergePins(one: Pins, other: Pins): Pins {
  const merged = { ...one };
  for (const [memberId, pin] of Object.entries(other)) merged[memberId] = mergePin(merged[memberId], pin);
  return merged;
}

function mergePin(one: Pin | undefined, other: Pin): Pin {
  if (!one) return other;
  const isSame = one.identityKey === other.identityKey;
  const newer = other.left.includes(one.identityKey) ? other : one;
  if (!isSame && newer === one && !one.left.includes(other.identityKey)) return one;
  return {
    identityKey: newer.identityKey,
    sequence: Math.max(one.sequence, other.sequence),
    ...(isSame ? laterDecision(one, other) : { compared: newer.compared, decisions: newer.decisions }),
    earlier: joined(one.earlier, other.earlier).filter((key) => key !== newer.identityKey),
    left: joined(one.left, other.left),
  };
}

/** If two devices decided the same number of times and differently, the member compares again. */
function laterDecision(one: Pin, other: Pin): Pick<Pin, 'compared' | 'decisions'> {
  const later = one.decisions >= other.decisions ? one : other;
  const isDisputed = one.decisions === other.decisions && one.compared !== other.compared;
  return { compared: isDisputed ? null : later.compared, decisions: later.decisions };
}

function contextOf(memberId: string): Bytes {
  return encodeFields('settings', memberId);
}

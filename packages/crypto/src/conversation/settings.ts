import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf } from '../primitives/hkdf.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import type { Pin, Pins } from './trust.ts';

/** Pins travel between one's own devices as a blob that only the account opens: a new browser need not believe the server. */
export async function settingsKeyOf(masterKey: Bytes): Promise<Bytes> {
  return hkdf(masterKey, { info: encodeFields('settings key') });
}

export async function encryptPins(settingsKey: Bytes, memberId: string, pins: Pins): Promise<string> {
  return toBase64url(await encryptBlob(settingsKey, textToBytes(JSON.stringify({ pins })), contextOf(memberId)));
}

/** The pins; null where they were encrypted under a master key that is gone, as after replacing all keys. */
export async function decryptPins(settingsKey: Bytes, memberId: string, encryptedPins: string): Promise<Pins | null> {
  try {
    const bytes = await decryptBlob(settingsKey, fromBase64url(encryptedPins), contextOf(memberId));
    // Only the member's own client can have encrypted it, so its shape needs no validation.
    return (JSON.parse(bytesToText(bytes)) as { pins: Pins }).pins;
  } catch {
    return null;
  }
}

/** What two devices learnt. Where they know different identities, one must have been left for the other; else the first stays. */
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
  const join = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];
  return {
    identityKey: newer.identityKey,
    sequence: Math.max(one.sequence, other.sequence),
    verified: isSame ? one.verified || other.verified : newer.verified,
    earlier: join(one.earlier, other.earlier).filter((key) => key !== newer.identityKey),
    left: join(one.left, other.left),
  };
}

function contextOf(memberId: string): Bytes {
  return encodeFields('settings', memberId);
}

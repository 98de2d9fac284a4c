import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf } from '../primitives/hkdf.ts';
import { open, seal } from '../primitives/sealed-blob.ts';
import type { Pin, Pins } from './trust.ts';

/** Pins travel between one's own devices as a blob that only the account opens: a new browser need not believe the server. */
export async function settingsKeyOf(masterKey: Bytes): Promise<Bytes> {
  return hkdf(masterKey, { info: encodeFields('settings key') });
}

export async function sealPins(settingsKey: Bytes, memberId: string, pins: Pins): Promise<string> {
  return toBase64url(await seal(settingsKey, textToBytes(JSON.stringify({ pins })), contextOf(memberId)));
}

/** The pins; none where they were sealed under a master key that is gone, as after starting fresh. */
export async function openPins(settingsKey: Bytes, memberId: string, sealed: string): Promise<Pins | null> {
  try {
    const bytes = await open(settingsKey, fromBase64url(sealed), contextOf(memberId));
    // Only the member's own client can have sealed it, so its shape is ours.
    return (JSON.parse(bytesToText(bytes)) as { pins: Pins }).pins;
  } catch {
    return null;
  }
}

/** What two devices learnt: the newer identity of each member, and what either compared. */
export function mergePins(one: Pins, other: Pins): Pins {
  const merged = { ...one };
  for (const [memberId, pin] of Object.entries(other)) merged[memberId] = mergePin(merged[memberId], pin);
  return merged;
}

function mergePin(one: Pin | undefined, other: Pin): Pin {
  if (!one) return other;
  // Two identities at one place in a log: somebody was lied to, and what is known here stays.
  if (one.sequence === other.sequence && one.identityKey !== other.identityKey) return one;
  const [newer, older] = other.sequence > one.sequence ? [other, one] : [one, other];
  const known = new Set([...one.earlier, ...other.earlier, older.identityKey]);
  known.delete(newer.identityKey);
  const verified = newer.verified || (older.verified && older.identityKey === newer.identityKey);
  return { ...newer, verified, earlier: [...known] };
}

function contextOf(memberId: string): Bytes {
  return encodeFields('settings', memberId);
}

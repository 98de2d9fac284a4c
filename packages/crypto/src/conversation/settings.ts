import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf, importKeyMaterial } from '../primitives/hkdf.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import type { Pins } from './trust.ts';

/** What the member's browsers share, so that a new one need not trust the server about known contacts. */
export interface Settings {
  /** 1 at sign-up, larger with each save. */
  version: number;
  pins: Pins;
  /** The member continued without the pins of former contacts: each contact without a pin needs a confirmation. */
  pinsLost: boolean;
}

/** For the server. */
export interface EncryptedSettings {
  ciphertext: string;
  version: number;
}

/** As the server returns them; without a ciphertext it claims to have none. */
export interface ReceivedSettings {
  ciphertext: string | null;
  version: number;
}

/** Settings exist from sign-up on, so an honest server always returns them, and never an older version than before. */
export type SettingsProblem = 'missing' | 'unreadable' | 'older';

export const NEW_SETTINGS: Settings = { version: 1, pins: {}, pinsLost: false };

export async function settingsKeyOf(masterKey: Bytes): Promise<CryptoKey> {
  return importKeyMaterial(await hkdf(masterKey, { info: encodeFields('settings key') }));
}

export async function encryptSettings(settingsKey: CryptoKey, memberId: string, settings: Settings): Promise<EncryptedSettings> {
  const { version } = settings;
  const ciphertext = await encryptBlob(settingsKey, textToBytes(JSON.stringify(settings)), contextOf(memberId, version));
  return { ciphertext: toBase64url(ciphertext), version };
}

/** Returns the settings, or why they prove nothing. `atLeast` is the version that this browser knew before it asked the server. */
export async function readSettings(
  settingsKey: CryptoKey,
  memberId: string,
  { received: { ciphertext, version }, atLeast }: { received: ReceivedSettings; atLeast: number },
): Promise<Settings | SettingsProblem> {
  if (ciphertext === null) return 'missing';
  try {
    const bytes = await decryptBlob(settingsKey, fromBase64url(ciphertext), contextOf(memberId, version));
    // Only the member's own client can have encrypted it, so its shape needs no validation.
    return version < atLeast ? 'older' : (JSON.parse(bytesToText(bytes)) as Settings);
  } catch {
    return 'unreadable';
  }
}

function contextOf(memberId: string, version: number): Bytes {
  return encodeFields('settings', memberId, version);
}

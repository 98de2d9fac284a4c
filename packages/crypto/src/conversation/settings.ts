import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hkdf, importKeyMaterial } from '../primitives/hkdf.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import type { Pin, Pins } from './trust.ts';

/** What the member's browsers share, so that a new one need not trust the server about known contacts. */
export interface Settings {
  /** 1 at sign-up, larger with each save. */
  version: number;
  pins: Pins;
  /** The member continued without the pins of former contacts: each contact without a pin needs a confirmation. */
  pinsLost: boolean;
  /** The log of keys as the member's browsers saw it; null before the first one did. */
  checkpoint: SavedCheckpoint | null;
  /** Days on which messages were delivered while the member's own entries could not be checked, of all their browsers. */
  uncheckedDays: readonly string[];
}

/** A size and root of the log that a browser computed from its entries. */
export interface SavedCheckpoint {
  size: number;
  /** In base64url. */
  root: string;
  /** The last edition in which the member's own entries were checked; null before the first check. */
  checkedEdition: number | null;
  /** The label of the settings in that edition, in base64url. Older releases did not save it. */
  checkedLabel?: string | null;
}

/** For the server. */
export interface EncryptedSettings {
  ciphertext: string;
  version: number;
}

/** The first settings under new keys: the server enters them in the log under this label. */
export interface LabeledSettings extends EncryptedSettings {
  label: string;
}

/** As the server returns them; without a ciphertext it claims to have none. */
export interface ReceivedSettings {
  ciphertext: string | null;
  version: number;
}

/** Settings exist from sign-up on, so an honest server always returns them, and never an older version than before. */
export type SettingsProblem = 'missing' | 'unreadable' | 'older';

export const NEW_SETTINGS: Settings = { version: 1, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [] };

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
    return version < atLeast ? 'older' : withDefaults(JSON.parse(bytesToText(bytes)) as StoredSettings);
  } catch {
    return 'unreadable';
  }
}

/** What only the member's own client can have encrypted, so its shape needs no validation. Older releases did not know every field. */
type StoredSettings = Omit<Settings, 'pins' | 'checkpoint' | 'uncheckedDays'> &
  Partial<Pick<Settings, 'checkpoint' | 'uncheckedDays'>> & { pins: Record<string, StoredPin> };

type StoredPin = Omit<Pin, 'proved' | 'provisional'> & Partial<Pick<Pin, 'proved' | 'provisional'>>;

function withDefaults({ pins: stored, ...settings }: StoredSettings): Settings {
  const pins = Object.fromEntries(
    Object.entries(stored).map(([memberId, pin]) => [
      memberId,
      { ...pin, proved: pin.proved ?? false, provisional: pin.provisional ?? false },
    ]),
  );
  return { ...settings, pins, checkpoint: settings.checkpoint ?? null, uncheckedDays: settings.uncheckedDays ?? [] };
}

function contextOf(memberId: string, version: number): Bytes {
  return encodeFields('settings', memberId, version);
}

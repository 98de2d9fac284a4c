import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { saveEncryptedSettings } from '../../accounts/index.ts';

interface PinsChange {
  memberId: string;
  ciphertext: string;
  version?: number | undefined;
  label?: string | undefined;
  follows: number;
}

/** Stores pinned conversations and choices, encrypted by the browser, for the member's other devices; returns the new version. */
export async function savePins(tx: Tx, { memberId, version, follows, ...settings }: PinsChange): Promise<number> {
  const saved = await saveEncryptedSettings(tx, memberId, { ...settings, version: version ?? follows + 1, follows });
  return saved ?? staleVersion();
}

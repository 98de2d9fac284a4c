import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { saveEncryptedSettings } from '../../accounts/index.ts';

/** Stores pinned conversations and choices, encrypted by the browser, for the member's other devices; returns the new version. */
export async function savePins(
  tx: Tx,
  { memberId, ciphertext, version, follows }: { memberId: string; ciphertext: string; version?: number | undefined; follows: number },
): Promise<number> {
  const settings = { ciphertext, version: version ?? follows + 1, follows };
  return (await saveEncryptedSettings(tx, memberId, settings)) ?? staleVersion();
}

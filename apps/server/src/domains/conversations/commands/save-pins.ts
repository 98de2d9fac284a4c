import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/http/version.ts';
import { saveEncryptedSettings } from '../store/settings.ts';

/** Stores pinned conversations and choices, encrypted by the browser, for the member's other devices; returns the new version. */
export async function savePins(
  tx: Tx,
  { memberId, encrypted, version }: { memberId: string; encrypted: string; version: number | null },
): Promise<number> {
  return (await saveEncryptedSettings(tx, memberId, encrypted, version ?? 0)) ?? staleVersion();
}

import type { Tx } from '../../../platform/db/database.ts';
import { recordSettings } from '../../transparency/index.ts';
import { type EncryptedSettings, storeEncryptedSettings } from '../store/encrypted-settings.ts';

/**
 * Saves encrypted settings if the stored version is `follows`, and lets the transparency log prove them. Returns the new
 * version, or null when another device was first or the version does not grow.
 */
export async function saveEncryptedSettings(
  tx: Tx,
  memberId: string,
  settings: EncryptedSettings & { follows: number },
): Promise<number | null> {
  const saved = await storeEncryptedSettings(tx, memberId, settings);
  if (saved !== null) await recordSettings(tx, memberId, settings);
  return saved;
}

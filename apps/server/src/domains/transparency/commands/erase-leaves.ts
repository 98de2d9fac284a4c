import { keysLabel } from '@subrosa/transparency/map/labels';
import type { Tx } from '../../../platform/db/database.ts';
import { findSettingsLabel } from '../queries/records.ts';
import { eraseLeaf } from '../store/erasure.ts';

/** Deletes what the maps know about a member. Call it before the member's row is deleted, in the same transaction. */
export async function eraseLeaves(tx: Tx, memberId: string): Promise<void> {
  await eraseLeaf(tx, { map: 'keys', label: keysLabel(memberId) });
  const settings = await findSettingsLabel(tx, memberId);
  if (settings) await eraseLeaf(tx, { map: 'settings', label: settings });
}

import type { Tx } from '../../../platform/db/database.ts';
import { saveReceipts, saveSealed } from '../store/settings.ts';

/** What only the member's browsers can open; null where another device was first. */
export function savePins(tx: Tx, memberId: string, sealed: string, version: number): Promise<number | null> {
  return saveSealed(tx, memberId, sealed, version);
}

export function saveReceiptChoice(tx: Tx, memberId: string, tells: boolean): Promise<void> {
  return saveReceipts(tx, memberId, tells);
}

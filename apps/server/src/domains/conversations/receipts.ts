import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';

/** The cursors of a member in a conversation. */
export interface CursorRow {
  read: number;
  delivered: number;
  /** Entries up to `read` that no browser of the member has decrypted, ascending; null if there is none. */
  undecrypted: readonly SequenceRange[] | null;
}

/** Cursors as the contract publishes them. */
export interface Receipts {
  readUpTo: number | null;
  deliveredUpTo: number | null;
  undecrypted: SequenceRange[];
}

export const ownReceipts = ({ read, delivered, undecrypted }: CursorRow): Receipts => ({
  readUpTo: read,
  deliveredUpTo: delivered,
  undecrypted: [...(undecrypted ?? [])],
});

/**
 * Returns the cursors as others see them. Undecrypted entries at the end appear unread: whether the member has opened the conversation without
 * a plan that includes reading is not visible.
 */
export function receiptsForOthers(row: CursorRow): Receipts {
  const ranges = row.undecrypted ?? [];
  const last = ranges.at(-1);
  if (last?.to !== row.read) return ownReceipts(row);
  return { readUpTo: last.from - 1, deliveredUpTo: row.delivered, undecrypted: ranges.slice(0, -1) };
}

export const HIDDEN_RECEIPTS: Receipts = { readUpTo: null, deliveredUpTo: null, undecrypted: [] };

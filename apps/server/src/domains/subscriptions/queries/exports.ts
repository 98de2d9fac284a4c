import type { Db, Tx } from '../../../platform/db/database.ts';
import { listOwnSubscriptions } from './own-subscriptions.ts';
import { listReceipts } from './receipts.ts';

/** Plans, payments and refunds for the member’s data export. */
export async function collectSubscriptions(db: Db | Tx, memberId: string) {
  const receipts = await listReceipts(db, memberId);
  return {
    subscriptions: await listOwnSubscriptions(db, memberId),
    receipts: receipts.map(({ ledgerEntryId: _ledgerEntryId, ...receipt }) => receipt),
  };
}

import type { Db, Tx } from '../../../platform/db/database.ts';
import { listOwnSubscriptions } from './own-subscriptions.ts';
import { listReceipts } from './receipts.ts';

/** What a member holds, paid and got back, as they would read it. */
export async function collectSubscriptions(db: Db | Tx, memberId: string) {
  const receipts = await listReceipts(db, memberId);
  return { subscriptions: await listOwnSubscriptions(db, memberId), receipts: receipts.map(({ factId: _factId, ...receipt }) => receipt) };
}

import type { Db, Tx } from '../../../../platform/db/database.ts';

/** Returns the push subscriptions of these members. */
export async function listSubscriptions(tx: Tx, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  return tx.selectFrom('push_subscription').select(['device_id', 'member_id', 'retry_after']).where('member_id', 'in', memberIds).execute();
}

export async function findSubscription(db: Db | Tx, deviceId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['member_id', 'endpoint', 'p256dh', 'auth', 'failures'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
}

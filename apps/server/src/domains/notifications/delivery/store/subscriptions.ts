import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { PushSubscription } from '../../../../platform/push/push.ts';

interface Device {
  memberId: string;
  deviceId: string;
}

/** Stores one subscription per device. A browser keeps its endpoint across accounts, so the last member who signed in gets it. */
export async function saveSubscription(
  tx: Tx,
  { memberId, deviceId }: Device,
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<void> {
  // Prevents two devices from storing the same endpoint concurrently.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(tx);
  await tx.deleteFrom('push_subscription').where('endpoint', '=', endpoint).where('device_id', '<>', deviceId).execute();
  const row = { endpoint, p256dh: keys.p256dh, auth: keys.auth, created_at: now, retry_after: null, failures: 0 };
  await tx
    .insertInto('push_subscription')
    .values({ device_id: deviceId, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute();
}

export async function removeSubscription(tx: Tx, deviceId: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('device_id', '=', deviceId).execute();
}

/** Deletes only the subscription that was tried: the browser may have created another one meanwhile. */
export async function deleteSubscription(tx: Tx, deviceId: string, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('device_id', '=', deviceId).where('endpoint', '=', endpoint).execute();
}

export async function pauseSubscription(tx: Tx, deviceId: string, endpoint: string, until: Date): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ retry_after: until, failures: sql`failures + 1` })
    .where('device_id', '=', deviceId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function wakeSubscription(tx: Tx, deviceId: string): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ retry_after: null, failures: 0 })
    .where('device_id', '=', deviceId)
    .where('failures', '>', 0)
    .execute();
}

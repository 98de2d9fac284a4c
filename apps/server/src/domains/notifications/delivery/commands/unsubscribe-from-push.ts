import type { Tx } from '../../../../platform/db/database.ts';
import { removeSubscription } from '../store/subscriptions.ts';

export async function unsubscribeFromPush(tx: Tx, deviceId: string): Promise<void> {
  await removeSubscription(tx, deviceId);
}

import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listUnwanted } from '../queries/ledger-entries.ts';

/** Cancels subscriptions of members who left or changed their plan. The provider’s webhook about it ends the subscription here. */
export async function cancelUnwanted({ db, billing }: Pick<WorkerPlatform, 'db' | 'billing'>): Promise<void> {
  for (const subscription of await listUnwanted(db)) await billing.cancel(subscription);
}

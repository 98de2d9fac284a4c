import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listUnwanted } from '../queries/ledger-entries.ts';

/** Nobody is charged after they left, or for a plan that they changed. The provider's report of it ends the subscription here. */
export async function cancelUnwanted({ db, billing }: Pick<WorkerPlatform, 'db' | 'billing'>): Promise<void> {
  for (const subscription of await listUnwanted(db)) await billing.cancel(subscription);
}

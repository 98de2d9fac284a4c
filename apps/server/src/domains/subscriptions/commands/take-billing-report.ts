import type { Report } from '../../../platform/billing/billing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { enqueueProcessWebhook } from '../billing/jobs.ts';
import { encryptWebhook } from '../billing/webhook-encryption.ts';
import { keepEvent } from '../store/billing.ts';

/** Kept as it came, before anybody thinks about it; answered once that is committed. The worker reads it. */
export async function takeBillingReport(
  tx: Tx,
  { eventType, report }: { eventType: string; report: Report },
  { clock, config }: Pick<CallPlatform, 'clock' | 'config'>,
): Promise<void> {
  const id = newId();
  await keepEvent(tx, { id, eventType, raw: encryptWebhook(config.SEAL_SECRET, id, report) }, clock.now());
  await enqueueProcessWebhook(tx, id);
}

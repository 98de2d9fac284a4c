import type { Report } from '../../../platform/billing/billing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { enqueueProcessWebhook } from '../billing/jobs.ts';
import { encryptWebhook } from '../billing/webhook-encryption.ts';
import { saveWebhook } from '../store/billing.ts';

/** Stores the webhook unread and responds after the commit; the worker processes it. */
export async function receiveBillingWebhook(
  tx: Tx,
  { eventType, report }: { eventType: string; report: Report },
  { clock, config }: Pick<ApiPlatform, 'clock' | 'config'>,
): Promise<void> {
  const id = newId();
  await saveWebhook(tx, { id, eventType, encryptedPayload: encryptWebhook(config.DATA_ENCRYPTION_SECRET, id, report) }, clock.now());
  await enqueueProcessWebhook(tx, id);
}

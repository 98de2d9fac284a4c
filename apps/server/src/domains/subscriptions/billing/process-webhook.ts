import { transaction } from '../../../platform/db/transaction.ts';
import type { Reported } from '../../../platform/billing/billing.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { findEvent } from '../queries/ledger-entries.ts';
import { addLedgerEntry, lockBilling } from '../store/billing.ts';
import { confirmPayments } from './confirm-payments.ts';
import { refoldOf } from './refold.ts';
import { openReport } from './webhook-encryption.ts';

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'billing' | 'log'>;

/** Stores the ledger entry of one webhook, once, and recomputes the member’s plans. */
export async function processWebhook({ eventId }: { eventId: string }, platform: Dependencies): Promise<void> {
  const { db, clock, config, billing, log } = platform;
  const event = await findEvent(db, eventId);
  if (!event) return;
  const reported = billing.read(
    event.event_type,
    openReport(config.DATA_ENCRYPTION_SECRET, eventId, event.encrypted_payload),
    event.received_at,
  );
  if (!reported) return log.info({ event: eventId, type: event.event_type }, 'a billing report concerns nothing of ours');
  await recordLedgerEntry(eventId, reported, platform);
  if (reported.subscription !== null && isPayment(reported)) {
    await confirmPayments({ subscription: reported.subscription, attempt: 0 }, platform);
  } else if (reported.subscription !== null) {
    const { subscription } = reported;
    await transaction(db, (tx) => refoldOf(tx, subscription, { clock, config }));
  }
}

const isPayment = ({ kind }: Pick<Reported, 'kind'>) => kind === 'sale' || kind === 'renewal';

/** Payments count after the provider’s confirmation; refunds, chargebacks and cancellations count at once. */
export async function recordLedgerEntry(
  eventId: string,
  reported: Reported,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (reported.subscription !== null) await lockBilling(tx, reported.subscription);
    await addLedgerEntry(tx, eventId, reported, isPayment(reported) ? null : clock.now());
  });
}

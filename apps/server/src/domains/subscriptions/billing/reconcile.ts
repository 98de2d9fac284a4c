import { transaction } from '../../../platform/db/transaction.ts';
import type { ProviderStatus, Reported } from '../../../platform/billing/billing.ts';
import { newId } from '../../../platform/ids.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listLedgerEntries, listLiving, listUnconfirmed, type StoredLedgerEntry, type StoredPaid } from '../queries/ledger-entries.ts';
import { saveWebhook } from '../store/billing.ts';
import { confirmPayments } from './confirm-payments.ts';
import { recordLedgerEntry } from './process-webhook.ts';
import { refoldOf } from './refold.ts';
import { encryptWebhook } from './webhook-encryption.ts';

const BATCH = 100;
const DAY = 86_400_000;
const UNCONFIRMED_DAYS = 60;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'billing' | 'log'>;

/** Compares our data with the provider’s and adds the entries of lost webhooks. Returns the number of subscriptions that differed. */
export async function reconcile(platform: Dependencies): Promise<number> {
  let differing = 0;
  for (let batch = await listLiving(platform.db, null, BATCH); batch.length > 0;) {
    for (const paid of batch) differing += Number(await compare(paid, platform));
    batch = await listLiving(platform.db, batch.at(-1)?.id ?? null, BATCH);
  }
  const since = new Date(platform.clock.now().getTime() - UNCONFIRMED_DAYS * DAY);
  const waiting = await listUnconfirmed(platform.db, since, BATCH);
  for (const subscription of new Set(waiting.map((fact) => fact.subscription))) {
    await confirmPayments({ subscription, attempt: Number.MAX_SAFE_INTEGER }, platform);
  }
  platform.log[differing > 0 ? 'warn' : 'info']({ differing, unconfirmed: waiting.length }, 'billing is reconciled');
  return differing;
}

async function compare(paid: StoredPaid, platform: Dependencies): Promise<boolean> {
  const { db, clock, config, billing, log } = platform;
  const status = await billing.status(paid.providerId);
  if (!status) {
    log.error({ subscription: paid.providerId }, 'the billing provider does not know a subscription of ours');
    return true;
  }
  const missed = missedEntries(paid, await listLedgerEntries(db, [paid.providerId]), status, clock.now());
  if (missed.length === 0) return false;
  const eventId = newId();
  const encryptedPayload = encryptWebhook(config.DATA_ENCRYPTION_SECRET, eventId, {
    subscriptionId: paid.providerId,
    status: JSON.stringify(status),
  });
  await transaction(db, (tx) => saveWebhook(tx, { id: eventId, eventType: 'Reconciliation', encryptedPayload }, clock.now()));
  for (const reported of missed) await recordLedgerEntry(eventId, reported, platform);
  await confirmPayments({ subscription: paid.providerId, attempt: Number.MAX_SAFE_INTEGER }, platform);
  await transaction(db, (tx) => refoldOf(tx, paid.providerId, platform));
  log.warn({ subscription: paid.providerId, missed: missed.map(({ kind }) => kind) }, 'reports of the billing provider were missing');
  return true;
}

/** Returns the entries that must exist according to the provider’s status and that no webhook reported. */
function missedEntries(paid: StoredPaid, known: readonly StoredLedgerEntry[], status: ProviderStatus, now: Date): Reported[] {
  const count = (kind: StoredLedgerEntry['kind']) => known.filter((fact) => fact.kind === kind).length;
  const missed: Reported[] = [];
  const add = (kind: StoredLedgerEntry['kind'], at: Date, amountCents: number | null = null) => {
    const id = `${kind}/${paid.providerId}/reconciled-${at.toISOString().slice(0, 10)}`;
    missed.push({
      id,
      kind,
      subscription: paid.providerId,
      checkoutId: null,
      at,
      transaction: null,
      amountCents,
      currency: amountCents === null ? null : '840',
    });
  };
  // For a renewal, the provider reports only the end of the period that it paid for.
  if (status.timesRebilled > count('renewal') && status.expiresAt) {
    add('renewal', new Date(status.expiresAt.getTime() - paid.days * DAY), paid.dueCents);
  }
  if (status.chargebacks > count('chargeback')) add('chargeback', now);
  if (status.refunds > count('refund')) add('refund', now);
  if (status.cancelledAt && paid.state === 'open' && count('cancellation') === 0) add('cancellation', status.cancelledAt);
  if (!status.active && status.expiresAt && count('expiration') === 0) add('expiration', status.expiresAt);
  return missed;
}

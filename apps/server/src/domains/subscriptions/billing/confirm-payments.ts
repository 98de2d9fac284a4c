import { transaction } from '../../../platform/db/transaction.ts';
import type { ProviderStatus } from '../../../platform/billing/billing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listLedgerEntries, type StoredLedgerEntry } from '../queries/ledger-entries.ts';
import { confirmLedgerEntry, lockBilling } from '../store/billing.ts';
import { enqueueConfirmPayment, type ConfirmJob } from './jobs.ts';
import { refoldOf } from './refold.ts';

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'billing' | 'log'>;

/** Asks the provider before anything is granted: a reported payment that the provider does not confirm does not count. */
export async function confirmPayments(job: ConfirmJob, platform: Dependencies): Promise<void> {
  const { db, clock, billing, log } = platform;
  const { subscription } = job;
  // No transaction is open during the HTTP request.
  const status = await billing.status(subscription);
  await transaction(db, async (tx) => {
    await lockBilling(tx, subscription);
    const left = await confirmKnown(tx, subscription, status, clock.now());
    await refoldOf(tx, subscription, platform);
    if (left === 0) return;
    log.warn({ subscription, left, attempt: job.attempt }, 'the billing provider does not know a payment that was reported');
    await enqueueConfirmPayment(tx, job, clock.now());
  });
}

/**
 * Confirms as many renewals as the provider reports, and the sale if it knows the subscription. Returns the number of
 * unconfirmed payments.
 */
async function confirmKnown(tx: Tx, subscription: string, status: ProviderStatus | null, now: Date): Promise<number> {
  const payments = (await listLedgerEntries(tx, [subscription])).filter(({ kind }) => kind === 'sale' || kind === 'renewal');
  const waiting = payments.filter(({ confirmedAt }) => confirmedAt === null).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let renewals = payments.filter(({ kind, confirmedAt }) => kind === 'renewal' && confirmedAt !== null).length;
  let left = 0;
  for (const fact of waiting) {
    const isKnown = status !== null && (fact.kind === 'sale' || renewals < status.timesRebilled);
    if (!isKnown) left += 1;
    else {
      await confirmLedgerEntry(tx, fact.id, now);
      renewals += Number(isRenewal(fact));
    }
  }
  return left;
}

const isRenewal = ({ kind }: StoredLedgerEntry) => kind === 'renewal';

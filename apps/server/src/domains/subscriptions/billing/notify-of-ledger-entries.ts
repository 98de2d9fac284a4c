import type { FoldedBilling } from '@subrosa/rules/subscriptions/fold';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { StoredLedgerEntry, StoredPaid } from '../queries/ledger-entries.ts';
import { markNotified } from '../store/billing.ts';

interface Folded {
  memberId: string;
  facts: readonly StoredLedgerEntry[];
  folded: FoldedBilling;
  byProvider: ReadonlyMap<string, StoredPaid>;
}

const movesMoney = ['sale', 'renewal', 'refund', 'chargeback'];

/** Emits an event for each entry once, however late it arrived; for a failed renewal only if it is the latest one. */
export async function notifyOfLedgerEntries(tx: Tx, { memberId, facts, folded, byProvider }: Folded, clock: Clock): Promise<void> {
  const unnotified = facts.filter(({ notifiedAt }) => notifiedAt === null);
  for (const fact of unnotified) {
    const paidSubscriptionId = byProvider.get(fact.subscription)?.id;
    if (movesMoney.includes(fact.kind)) await emit(tx, clock, 'subscriptions.paymentRecorded', { memberId, ledgerEntryId: fact.id });
    if (fact.kind === 'renewal_failure' && paidSubscriptionId && isLastFailure(fact, folded)) {
      await emit(tx, clock, 'subscriptions.renewalFailed', { memberId, paidSubscriptionId, reminder: false });
    }
  }
  await markNotified(
    tx,
    unnotified.map(({ id }) => id),
    clock.now(),
  );
}

const isLastFailure = (fact: StoredLedgerEntry, { subscriptions }: FoldedBilling) =>
  subscriptions.some(({ id, failedAt }) => id === fact.subscription && failedAt?.getTime() === fact.at.getTime());

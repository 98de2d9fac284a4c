import type { FoldedBilling } from '@subrosa/rules/subscriptions/fold';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { StoredFact, StoredPaid } from '../queries/facts.ts';
import { markTold } from '../store/billing.ts';

interface Folded {
  memberId: string;
  facts: readonly StoredFact[];
  folded: FoldedBilling;
  byProvider: ReadonlyMap<string, StoredPaid>;
}

const movesMoney = ['sale', 'renewal', 'refund', 'chargeback'];

/** Each fact is told once, however late it came; a failure only while it still stands. */
export async function tellOfFacts(tx: Tx, { memberId, facts, folded, byProvider }: Folded, clock: Clock): Promise<void> {
  const news = facts.filter(({ toldAt }) => toldAt === null);
  for (const fact of news) {
    const paidSubscriptionId = byProvider.get(fact.subscription)?.id;
    if (movesMoney.includes(fact.kind)) await emit(tx, clock, 'subscriptions.moneyMoved', { memberId, factId: fact.id });
    if (fact.kind === 'renewal_failure' && paidSubscriptionId && isStanding(fact, folded)) {
      await emit(tx, clock, 'subscriptions.renewalFailed', { memberId, paidSubscriptionId, reminder: false });
    }
  }
  await markTold(
    tx,
    news.map(({ id }) => id),
    clock.now(),
  );
}

const isStanding = (fact: StoredFact, { subscriptions }: FoldedBilling) =>
  subscriptions.some(({ id, failedAt }) => id === fact.subscription && failedAt?.getTime() === fact.at.getTime());

import { transaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listEnded, listToRemind, type Due } from '../queries/due.ts';
import { markEndNotified, markReminded, purgeCheckouts } from '../store/billing.ts';

const BATCH = 200;
const DAY = 86_400_000;
/** A payment can be on its way for so long. */
const KEPT_DAYS = 90;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock'>;

/** What happens by the calendar alone: the last day is over, the last day in spite of a failed payment comes. */
export async function processDue({ db, clock }: Dependencies): Promise<void> {
  const now = clock.now();
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  await inBatches(
    db,
    (tx) => listEnded(tx, dayIn(0), BATCH),
    async (tx, { id, memberId }) => {
      await markEndNotified(tx, id, now);
      await emit(tx, clock, 'subscriptions.ended', { memberId, paidSubscriptionId: id });
      await emit(tx, clock, 'subscriptions.changed', { memberId });
    },
  );
  await inBatches(
    db,
    (tx) => listToRemind(tx, dayIn(1), BATCH),
    async (tx, { id, memberId }) => {
      await markReminded(tx, id, now);
      await emit(tx, clock, 'subscriptions.renewalFailed', { memberId, paidSubscriptionId: id, reminder: true });
    },
  );
  await transaction(db, (tx) => purgeCheckouts(tx, new Date(now.getTime() - KEPT_DAYS * DAY)));
}

async function inBatches(
  db: Dependencies['db'],
  list: (tx: Tx) => Promise<Due[]>,
  each: (tx: Tx, due: Due) => Promise<void>,
): Promise<void> {
  let taken: number;
  do {
    taken = await transaction(db, async (tx) => {
      const due = await list(tx);
      for (const one of due) await each(tx, one);
      return due.length;
    });
  } while (taken === BATCH);
}

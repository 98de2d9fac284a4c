import { transaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listEnded, listToRemind, type Due } from '../queries/due.ts';
import { markEndNotified, markReminded, purgeCheckouts } from '../store/billing.ts';

const BATCH = 200;
const DAY = 86_400_000;
/** Checkouts are kept this long, because a payment can arrive late. */
const KEPT_DAYS = 90;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock'>;

/** Processes what is due by date: plans that ended, and reminders of plans that end after a failed payment. */
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

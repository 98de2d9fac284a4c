import { dayAfter, RENEWAL_DAYS } from '@subrosa/rules/verification/renewal';
import type { Tx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { clearIdentity } from '../accounts/index.ts';
import { listEnded, listRenewalsDue, type DueRecord } from './queries/renewals.ts';
import { listRecords } from './queries/eligibility.ts';
import { markRenewalRequested, removeRecord } from './store/records.ts';

const BATCH = 200;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock'>;

/** Requests a renewal 30 days before a verification ends, and removes it when it ends. */
export async function expireRecords({ db, clock }: Dependencies): Promise<void> {
  const now = clock.now();
  await inBatches(
    db,
    (tx) => listRenewalsDue(tx, dayAfter(now, RENEWAL_DAYS), BATCH),
    async (tx, record) => {
      await markRenewalRequested(tx, record, now);
      await emit(tx, clock, 'verification.renewalDue', { memberId: record.memberId, verificationId: record.verificationId });
    },
  );
  await inBatches(
    db,
    (tx) => listEnded(tx, dayAfter(now, 0), BATCH),
    async (tx, record) => {
      await removeRecord(tx, record);
      if ((await listRecords(tx, record.memberId)).length === 0) await clearIdentity(tx, record.memberId, clock);
      await emit(tx, clock, 'verification.changed', { memberId: record.memberId });
    },
  );
}

async function inBatches(
  db: Dependencies['db'],
  list: (tx: Tx) => Promise<DueRecord[]>,
  each: (tx: Tx, due: DueRecord) => Promise<void>,
): Promise<void> {
  let count: number;
  do {
    count = await transaction(db, async (tx) => {
      const due = await list(tx);
      for (const one of due) await each(tx, one);
      return due.length;
    });
  } while (count === BATCH);
}

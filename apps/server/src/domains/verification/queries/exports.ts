import type { Db, Tx } from '../../../platform/db/database.ts';
import { findApplication, listRecords } from './eligibility.ts';
import { listAttempts } from './verifications.ts';

/** Returns the data about a member's verification for the data export; the documents domain exports the documents. */
export async function collectVerification(db: Db | Tx, memberId: string) {
  const ages = await db
    .selectFrom('age_check')
    .select(['method', 'result', 'started_at', 'completed_at'])
    .where('member_id', '=', memberId)
    .orderBy('started_at', 'desc')
    .execute();
  return {
    submissions: await listAttempts(db, memberId),
    verified: await listRecords(db, memberId),
    lifetime: await findApplication(db, memberId),
    ageChecks: ages,
  };
}

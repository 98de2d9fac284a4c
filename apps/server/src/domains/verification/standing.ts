import type { Standing } from '@subrosa/rules/verification/submitting';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findApplication, findPerson, listRecords, type Application, type IdentityRecord, type Person } from './queries/standing.ts';
import { listAttempts, type Attempt } from './queries/verifications.ts';

/** Everything that says what a member may do now. */
export interface Found {
  person: Person;
  attempts: Attempt[];
  records: IdentityRecord[];
  application: Application | null;
  standing: Standing;
}

export async function findStanding(db: Db | Tx, memberId: string): Promise<Found> {
  const person = await findPerson(db, memberId);
  const attempts = await listAttempts(db, memberId);
  const records = await listRecords(db, memberId);
  const application = await findApplication(db, memberId);
  const standing: Standing = {
    accountType: person.accountType,
    holdsLifetime: person.holdsLifetime,
    isWaiting: attempts.some(({ state }) => state === 'waiting'),
    records,
    application: application?.state ?? null,
  };
  return { person, attempts, records, application, standing };
}

import type { VerificationFacts } from '@subrosa/rules/verification/submitting';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findApplication, findPerson, listRecords, type Application, type IdentityRecord, type Person } from './queries/eligibility.ts';
import { listAttempts, type Attempt } from './queries/verifications.ts';

/** The state that determines what a member may do next. */
export interface VerificationContext {
  person: Person;
  attempts: Attempt[];
  records: IdentityRecord[];
  application: Application | null;
  facts: VerificationFacts;
}

export async function findVerificationFacts(db: Db | Tx, memberId: string): Promise<VerificationContext> {
  const person = await findPerson(db, memberId);
  const attempts = await listAttempts(db, memberId);
  const records = await listRecords(db, memberId);
  const application = await findApplication(db, memberId);
  const facts: VerificationFacts = {
    accountType: person.accountType,
    holdsLifetime: person.holdsLifetime,
    isWaiting: attempts.some(({ state }) => state === 'waiting'),
    records,
    application: application?.state ?? null,
  };
  return { person, attempts, records, application, facts };
}

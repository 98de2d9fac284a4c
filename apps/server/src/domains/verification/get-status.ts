import type { VerificationStatus } from '@subrosa/contract/verification/schemas';
import { isRenewalDue } from '@subrosa/rules/verification/renewal';
import { whenMayApply, openMethods } from '@subrosa/rules/verification/submitting';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPassed } from './queries/age-checks.ts';
import { findVerificationFacts } from './eligibility.ts';
import { viewAge, viewApplication, viewAttempt } from './view.ts';

/** Returns the state of a member's own verification and what they may do next. */
export async function getStatus(
  db: Db | Tx,
  memberId: string,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): Promise<VerificationStatus> {
  const now = clock.now();
  const { attempts, records, application, facts } = await findVerificationFacts(db, memberId);
  const passed = await findPassed(db, memberId);
  const [current, ...past] = attempts.map(viewAttempt);
  return {
    verified: records.map(({ method, verifiedAt, renewBy }) => ({
      method,
      since: verifiedAt.toISOString(),
      renewBy,
      renewalDue: isRenewalDue(renewBy, now),
    })),
    current: current ?? null,
    past,
    lifetime: application && viewApplication(application),
    age: passed && viewAge(passed),
    can: {
      submit: openMethods(facts, now),
      withdraw: facts.isWaiting,
      applyForLifetime: whenMayApply(facts),
      checkAge: config.AGE_PROVIDER !== 'none' && passed === null,
    },
  };
}

import { applyProblem } from '@subrosa/rules/verification/submitting';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findVerificationFacts } from '../eligibility.ts';
import { openApplication } from './open-application.ts';

/** Applies for lifetime premium with the verified document. */
export async function applyForLifetime(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  const { facts, records } = await findVerificationFacts(tx, memberId);
  const problem = applyProblem(facts);
  if (problem) throw new ApiError(problem);
  const proof = records.find(({ method }) => method === 'document');
  if (!proof) throw new ApiError('verification.documentRequired');
  const isOpened = await openApplication(tx, clock, { memberId, verificationId: proof.verificationId });
  if (!isOpened) throw new ApiError('verification.alreadyApplied');
}

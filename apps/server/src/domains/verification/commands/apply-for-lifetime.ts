import { applyProblem } from '@subrosa/rules/verification/submitting';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findStanding } from '../standing.ts';
import { openApplication } from './open-application.ts';

/** Asks staff for lifetime premium with the document that they have confirmed. */
export async function applyForLifetime(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  const { standing, records } = await findStanding(tx, memberId);
  const problem = applyProblem(standing);
  if (problem) throw new Refusal(problem);
  const proof = records.find(({ method }) => method === 'document');
  if (!proof) throw new Refusal('verification.documentNeeded');
  const isOpened = await openApplication(tx, clock, { memberId, verificationId: proof.verificationId });
  if (!isOpened) throw new Refusal('verification.applied');
}

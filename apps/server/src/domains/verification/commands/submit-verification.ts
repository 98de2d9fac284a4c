import type { verificationRoutes } from '@subrosa/contract/verification';
import type { BodyOf } from '@subrosa/contract/route';
import { addBusinessDays } from '@subrosa/rules/moderation/span';
import { requiredDocuments } from '@subrosa/rules/verification/methods';
import { plainHandle } from '@subrosa/rules/verification/social';
import { applyProblem, submitProblem } from '@subrosa/rules/verification/submitting';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { attachDocuments } from '../../documents/index.ts';
import { detectBanEvasion, openCase } from '../../moderation/index.ts';
import { documentHash } from '../document-hash.ts';
import { findVerificationFacts } from '../eligibility.ts';
import { addVerification } from '../store/verifications.ts';

type Submission = BodyOf<typeof verificationRoutes.submitVerification>;
type ByDocument = Extract<Submission, { method: 'document' }>;

const ANSWERED_WITHIN = 3;

/** Submits evidence of a member's identity: one submission at a time, complete, and with a document that is valid today. */
export async function submitVerification(
  tx: Tx,
  memberId: string,
  submission: Submission,
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const { clock, config } = platform;
  const now = clock.now();
  const { person, facts } = await findVerificationFacts(tx, memberId);
  const problem = submitProblem(submission.method, facts, now);
  if (problem) throw new ApiError(problem);
  const byDocument = submission.method === 'document' ? submission : null;
  if (byDocument && hasExpired(byDocument, now)) throw new ApiError('verification.documentExpired');

  const id = newId();
  const hash = byDocument && documentHash(config, byDocument);
  const isAdded = await addVerification(tx, {
    id,
    memberId,
    method: submission.method,
    platform: submission.method === 'social' ? submission.platform : null,
    handle: submission.method === 'social' ? plainHandle(submission.handle) : null,
    serial: person.serial,
    documentHash: hash,
    expiresOn: byDocument?.expiresOn ?? null,
    // Members who have lifetime premium, or get it without an application, need not apply.
    lifetime: byDocument?.lifetime === true && mayApplyWith(facts),
    submittedAt: now,
    expectedBy: addBusinessDays(now, ANSWERED_WITHIN).toISOString().slice(0, 10),
  });
  if (!isAdded) throw new ApiError('verification.alreadyPending');
  if (byDocument) await attachAll(tx, { ownerId: memberId, verificationId: id, ids: byDocument.documents });
  await openCase(tx, clock, { kind: 'identity', subjectKind: 'verification', subjectId: id, memberId });
  await detectBanEvasion(tx, { memberId, documentHash: hash }, platform);
}

function hasExpired({ expiresOn }: ByDocument, now: Date): boolean {
  return expiresOn !== null && expiresOn <= now.toISOString().slice(0, 10);
}

function mayApplyWith(facts: Parameters<typeof applyProblem>[0]): boolean {
  const problem = applyProblem(facts);
  return problem === null || problem === 'verification.documentRequired';
}

async function attachAll(tx: Tx, attaching: { ownerId: string; verificationId: string; ids: string[] }): Promise<void> {
  const attached = await attachDocuments(tx, attaching);
  const kinds = attached?.map(({ kind }) => kind) ?? [];
  const isWhole = requiredDocuments.every((kind) => kinds.includes(kind)) && new Set(kinds).size === kinds.length;
  if (!isWhole) throw new ApiError('verification.documentsMissing');
}

import type { VerificationStatus } from '@subrosa/contract/verification/schemas';
import type { verificationRoutes } from '@subrosa/contract/verification';
import type { ReplyOf } from '@subrosa/contract/route';
import type { AgeCheck } from './queries/age-checks.ts';
import type { Application } from './queries/eligibility.ts';
import type { Attempt } from './queries/verifications.ts';

type AttemptView = VerificationStatus['past'][number];

export function viewAttempt(row: Attempt): AttemptView {
  return {
    id: row.id,
    method: row.method,
    platform: row.platform,
    handle: row.handle,
    state: row.state,
    submittedAt: row.submitted_at.toISOString(),
    expectedBy: row.expected_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    note: row.note,
    lifetime: row.lifetime,
  };
}

export function viewApplication({ state, appliedAt, decidedAt, reason }: Application): NonNullable<VerificationStatus['lifetime']> {
  return { state, appliedAt: appliedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null, reason };
}

export function viewAge({ method, completedAt, startedAt }: AgeCheck): NonNullable<VerificationStatus['age']> {
  return { method, at: (completedAt ?? startedAt).toISOString() };
}

export function viewCheck({ id, result, sessionUrl }: AgeCheck): ReplyOf<typeof verificationRoutes.getAgeCheck> {
  return { id, state: result, url: sessionUrl };
}

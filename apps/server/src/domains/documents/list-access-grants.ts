import type { DocumentGrant } from '@subrosa/contract/documents';
import { approvalProblem, mayReviewDocuments } from '@subrosa/rules/documents/access';
import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listGrants, type StoredGrant } from './queries/grants.ts';

export const questionOf = ({ asker_id, owner_id, approved_at, asked_at }: StoredGrant) => ({
  requesterId: asker_id,
  ownerId: owner_id,
  approvedAt: approved_at,
  waitsUntil: new Date(asked_at.getTime() + documentLimits.approvalMs),
});

export function viewGrant(grant: StoredGrant, { memberId, staffRole, roleCounts }: Caller, now: Date): DocumentGrant {
  const mine = grant.asker_id === memberId;
  return {
    id: grant.id,
    documentId: grant.document_id,
    kind: grant.kind,
    askedBy: grant.asked_by,
    mine,
    reason: grant.reason,
    askedAt: grant.asked_at.toISOString(),
    approvedBy: grant.approved_by,
    endsAt: grant.ends_at?.toISOString() ?? null,
    can: {
      approve: approvalProblem({ id: memberId, role: staffRole, counts: roleCounts }, questionOf(grant), now) === null,
      look: mine && grant.ends_at !== null && grant.ends_at > now,
    },
  };
}

/** Lists pending requests and active grants. */
export async function listAccessGrants(db: Db, caller: Caller, now: Date): Promise<{ grants: DocumentGrant[] }> {
  if (!mayReviewDocuments(caller.staffRole)) throw new ApiError('resource.notFound');
  const since = new Date(now.getTime() - documentLimits.approvalMs);
  const grants = await listGrants(db, caller.memberId, { since, now });
  return { grants: grants.map((grant) => viewGrant(grant, caller, now)) };
}

import type { DocumentGrant } from '@subrosa/contract/documents';
import { approvalProblem, mayReviewDocuments } from '@subrosa/rules/documents/access';
import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listGrants, type StoredGrant } from './queries/grants.ts';

export const accessRequestOf = ({ requester_id, owner_id, approved_at, requested_at }: StoredGrant) => ({
  requesterId: requester_id,
  ownerId: owner_id,
  approvedAt: approved_at,
  waitsUntil: new Date(requested_at.getTime() + documentLimits.approvalMs),
});

export function viewGrant(grant: StoredGrant, { memberId, staffRole, roleCounts }: Caller, now: Date): DocumentGrant {
  const mine = grant.requester_id === memberId;
  return {
    id: grant.id,
    documentId: grant.document_id,
    kind: grant.kind,
    requestedBy: grant.requested_by,
    mine,
    reason: grant.reason,
    requestedAt: grant.requested_at.toISOString(),
    approvedBy: grant.approved_by,
    endsAt: grant.ends_at?.toISOString() ?? null,
    can: {
      approve: approvalProblem({ id: memberId, role: staffRole, counts: roleCounts }, accessRequestOf(grant), now) === null,
      access: mine && grant.ends_at !== null && grant.ends_at > now,
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

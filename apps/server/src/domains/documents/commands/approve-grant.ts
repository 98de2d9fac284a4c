import { approvalProblem } from '@subrosa/rules/documents/access';
import { documentLimits } from '@subrosa/rules/documents/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { findGrant, lockGrant } from '../queries/grants.ts';
import { accessRequestOf, viewGrant } from '../list-access-grants.ts';
import { saveGrantApproval } from '../store/access.ts';

/** Approves the access request of a colleague for 15 minutes. */
export async function approveGrant(tx: Tx, caller: Caller, grantId: string, { clock }: ApiPlatform) {
  const { memberId: approverId, staffRole, roleCounts } = caller;
  const grant = staffRole === null ? undefined : await lockGrant(tx, grantId);
  if (!grant) throw new ApiError('resource.notFound');
  const at = clock.now();
  const audited = { actorId: approverId, subjectKind: 'document', subjectId: grant.document_id };
  const problem = approvalProblem({ id: approverId, role: staffRole, counts: roleCounts }, accessRequestOf(grant), at);
  if (problem) {
    await appendAudit(tx, clock, { ...audited, action: 'document.grant_denied', detail: { grant: grantId, because: problem } });
    return new CommittedApiError(problem === 'role_too_new' ? 'staff.roleTooNew' : 'resource.notFound');
  }
  await saveGrantApproval(tx, grantId, { approverId, at, endsAt: new Date(at.getTime() + documentLimits.grantMs) });
  await appendAudit(tx, clock, { ...audited, action: 'document.grant_approved', detail: { grant: grantId } });
  const approved = await findGrant(tx, grantId);
  if (!approved) throw new Error('a grant that was just approved is gone');
  return viewGrant(approved, caller, at);
}

import type { Staff } from '@subrosa/rules/moderation/staff';
import { mayConfirmReviewer } from '@subrosa/rules/csam/csam';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { isReviewer, lockProposal } from '../queries/reviewers.ts';
import { fillSlot } from '../store.ts';

/** The second of two approvals: it assigns the slot to the proposed reviewer, or empties it. */
export async function confirmReviewer(tx: Tx, clock: Clock, staff: Staff, proposalId: string): Promise<void> {
  if (!staff.counts) throw new ApiError('staff.roleTooNew');
  const at = clock.now();
  const proposal = await lockProposal(tx, proposalId, at);
  if (!proposal || !mayConfirmReviewer(staff, proposal)) throw new ApiError('resource.notFound');
  // The same person may have been proposed for two slots and confirmed for the other one meanwhile.
  if (proposal.reviewerId !== null && (await isReviewer(tx, proposal.reviewerId))) throw new ApiError('resource.notFound');
  await fillSlot(tx, proposal, { by: staff.id, at });
  const detail = { slot: proposal.slot, reviewer: proposal.reviewerId };
  await appendAudit(tx, clock, {
    actorId: staff.id,
    action: 'csam.reviewer_confirmed',
    subjectKind: 'csam_reviewer_proposal',
    subjectId: proposalId,
    detail,
  });
}

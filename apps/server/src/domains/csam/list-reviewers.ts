import type { CsamReviewersView } from '@subrosa/contract/csam';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { mayConfirmReviewer, reviewerSlots } from '@subrosa/rules/csam/csam';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listSlots, listProposals } from './queries/reviewers.ts';

/** Allows only staff who may propose or confirm reviewers, because others do not need to know who the reviewers are. */
export function requireReviewerManager(caller: Caller | null): Staff {
  const { memberId, staffRole: role, roleCounts } = memberOf(caller);
  if (role === null || !(may(role, 'propose_csam_reviewer') || may(role, 'confirm_csam_reviewer'))) throw new ApiError('resource.notFound');
  return { id: memberId, role, counts: roleCounts };
}

export async function listReviewers(db: Db | Tx, clock: Clock, staff: Staff): Promise<CsamReviewersView> {
  const reviewers = new Map((await listSlots(db)).map((row) => [row.slot, row]));
  const proposals = await listProposals(db, clock.now());
  return {
    slots: reviewerSlots.map((slot) => ({
      slot,
      username: reviewers.get(slot)?.username ?? null,
      since: reviewers.get(slot)?.since?.toISOString() ?? null,
    })),
    proposals: proposals.map((proposal) => ({
      id: proposal.id,
      slot: proposal.slot,
      username: proposal.username,
      reason: proposal.reason,
      proposedBy: proposal.proposer,
      at: proposal.at.toISOString(),
      can: { confirm: mayConfirmReviewer(staff, proposal) },
    })),
  };
}

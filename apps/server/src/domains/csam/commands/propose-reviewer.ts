import type { BodyOf } from '@subrosa/contract/route';
import type { csamRoutes } from '@subrosa/contract/csam';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { mayTakePart } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import { findColleague, isReviewer } from '../queries/reviewers.ts';
import { addProposal } from '../store.ts';

type ProposeReviewerInput = BodyOf<typeof csamRoutes.proposeCsamReviewer>;

/** Adds a proposal, which has no effect until a safety lead confirms it. */
export async function proposeReviewer(tx: Tx, clock: Clock, staff: Staff, { slot, username, reason }: ProposeReviewerInput): Promise<void> {
  if (!mayTakePart('csam_reviewer', 'first', staff)) throw new ApiError('staff.roleTooNew');
  const { id: by } = staff;
  const reviewerId = username === null ? null : await findCandidate(tx, username, by);
  const id = newId();
  if (!(await addProposal(tx, { id, slot, reviewerId, reason, by, at: clock.now() }))) throw new ApiError('csam.proposalPending');
  const detail = { slot, reviewer: reviewerId };
  await appendAudit(tx, clock, {
    actorId: by,
    action: 'csam.reviewer_proposed',
    subjectKind: 'csam_reviewer_proposal',
    subjectId: id,
    detail,
  });
}

async function findCandidate(tx: Tx, username: string, by: string): Promise<string> {
  const person = await findColleague(tx, username);
  if (!person) throw new ApiError('resource.notFound');
  if (!may(person.role, 'review_csam') || person.id === by || (await isReviewer(tx, person.id)))
    throw new ApiError('csam.reviewerNotEligible');
  return person.id;
}

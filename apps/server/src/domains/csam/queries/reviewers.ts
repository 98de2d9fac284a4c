import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { ReviewerSlot } from '@subrosa/rules/csam/csam';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function isReviewer(db: Db | Tx, memberId: string): Promise<boolean> {
  return (await db.selectFrom('csam_reviewer').select('slot').where('member_id', '=', memberId).executeTakeFirst()) !== undefined;
}

export async function listReviewerIds(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom('csam_reviewer').select('member_id as id').execute()).map(({ id }) => id);
}

export async function listSlots(db: Db | Tx) {
  return db
    .selectFrom('csam_reviewer as reviewer')
    .innerJoin('member', 'member.id', 'reviewer.member_id')
    .innerJoin('csam_reviewer_proposal as proposal', 'proposal.id', 'reviewer.proposal_id')
    .select(['reviewer.slot', 'member.username', 'proposal.confirmed_at as since'])
    .$narrowType<{ slot: ReviewerSlot }>()
    .execute();
}

/** A proposal is void when its author is no longer an administrator. */
const proposals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('csam_reviewer_proposal as proposal')
    .leftJoin('member as reviewer', 'reviewer.id', 'proposal.reviewer_id')
    .leftJoin('member as proposer', (join) => join.onRef('proposer.id', '=', 'proposal.proposed_by').on('proposer.state', '<>', 'deleted'))
    .select(['proposal.id', 'proposal.slot', 'proposal.reviewer_id as reviewerId', 'reviewer.username', 'proposal.reason'])
    .select(['proposal.proposed_by as proposedBy', 'proposer.username as proposer', 'proposal.proposed_at as at'])
    .where('proposal.confirmed_at', 'is', null)
    .where(sql<boolean>`staff_role_counts(proposal.proposed_by, ARRAY['administrator'], ${now})`)
    .$narrowType<{ slot: ReviewerSlot }>();

export async function listProposals(db: Db | Tx, now: Date) {
  return proposals(db, now).orderBy('proposal.proposed_at').execute();
}

/** Locks the proposal, so that concurrent confirmations are serialised. */
export async function lockProposal(tx: Tx, id: string, now: Date) {
  await tx.selectFrom('csam_reviewer_proposal').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return proposals(tx, now).where('proposal.id', '=', id).executeTakeFirst();
}

/** Finds an active staff member by username. */
export async function findColleague(tx: Tx, username: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'staff_role as role'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('state', '=', 'active')
    .where('staff_role', 'is not', null)
    .$narrowType<{ role: StaffRole }>()
    .executeTakeFirst();
}

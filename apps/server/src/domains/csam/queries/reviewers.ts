import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { ReviewerSlot } from '@subrosa/rules/csam/csam';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function isReviewer(db: Db | Tx, memberId: string): Promise<boolean> {
  return (await db.selectFrom('sealed_person').select('place').where('member_id', '=', memberId).executeTakeFirst()) !== undefined;
}

export async function listReviewerIds(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom('sealed_person').select('member_id as id').execute()).map(({ id }) => id);
}

export async function listSlots(db: Db | Tx) {
  return db
    .selectFrom('sealed_person as held')
    .innerJoin('member', 'member.id', 'held.member_id')
    .innerJoin('sealed_naming as naming', 'naming.id', 'held.naming_id')
    .select(['held.place', 'member.username', 'naming.confirmed_at as since'])
    .$narrowType<{ place: ReviewerSlot }>()
    .execute();
}

/** A proposal is void when its author is no longer an administrator. */
const proposals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('sealed_naming as naming')
    .leftJoin('member as person', 'person.id', 'naming.person_id')
    .leftJoin('member as proposer', (join) => join.onRef('proposer.id', '=', 'naming.proposed_by').on('proposer.state', '<>', 'deleted'))
    .select(['naming.id', 'naming.place', 'naming.person_id as personId', 'person.username', 'naming.reason'])
    .select(['naming.proposed_by as proposedBy', 'proposer.username as proposer', 'naming.proposed_at as at'])
    .where('naming.confirmed_at', 'is', null)
    .where(sql<boolean>`staff_role_counts(naming.proposed_by, ARRAY['administrator'], ${now})`)
    .$narrowType<{ place: ReviewerSlot }>();

export async function listProposals(db: Db | Tx, now: Date) {
  return proposals(db, now).orderBy('naming.proposed_at').execute();
}

/** Locks the proposal, so that concurrent confirmations are serialised. */
export async function lockProposal(tx: Tx, id: string, now: Date) {
  await tx.selectFrom('sealed_naming').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return proposals(tx, now).where('naming.id', '=', id).executeTakeFirst();
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

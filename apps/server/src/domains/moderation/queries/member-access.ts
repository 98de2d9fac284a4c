import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns the member whose page is open to a staff member, and until when. */
export async function findMemberAccess(db: Db | Tx, { staffId, pseudonym, now }: { staffId: string; pseudonym: string; now: Date }) {
  return db
    .selectFrom('staff_member_access as access')
    .innerJoin('member', 'member.id', 'access.member_id')
    .select(['access.member_id as memberId', 'access.expires_at as until'])
    .where('access.staff_id', '=', staffId)
    .where('access.pseudonym', '=', pseudonym)
    .where('access.expires_at', '>', now)
    .where('member.state', '<>', 'deleted')
    .executeTakeFirst();
}

/** Finds a member by a pseudonym that staff have seen; null when there is none, or, in rare collisions, several. */
export async function findByPseudonym(db: Db | Tx, pseudonym: string): Promise<string | null> {
  const rows = await db.selectFrom('member_pseudonym').select('member_id').where('pseudonym', '=', pseudonym).limit(2).execute();
  const [only, other] = rows;
  return other === undefined ? (only?.member_id ?? null) : null;
}

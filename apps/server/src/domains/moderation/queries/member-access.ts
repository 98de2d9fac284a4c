import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns the member whose page is open to a staff member, and until when. */
export async function findMemberAccess(db: Db | Tx, { staffId, pseudonym, now }: { staffId: string; pseudonym: string; now: Date }) {
  return db
    .selectFrom('member_look as look')
    .innerJoin('member', 'member.id', 'look.member_id')
    .select(['look.member_id as memberId', 'look.until'])
    .where('look.staff_id', '=', staffId)
    .where('look.pseudonym', '=', pseudonym)
    .where('look.until', '>', now)
    .where('member.state', '<>', 'deleted')
    .executeTakeFirst();
}

/** Finds a member by a pseudonym that staff have seen; null when there is none, or, in rare collisions, several. */
export async function findByPseudonym(db: Db | Tx, pseudonym: string): Promise<string | null> {
  const rows = await db.selectFrom('member_pseudonym').select('member_id').where('pseudonym', '=', pseudonym).limit(2).execute();
  const [only, other] = rows;
  return other === undefined ? (only?.member_id ?? null) : null;
}

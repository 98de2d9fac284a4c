import type { Db, Tx } from '../../../platform/db/database.ts';

/** The member whose page is open to somebody of staff, and until when. */
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

/** Whom staff have seen by a pseudonym; null where nobody, or, as may happen among millions, more than one. */
export async function findByPseudonym(db: Db | Tx, pseudonym: string): Promise<string | null> {
  const rows = await db.selectFrom('member_pseudonym').select('member_id').where('pseudonym', '=', pseudonym).limit(2).execute();
  const [only, other] = rows;
  return other === undefined ? (only?.member_id ?? null) : null;
}

import type { Db, Tx } from '../../../platform/db/database.ts';

interface NewMemberAccess {
  staffId: string;
  memberId: string;
  pseudonym: string;
  now: Date;
  until: Date;
}

/** Opens a member's page to a staff member, and deletes expired ones. */
export async function insertMemberAccess(tx: Tx, { staffId, memberId, pseudonym, now, until }: NewMemberAccess): Promise<void> {
  await tx
    .deleteFrom('staff_member_access')
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('pseudonym', '=', pseudonym)]))
    .execute();
  await tx
    .insertInto('staff_member_access')
    .values({ staff_id: staffId, member_id: memberId, pseudonym, expires_at: until })
    .onConflict((conflict) => conflict.columns(['staff_id', 'member_id']).doUpdateSet({ pseudonym, expires_at: until }))
    .execute();
}

/** Stores pseudonyms that were shown to staff, so that staff can search for them. */
export async function rememberPseudonyms(db: Db | Tx, shown: readonly { memberId: string; pseudonym: string }[]): Promise<void> {
  if (shown.length === 0) return;
  await db
    .insertInto('member_pseudonym')
    .values(shown.map(({ memberId, pseudonym }) => ({ member_id: memberId, pseudonym })))
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

interface Asked {
  staffId: string;
  memberIds: readonly string[];
  now: Date;
}

/** These members, as far as they are here, and whether this member of staff may know their names just now: for an hour, while the case is open. */
export async function listRevealed(db: Db | Tx, { staffId, memberIds, now }: Asked) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.username'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM member_reveal r JOIN moderation_case c ON c.id = r.case_id AND c.state = 'open'
        WHERE r.staff_id = ${staffId}::uuid AND r.member_id = member.id AND r.until > ${now})`.as('revealed'),
    )
    .where('member.id', 'in', memberIds)
    .where('member.state', '<>', 'deleted')
    .execute();
}

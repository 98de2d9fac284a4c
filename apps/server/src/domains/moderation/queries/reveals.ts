import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

interface RevealFilter {
  staffId: string;
  memberIds: readonly string[];
  now: Date;
}

/**
 * Returns members that are not deleted, whether this staff member may see their usernames now (within the hour, and
 * while the case of the reveal is open), and their stored pseudonyms.
 */
export async function listRevealed(db: Db | Tx, { staffId, memberIds, now }: RevealFilter) {
  return db
    .selectFrom('member')
    .leftJoin('member_pseudonym', 'member_pseudonym.member_id', 'member.id')
    .select(['member.id', 'member.username', 'member_pseudonym.pseudonym as known'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM member_reveal r LEFT JOIN moderation_case c ON c.id = r.case_id
        WHERE r.staff_id = ${staffId}::uuid AND r.member_id = member.id AND r.expires_at > ${now}
          AND (r.case_id IS NULL OR c.state = 'open'))`.as('revealed'),
    )
    .where('member.id', 'in', memberIds)
    .where('member.state', '<>', 'deleted')
    .execute();
}

/** Returns until when a name of the case is revealed to this staff member. */
export async function findRevealedUntil(
  db: Db | Tx,
  { staffId, caseId, now }: { staffId: string; caseId: string; now: Date },
): Promise<Date | undefined> {
  const found = await db
    .selectFrom('member_reveal')
    .innerJoin('moderation_case', 'moderation_case.id', 'member_reveal.case_id')
    .select('expires_at')
    .where('staff_id', '=', staffId)
    .where('case_id', '=', caseId)
    .where('expires_at', '>', now)
    .where('moderation_case.state', '=', 'open')
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return found?.expires_at;
}

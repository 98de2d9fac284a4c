import type { Db } from '../../../platform/db/database.ts';

/** The member whom a case is about, unless deleted. */
export async function findReviewed(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_settings', 'member_settings.member_id', 'member.id')
    .select(['member.id', 'account_type', 'joined_at', 'identity_verified_at', 'time_zone'])
    .where('member.id', '=', memberId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
}

const MAX_LISTED = 12;

/** The media of a profile that others see, newest first. */
export async function listVisibleMedia(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', memberId)
    .where('state', '=', 'published')
    .where('purpose', 'in', ['profile_photo', 'cover', 'gallery'])
    .orderBy('started_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id }) => id);
}

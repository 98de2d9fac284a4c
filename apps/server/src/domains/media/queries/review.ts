import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns the latest note of staff to the owner of each item. */
export async function listReviewNotes(db: Db | Tx, mediaIds: readonly string[]): Promise<Map<string, string | null>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation_case')
    .distinctOn('subject_id')
    .select(['subject_id', 'note'])
    .where('subject_id', 'in', mediaIds)
    .where('state', '=', 'decided')
    .orderBy('subject_id')
    .orderBy('decided_at', 'desc')
    .execute();
  return new Map(rows.map(({ subject_id, note }) => [subject_id, note]));
}

export async function hasOpenCase(tx: Tx, mediaId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', mediaId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isVerified(db: Db | Tx, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('member').select('identity_verified_at').where('id', '=', memberId).executeTakeFirst();
  return row?.identity_verified_at != null;
}

/** Returns the owner of an item for its reviewer, with the number of earlier decisions. */
export async function findOwner(db: Db, ownerId: string) {
  return db
    .selectFrom('member')
    .select(({ selectFrom, fn }) => {
      const decided = selectFrom('moderation_case')
        .select(fn.countAll<string>().as('cases'))
        .where('member_id', '=', ownerId)
        .where('subject_kind', '=', 'media');
      return [
        'username',
        'account_type',
        'identity_verified_at',
        'joined_at',
        decided.where('decision', '=', 'approve').as('published'),
        decided.where('decision', 'in', ['reject', 'remove']).as('rejected'),
      ];
    })
    .where('id', '=', ownerId)
    .executeTakeFirst();
}

/** Lists declared items that wait although their owner is verified by now. */
export async function listWaiting(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('member', 'member.id', 'media.owner_id')
    .select('media.id')
    .where('media.state', '=', 'scanned')
    .where('purpose', '<>', 'release')
    .where('depicts', 'is not', null)
    .where('identity_verified_at', 'is not', null)
    .where('member.state', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

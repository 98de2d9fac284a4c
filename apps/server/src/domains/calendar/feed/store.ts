import type { FeedTitles } from '@subrosa/rules/calendar/entries';
import type { Tx } from '../../../platform/db/database.ts';

interface NewFeed {
  memberId: string;
  secretHash: Buffer;
  titles: FeedTitles;
  createdAt: Date;
}

/** Stores one feed per member; a new one replaces the former secret. */
export async function saveFeed(tx: Tx, { memberId, secretHash, titles, createdAt }: NewFeed): Promise<void> {
  const feed = { secret_hash: secretHash, titles, created_at: createdAt, used_on: null };
  await tx
    .insertInto('calendar_feed')
    .values({ member_id: memberId, ...feed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(feed))
    .execute();
}

export async function removeFeed(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute();
}

/** Stores the day only, without the time. */
export async function recordFeedUse(tx: Tx, memberId: string, day: string): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({ used_on: day })
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('used_on', 'is', null), row('used_on', '<', day)]))
    .execute();
}

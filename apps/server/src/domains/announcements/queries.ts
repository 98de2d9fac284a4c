import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StoredAnnouncement {
  id: string;
  texts: Record<Locale, string>;
  startsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}

function announcements(db: Db | Tx) {
  return db
    .selectFrom('announcement')
    .select(['id', 'texts', 'starts_at as startsAt', 'ends_at as endsAt', 'ended_at as endedAt'])
    .$narrowType<{ texts: Record<Locale, string> }>();
}

const MOST_RUNNING = 20;

/** Lists active and scheduled announcements, by their start. */
export async function listAhead(db: Db, now: Date): Promise<StoredAnnouncement[]> {
  return announcements(db)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_RUNNING)
    .execute();
}

const MOST_LISTED = 50;

export async function listNewest(db: Db): Promise<StoredAnnouncement[]> {
  return announcements(db).orderBy('created_at', 'desc').orderBy('id').limit(MOST_LISTED).execute();
}

/** Locks the announcement, so that concurrent requests end it once. */
export async function lockAnnouncement(tx: Tx, id: string): Promise<StoredAnnouncement | undefined> {
  return announcements(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

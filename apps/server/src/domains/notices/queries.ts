import type { CaseReason, Decision } from '@subrosa/rules/moderation/case-rules';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import type { Locations } from '@subrosa/rules/notices/locations';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

interface CheckedColumns {
  kind: NoticeKind;
  picture: 'none' | 'pending' | 'fingerprinted' | 'unreadable';
}

const selectNotices = (db: Db | Tx) =>
  db
    .selectFrom('notice')
    .select([
      'id',
      'ticket',
      'kind',
      'locale',
      'received_at',
      'encrypted_content',
      'picture',
      'upload_id',
      'picture_bytes',
      'pdq',
      'quality',
    ])
    .$narrowType<CheckedColumns>();

export type StoredNotice = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>;

export async function findNotice(db: Db | Tx, id: string): Promise<StoredNotice | undefined> {
  return selectNotices(db).where('id', '=', id).executeTakeFirst();
}

export async function findByAttempt(tx: Tx, attempt: string): Promise<StoredNotice> {
  return selectNotices(tx).where('attempt', '=', attempt).executeTakeFirstOrThrow();
}

/** Returns notices whose picture was never uploaded or not processed. */
export async function listAbandonedPictures(db: Db, before: Date): Promise<StoredNotice[]> {
  return selectNotices(db).where('picture', '=', 'pending').where('received_at', '<', before).execute();
}

/** Returns the case that a notice opened. */
export async function findCaseOf(db: Db | Tx, noticeId: string) {
  return db
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'state', 'due_at', 'assignee_id', 'decision', 'reason', 'note', 'decided_by', 'decided_at'])
    .where('subject_id', '=', noticeId)
    .where('subject_kind', '=', 'notice')
    .orderBy('opened_at')
    .$narrowType<{ kind: NoticeKind; state: 'open' | 'decided'; decision: Decision | null; reason: CaseReason | null }>()
    .executeTakeFirst();
}

// Exceeds what a profile shows at once; moderators can add other media by URL.
const MAX_FOUND = 200;

/** Returns the media to which these URLs lead: single items, those of posts, and those that members have published. */
export async function listMediaAt(tx: Tx, { mediaIds, requestIds, usernames }: Locations) {
  if (mediaIds.length + requestIds.length + usernames.length === 0) return [];
  return tx
    .selectFrom('media')
    .leftJoin('request_media', 'request_media.media_id', 'media.id')
    .leftJoin('member', 'member.id', 'media.owner_id')
    .select(['media.id', 'media.owner_id'])
    .where('media.state', '<>', 'removed')
    .where('purpose', '<>', 'release')
    .where(({ eb, or, and }) =>
      or([
        ...(mediaIds.length > 0 ? [eb('media.id', 'in', mediaIds)] : []),
        ...(requestIds.length > 0 ? [eb('request_media.post_id', 'in', requestIds)] : []),
        ...(usernames.length > 0 ? [and([eb(sql`lower(username)`, 'in', usernames), eb('media.state', '=', 'published')])] : []),
      ]),
    )
    .orderBy('media.started_at', 'desc')
    .limit(MAX_FOUND)
    .execute();
}

/** Returns the media to which the notice may apply and that are not deleted. */
export async function listMediaOf(db: Db | Tx, noticeId: string) {
  return db
    .selectFrom('notice_media')
    .innerJoin('media', 'media.id', 'notice_media.media_id')
    .select(['media.id', 'notice_media.is_selected as isSelected'])
    .where('notice_id', '=', noticeId)
    .where('media.state', '<>', 'removed')
    .orderBy('media.started_at')
    .orderBy('media.id')
    .execute();
}

/** Returns the media to which the decision applies, optionally only those of one owner. */
export async function listSelectedMedia(tx: Tx, noticeId: string, ownerId?: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('notice_media')
    .innerJoin('media', 'media.id', 'notice_media.media_id')
    .select('media_id')
    .where('notice_id', '=', noticeId)
    .where('is_selected', '=', true)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .execute();
  return rows.map(({ media_id: id }) => id);
}

export async function hasStatementOfReasons(tx: Tx, caseId: string, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('statement_of_reasons')
    .select('id')
    .where('case_id', '=', caseId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

import type { FlaggedSpan } from '@subrosa/rules/requests/flagged-spans';
import type { OpportunityType, RequestStatus } from '@subrosa/rules/requests/post';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Columns whose values are checked by the database or by our code. */
interface CheckedColumns {
  type: OpportunityType;
  status: RequestStatus;
}

const posts = (db: Db | Tx) =>
  db
    .selectFrom('request_post')
    .select(['id', 'member_id', 'version', 'title', 'description', 'type', 'fetish', 'price_cents', 'city_id', 'status', 'reason'])
    .select(['needs_review', 'note', 'review_requested_at', 'posted_at', 'was_published'])
    .select((row) => row.ref('flagged_spans').$castTo<FlaggedSpan[]>().as('flagged_spans'))
    .$narrowType<CheckedColumns>();

export type StoredPost = Awaited<ReturnType<ReturnType<typeof posts>['executeTakeFirstOrThrow']>>;

export async function findPost(db: Db | Tx, id: string): Promise<StoredPost | undefined> {
  return posts(db).where('id', '=', id).executeTakeFirst();
}

/** Locks the post, so that concurrent changes from other tabs or by staff run before or after. */
export async function lockPost(tx: Tx, id: string): Promise<StoredPost | undefined> {
  return posts(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockOwnPost(tx: Tx, memberId: string, id: string): Promise<StoredPost | undefined> {
  return posts(tx).where('id', '=', id).where('member_id', '=', memberId).forUpdate().executeTakeFirst();
}

export async function cityExists(db: Db | Tx, id: number): Promise<boolean> {
  return (await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The note of staff to the owner with a decision. */
export async function findNote(tx: Tx, caseId: string): Promise<string | null> {
  const found = await tx.selectFrom('moderation_case').select('note').where('id', '=', caseId).executeTakeFirst();
  return found?.note ?? null;
}

export async function getDraft(db: Db | Tx, memberId: string) {
  return db.selectFrom('request_draft').select(['draft', 'saved_at']).where('member_id', '=', memberId).executeTakeFirst();
}

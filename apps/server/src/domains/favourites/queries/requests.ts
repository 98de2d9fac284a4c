import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import { seesPost } from '../../requests/index.ts';

export async function isFavouriteRequest(db: Db, memberId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourite_request')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('post_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

const list: PreparedStatement = {
  name: 'favourites.requests',
  text: `SELECT f.post_id AS id, (extract(epoch FROM f.created_at) * 1000000)::bigint AS at
    FROM favourite_request f JOIN request_post r ON r.id = f.post_id
    WHERE f.member_id = $1::uuid AND r.status = 'published'
      AND (f.created_at, f.post_id) < (coalesce(timestamptz 'epoch' + $2::bigint * interval '1 microsecond', 'infinity'), $3::uuid)
      AND ${seesPost('$1::uuid', 'r')}
    ORDER BY f.created_at DESC, f.post_id DESC LIMIT $4 OFFSET $5`,
};

/** The favourite posts that the member may still view, newest favourite first. */
export function findFavouriteRequests(db: Db, memberId: string, { after, need, offset }: PageRange): Promise<ListPosition[]> {
  return runPrepared<ListPosition>(db, list, [memberId, after?.at ?? null, after?.id ?? null, need, offset]);
}

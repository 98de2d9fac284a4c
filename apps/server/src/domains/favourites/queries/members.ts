import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import { isFindableMember, notBlocked } from '../../../sql/visibility.ts';

const findable: PreparedStatement = {
  name: 'favourites.findable',
  text: `SELECT m.id FROM member m LEFT JOIN profile p ON p.member_id = m.id
    WHERE m.id = $2::uuid AND ${isFindableMember('m', 'p')} AND ${notBlocked('$1::uuid', 'm.id')}`,
};

/** Whether this member exists for a viewer. */
export async function isFindable(db: Db | Tx, viewerId: string, memberId: string): Promise<boolean> {
  return (await runPrepared(db, findable, [viewerId, memberId])).length > 0;
}

export async function isFavourite(db: Db, memberId: string, favouriteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourite_member')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('favourite_id', '=', favouriteId)
    .executeTakeFirst();
  return row !== undefined;
}

const list: PreparedStatement = {
  name: 'favourites.list',
  text: `SELECT f.favourite_id AS id, (extract(epoch FROM f.created_at) * 1000000)::bigint AS at
    FROM favourite_member f
    JOIN member_search s ON s.member_id = f.favourite_id
    JOIN member m ON m.id = f.favourite_id AND m.state = 'active'
    WHERE f.member_id = $1::uuid AND ($2::text IS NULL OR strpos(s.username, $2) > 0)
      AND (f.created_at, f.favourite_id) < (coalesce(timestamptz 'epoch' + $3::bigint * interval '1 microsecond', 'infinity'), $4::uuid)
      AND ${notBlocked('$1::uuid', 'f.favourite_id')}
    ORDER BY f.created_at DESC, f.favourite_id DESC LIMIT $5 OFFSET $6`,
};

/** Favourites whom their owner can find, newest first. */
export function findFavourites(
  db: Db,
  memberId: string,
  { text, after, need, offset }: PageRange & { text: string | null },
): Promise<ListPosition[]> {
  return runPrepared<ListPosition>(db, list, [memberId, text, after?.at ?? null, after?.id ?? null, need, offset]);
}

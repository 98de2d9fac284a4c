import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { seesPost } from '../../requests/index.ts';
import { notBlockedBy } from '../../../sql/visibility.ts';

/** For the data export. */
export async function collectFavourites(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('favourite_member')
    .innerJoin('member', 'member.id', 'favourite_id')
    .select(['username', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .where('member.state', '=', 'active')
    .where(sql.raw<boolean>(notBlockedBy('favourite_id', 'favourite_member.member_id')))
    .orderBy('created_at')
    .execute();
}

const requests: PreparedStatement = {
  name: 'favourites.requests.export',
  text: `SELECT r.title, f.created_at AS "createdAt" FROM favourite_request f JOIN request_post r ON r.id = f.post_id
    WHERE f.member_id = $1::uuid AND ${seesPost('$1::uuid', 'r')} ORDER BY f.created_at`,
};

/** Only the titles of posts that the member may still view. */
export async function collectFavouriteRequests(db: Db | Tx, memberId: string): Promise<{ title: string; createdAt: Date }[]> {
  return runPrepared(db, requests, [memberId]);
}

import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import { seesPost } from '../../requests/index.ts';

/** For the copy of one's data. */
export async function collectFavourites(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('favourite_member')
    .innerJoin('member', 'member.id', 'favourite_id')
    .select(['username', 'since'])
    .where('member_id', '=', memberId)
    .where('member.state', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('block').select('blocker_id').whereRef('blocker_id', '=', 'favourite_id').where('blocked_id', '=', memberId))),
    )
    .orderBy('since')
    .execute();
}

const requests: Prepared = {
  name: 'favourites.requests.export',
  text: `SELECT r.title, f.since FROM favourite_request f JOIN request_post r ON r.id = f.post_id
    WHERE f.member_id = $1::uuid AND ${seesPost('$1::uuid', 'r')} ORDER BY f.since`,
};

/** Titles only of what is still there for them. */
export async function collectFavouriteRequests(db: Db | Tx, memberId: string): Promise<{ title: string; since: Date }[]> {
  return runPrepared(db, requests, [memberId]);
}

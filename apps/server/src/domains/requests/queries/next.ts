import { TYPE_BITS } from '@subrosa/rules/requests/bits';
import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { mayViewContentOf } from '../../../sql/visibility.ts';

/** Only this many of the newest posts are ranked by similarity. */
const WINDOW = 1000;

const [VIEWER, POST, LIMIT] = ['(SELECT $1::uuid)', '(SELECT $2::uuid)', '(SELECT $3::integer)'];

const nextPrepared: PreparedStatement = {
  name: 'requests.next',
  text: `
WITH seen AS MATERIALIZED (SELECT attribute_bits & ${TYPE_BITS} AS type, fetish FROM request_post WHERE id = ${POST})
SELECT n.id FROM (
  SELECT r.*, CASE WHEN r.fetish = (SELECT fetish FROM seen) THEN 2 ELSE 0 END
    + CASE WHEN r.attribute_bits & (SELECT type FROM seen) <> 0 THEN 1 ELSE 0 END AS alike
  FROM (
    SELECT id, listed_at, member_id, attribute_bits, fetish FROM request_post WHERE status = 'published'
    ORDER BY listed_at DESC, id DESC LIMIT ${WINDOW}) r
  WHERE r.id <> ${POST} AND r.member_id <> ${VIEWER}
  ORDER BY alike DESC, r.listed_at DESC, r.id DESC OFFSET 0) n
WHERE ${mayViewContentOf(VIEWER, 'n.member_id')}
LIMIT ${LIMIT}`,
};

/** Posts to show after a post: first the same fetish and type, then either of them, then the newest; never the viewer's own. */
export async function findNext(db: Db, viewerId: string, postId: string, limit: number): Promise<string[]> {
  const rows = await runPrepared<{ id: string }>(db, nextPrepared, [viewerId, postId, limit]);
  return rows.map(({ id }) => id);
}

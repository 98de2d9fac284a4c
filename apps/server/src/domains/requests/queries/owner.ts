import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { seesPost } from './visible.ts';

export { findContentOwner } from '../../../sql/content-owner.ts';

const ownerPrepared: PreparedStatement = {
  name: 'requests.owner',
  text: `SELECT r.member_id FROM request_post r WHERE r.id = (SELECT $2::uuid) AND ${seesPost('(SELECT $1::uuid)', 'r')}`,
};

/** The owner of a post that the viewer may view. */
export async function findOwnerOf(db: Db | Tx, viewerId: string, postId: string): Promise<string | null> {
  const [row] = await runPrepared<{ member_id: string }>(db, ownerPrepared, [viewerId, postId]);
  return row?.member_id ?? null;
}

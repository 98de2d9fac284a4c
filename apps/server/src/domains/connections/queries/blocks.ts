/** A member's own list of blocks. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import { isFindableMember, notBlockedBy } from '../../../sql/visibility.ts';
import { before, microseconds } from './fragments.ts';

export interface BlockedRow extends ListPosition {
  username: string;
  account_type: string;
}

const blocked: PreparedStatement = {
  name: 'connections.list-blocked',
  text: `SELECT b.blocked_id AS id, ${microseconds('b.created_at')} AS at, m.username, m.account_type
    FROM block b
    JOIN member m ON m.id = b.blocked_id
    LEFT JOIN profile p ON p.member_id = m.id
    WHERE b.blocker_id = $1::uuid AND ${isFindableMember('m', 'p')} AND ${notBlockedBy('b.blocked_id', '$1::uuid')}
      AND ${before('b.created_at', 'b.blocked_id', { at: '$2', id: '$3' })}
    ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT $4 OFFSET $5`,
};

/** Leaves out members who have blocked the blocker too: otherwise a block would reveal whether they exist. */
export function findBlocked(db: Db, blockerId: string, { after, need, offset }: PageRange): Promise<BlockedRow[]> {
  return runPrepared<BlockedRow>(db, blocked, [blockerId, after?.at ?? null, after?.id ?? null, need, offset]);
}

/** For the data export. */
export async function collectBlocks(db: Db | Tx, memberId: string) {
  const { rows } = await sql`
    SELECT m.username, b.created_at AS "blockedAt" FROM block b JOIN member m ON m.id = b.blocked_id
    WHERE b.blocker_id = ${memberId} AND ${sql.raw(notBlockedBy('b.blocked_id', 'b.blocker_id'))}
    ORDER BY b.created_at, b.blocked_id`.execute(db);
  return rows;
}

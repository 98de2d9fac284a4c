import { sql } from 'kysely';
import type { MemberState } from '@subrosa/rules/accounts/account-types';
import { relationOf, type Relation } from '@subrosa/rules/connections/relation';
import type { Owner } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import { seesPost } from './visible.ts';

interface Row {
  state: MemberState;
  private: boolean;
  connection: 'asking' | 'asked' | 'connected' | null;
  blocked: boolean;
}

/** Whose posts are asked for, and how the viewer stands to them. Read here: connections know favourites, which know posts. */
export async function findOwner(db: Db, viewerId: string, id: string): Promise<(Owner & { relation: Relation }) | null> {
  const { rows } = await sql<Row>`
    SELECT m.state, s.private_account AS private,
      (SELECT c.state FROM connection c WHERE c.member_id = ${viewerId} AND c.other_id = m.id) AS connection,
      EXISTS (SELECT FROM block WHERE blocker_id = m.id AND blocked_id = ${viewerId})
        OR EXISTS (SELECT FROM block WHERE blocker_id = ${viewerId} AND blocked_id = m.id) AS blocked
    FROM member m JOIN member_settings s ON s.member_id = m.id LEFT JOIN profile p ON p.member_id = m.id
    WHERE m.id = ${id} AND (m.staff_role IS NULL OR p.member_id IS NOT NULL OR m.id = ${viewerId})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const relation = relationOf({ viewerId, otherId: id, state: row.connection, blocked: row.blocked });
  return { state: row.state, private: row.private, relation };
}

const whose: Prepared = {
  name: 'requests.owner',
  text: `SELECT r.member_id FROM request_post r WHERE r.id = (SELECT $2::uuid) AND ${seesPost('(SELECT $1::uuid)', 'r')}`,
};

/** Whose post it is, where it is there for the viewer. */
export async function findOwnerOf(db: Db | Tx, viewerId: string, postId: string): Promise<string | null> {
  const [row] = await runPrepared<{ member_id: string }>(db, whose, [viewerId, postId]);
  return row?.member_id ?? null;
}

import type { MemberState } from '@subrosa/rules/accounts/account-types';
import { relationOf, type Relation } from '@subrosa/rules/connections/relation';
import type { Owner } from '@subrosa/rules/profiles/visibility';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

interface Row {
  state: MemberState;
  private: boolean;
  connection: 'asking' | 'asked' | 'connected' | null;
  blocked: boolean;
}

/** The owner of posts or of an agenda, and their relation to the viewer: what the rules of visibility need. Staff without a profile own nothing. */
export async function findContentOwner(db: Db, viewerId: string, id: string): Promise<(Owner & { relation: Relation }) | null> {
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

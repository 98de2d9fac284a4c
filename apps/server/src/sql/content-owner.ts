import type { MemberState } from '@subrosa/rules/accounts/account-types';
import { relationOf, type Relation } from '@subrosa/rules/connections/relation';
import type { Owner } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../platform/db/prepared.ts';
import { isBlocked } from './visibility.ts';

interface Row {
  state: MemberState;
  private: boolean;
  connection: 'outgoing' | 'incoming' | 'connected' | null;
  blocked: boolean;
}

const owner: PreparedStatement = {
  name: 'content-owner',
  text: `SELECT m.state, s.private_account AS private,
      (SELECT c.state FROM connection c WHERE c.member_id = $1::uuid AND c.other_id = m.id) AS connection, ${isBlocked('m.id', '$1::uuid')} AS blocked
    FROM member m JOIN member_settings s ON s.member_id = m.id LEFT JOIN profile p ON p.member_id = m.id
    WHERE m.id = $2::uuid AND (m.staff_role IS NULL OR p.member_id IS NOT NULL OR m.id = $1::uuid)`,
};

/**
 * Finds the owner of posts or of a calendar and their relation to the viewer, as the visibility rules need them. Staff
 * without a profile own nothing.
 */
export async function findContentOwner(db: Db, viewerId: string, id: string): Promise<(Owner & { relation: Relation }) | null> {
  const [row] = await runPrepared<Row>(db, owner, [viewerId, id]);
  if (!row) return null;
  const relation = relationOf({ viewerId, otherId: id, state: row.connection, blocked: row.blocked });
  return { state: row.state, private: row.private, relation };
}

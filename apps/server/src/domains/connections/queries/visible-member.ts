import type { MemberState } from '@subrosa/rules/accounts/account-types';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { REQUEST_NOTE } from './fragments.ts';
import { isFindableMember, notBlocked } from '../../../sql/visibility.ts';

/** A member who exists for the viewer, and the connection between the two. */
export interface VisibleMember {
  id: string;
  member_state: MemberState;
  private_account: boolean;
  audiences: Record<string, unknown> | null;
  state: 'outgoing' | 'incoming' | 'connected' | null;
  changed_at: Date | null;
  note: string | null;
}

const prepared: PreparedStatement = {
  name: 'connections.find-visible-member',
  text: `SELECT m.id, m.state AS member_state, s.private_account, p.audiences, c.state, c.changed_at, ${REQUEST_NOTE} AS note
    FROM member m
    JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN profile p ON p.member_id = m.id
    LEFT JOIN connection c ON c.member_id = $1::uuid AND c.other_id = m.id
    WHERE m.id = $2::uuid AND (m.id = $1 OR (${isFindableMember('m', 'p')} AND ${notBlocked('$1', 'm.id')}))`,
};

export async function findVisibleMember(db: Db | Tx, viewerId: string, otherId: string): Promise<VisibleMember | null> {
  const [row = null] = await runPrepared<VisibleMember>(db, prepared, [viewerId, otherId]);
  return row;
}

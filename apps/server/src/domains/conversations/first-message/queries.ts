import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { isFindableMember, mayViewContentOf, notBlocked } from '../../../sql/visibility.ts';

export interface Intent {
  recipientId: string;
  username: string;
  /** Null also if the member may no longer see the post. */
  requestId: string | null;
  /** False for a private account of a member who is not a connection. */
  open: boolean;
}

// One statement for all members, so that a missing, a blocking and a suspended recipient take the same path.
const intent: PreparedStatement = {
  name: 'conversations.find-intent',
  text: `
    SELECT m.id AS "recipientId", m.username, NOT s.private_account OR coalesce(c.state = 'connected', false) AS open,
      (SELECT r.id FROM request_post r WHERE r.id = i.request_id AND r.member_id = m.id AND r.status = 'published'
        AND ${mayViewContentOf('i.member_id', 'r.member_id')}) AS "requestId"
    FROM message_intent i
    JOIN member m ON m.id = i.recipient_id
    JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN profile p ON p.member_id = m.id
    LEFT JOIN connection c ON c.member_id = i.member_id AND c.other_id = m.id
    WHERE i.member_id = $1::uuid AND i.expires_at > $2::timestamptz AND ${isFindableMember('m', 'p')}
      AND ${notBlocked('i.member_id', 'm.id')}`,
};

/** Returns to whom a member wants to write; null also if that member is no longer available. */
export async function findIntent(db: Db | Tx, memberId: string, now: Date): Promise<Intent | null> {
  const [row = null] = await runPrepared<Intent>(db, intent, [memberId, now]);
  return row;
}

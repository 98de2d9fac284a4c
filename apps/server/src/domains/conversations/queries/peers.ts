import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { isFindableMember, notBlocked } from '../../../sql/visibility.ts';

const peer: PreparedStatement = {
  name: 'conversations.find-peer',
  text: `
    SELECT m.id, m.username, NOT s.private_account OR coalesce(c.state = 'connected', false) AS open
    FROM member m
    JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN profile p ON p.member_id = m.id
    LEFT JOIN connection c ON c.member_id = $1::uuid AND c.other_id = m.id
    WHERE m.id = $2::uuid AND m.id <> $1::uuid AND ${isFindableMember('m', 'p')}
      AND ${notBlocked('$1::uuid', 'm.id')}`,
};

export interface Peer {
  id: string;
  username: string;
  /** False for a private account of a member who is not a connection. */
  open: boolean;
}

/** Returns another member whom this member can find, without a block. */
export async function findPeer(tx: Db | Tx, memberId: string, otherId: string): Promise<Peer | null> {
  const [row = null] = await runPrepared<Peer>(tx, peer, [memberId, otherId]);
  return row;
}

/** Returns the conversation of a pair, and whether this member sees it. */
export async function findDirect(tx: Tx, memberId: string, otherId: string): Promise<{ id: string; seen: boolean } | null> {
  const [one = '', other = ''] = [memberId, otherId].toSorted();
  const row = await tx
    .selectFrom('conversation')
    .innerJoin('conversation_member', 'conversation_id', 'conversation.id')
    .select(['conversation.id', 'last_message_at'])
    .where('first_member_id', '=', one)
    .where('conversation.second_member_id', '=', other)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? { id: row.id, seen: row.last_message_at !== null } : null;
}

export async function findUsername(tx: Tx, memberId: string): Promise<string> {
  const { username } = await tx.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirstOrThrow();
  return username;
}

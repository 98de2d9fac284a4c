import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { certificateOf, type SigningCertificate } from './fragments.ts';
import { notBlocked } from '../../../sql/visibility.ts';

/** A conversation that the member sees. */
export interface Access {
  kind: 'direct' | 'group';
  newest: number;
  epoch: number | null;
  /** The other current members. */
  peerIds: string[];
  /** Only for a group: whether the member is an admin, and whether they have left and can only read their time. */
  admin: boolean;
  left: boolean;
}

const THERE = `
  FROM conversation_member me
  JOIN conversation c ON c.id = me.conversation_id
  JOIN member p ON p.id = me.peer_id AND p.state = 'active'
  WHERE me.member_id = $1::uuid AND me.conversation_id = $2::uuid AND me.last_message_at IS NOT NULL AND ${notBlocked('$1::uuid', 'me.peer_id')}`;

const ofTwo = `SELECT 'direct' AS kind, c.last_sequence::float8 AS newest, c.epoch, ARRAY[me.peer_id] AS "peerIds", false AS admin, false AS left`;

const directAccess: PreparedStatement = { name: 'conversations.find-access', text: `${ofTwo} ${THERE}` };
const lockOwnPrepared: PreparedStatement = { name: 'conversations.lock-own', text: `${ofTwo} ${THERE} FOR NO KEY UPDATE OF me` };

const ofMany = `
  SELECT 'group' AS kind, least(c.last_sequence, me.left_at_sequence)::float8 AS newest, c.epoch, me.admin, me.left_at IS NOT NULL AS left,
    CASE WHEN me.left_at IS NULL THEN ARRAY(SELECT t.member_id FROM conversation_member t JOIN member p ON p.id = t.member_id AND p.state = 'active'
      WHERE t.conversation_id = c.id AND t.member_id <> $1::uuid AND t.left_at IS NULL) ELSE '{}' END AS "peerIds"
  FROM conversation_member me JOIN conversation c ON c.id = me.conversation_id AND c.kind = 'group'
  WHERE me.member_id = $1::uuid AND me.conversation_id = $2::uuid AND me.last_message_at IS NOT NULL`;

const groupAccess: PreparedStatement = { name: 'conversations.find-group-access', text: ofMany };
const lockOwnInGroupPrepared: PreparedStatement = { name: 'conversations.lock-own-in-group', text: `${ofMany} FOR NO KEY UPDATE OF me` };
/** Locks the group itself, so that its changes are serialized. */
const lockGroupPrepared: PreparedStatement = { name: 'conversations.lock-group', text: `${ofMany} FOR NO KEY UPDATE OF c` };

/** Returns the same null for non-members, across a block and when the other member is not active. */
export async function findAccess(db: Db | Tx, memberId: string, conversationId: string): Promise<Access | null> {
  const values = [memberId, conversationId];
  const [row] = await runPrepared<Access>(db, directAccess, values);
  return row ?? (await runPrepared<Access>(db, groupAccess, values))[0] ?? null;
}

export async function lockGroup(tx: Tx, memberId: string, conversationId: string): Promise<Access | null> {
  const [row] = await runPrepared<Access>(tx, lockGroupPrepared, [memberId, conversationId]);
  return row ?? null;
}

/** Locks the member’s row, so that messages that arrive meanwhile are counted after the cursor has moved. */
export async function lockOwn(tx: Tx, memberId: string, conversationId: string): Promise<Access | null> {
  const values = [memberId, conversationId];
  const [row] = await runPrepared<Access>(tx, lockOwnPrepared, values);
  return row ?? (await runPrepared<Access>(tx, lockOwnInGroupPrepared, values))[0] ?? null;
}

export interface SendingFacts {
  newest: number;
  epoch: number | null;
  peerId: string;
  /** Whether the fetishist of the pair has written before. */
  auto_reply_handled: boolean;
  peer: { accountType: AccountType; premium: boolean; verified: boolean; phoneVerified: boolean };
  /** Whether the other member sees the conversation already. */
  peerSees: boolean;
  certificate: SigningCertificate | null;
}

interface FactsRow {
  newest: number;
  epoch: number | null;
  peerId: string;
  auto_reply_handled: boolean;
  account_type: AccountType;
  premium: boolean;
  verified: boolean;
  phone_verified: boolean;
  peer_sees: boolean;
  certificate: SigningCertificate | null;
}

/** One SQL statement locks the conversation and reads everything that decides whether its next message or epoch is accepted. */
const sendingPrepared: PreparedStatement = {
  name: 'conversations.lock-for-sending',
  text: `
    SELECT c.last_sequence::float8 AS newest, c.epoch, c.auto_reply_handled, me.peer_id AS "peerId", p.account_type, is_premium(p.id, $4::date) AS premium,
      p.identity_verified_at IS NOT NULL AS verified, p.phone_verified_at IS NOT NULL AS phone_verified,
      (SELECT true FROM conversation_member t
        WHERE t.member_id = me.peer_id AND t.conversation_id = me.conversation_id AND t.last_message_at IS NOT NULL) IS NOT NULL AS peer_sees,
      ${certificateOf({ member: '$1::uuid', device: '$3::uuid' })} AS certificate
    ${THERE} FOR NO KEY UPDATE OF c`,
};

export async function lockForSending(
  tx: Tx,
  sender: { memberId: string; deviceId: string },
  conversationId: string,
  now: Date,
): Promise<SendingFacts | null> {
  const today = now.toISOString().slice(0, 10);
  const [row] = await runPrepared<FactsRow>(tx, sendingPrepared, [sender.memberId, conversationId, sender.deviceId, today]);
  if (!row) return null;
  const {
    newest,
    epoch,
    auto_reply_handled: autoReplyHandled,
    peerId,
    account_type,
    premium,
    verified,
    phone_verified,
    peer_sees,
    certificate,
  } = row;
  return {
    newest,
    epoch,
    auto_reply_handled: autoReplyHandled,
    peerId,
    peer: { accountType: account_type, premium, verified, phoneVerified: phone_verified },
    peerSees: peer_sees,
    certificate,
  };
}

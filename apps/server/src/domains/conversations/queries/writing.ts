import type { Holder } from '@subrosa/rules/entitlements/may';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { lockForSending } from './access.ts';
import { certificateOf, type SigningCertificate } from './fragments.ts';

interface MessageReader extends Holder {
  memberId: string;
}

/** Everything that decides whether content from a browser is accepted. The conversation is locked. */
export interface WritingFacts {
  kind: 'direct' | 'group';
  newest: number;
  epoch: number | null;
  certificate: SigningCertificate | null;
  /** All other current members. */
  readers: MessageReader[];
  /** Whether the automatic reply was handled; always true for a group. */
  auto_reply_handled: boolean;
}

const groupPrepared: PreparedStatement = {
  name: 'conversations.lock-group-for-sending',
  text: `
    SELECT 'group' AS kind, c.last_sequence::float8 AS newest, c.epoch, true AS auto_reply_handled,
      coalesce((SELECT json_agg(json_build_object('memberId', p.id, 'accountType', p.account_type, 'premium', is_premium(p.id, $4::date),
          'verified', p.identity_verified_at IS NOT NULL, 'phoneVerified', p.phone_verified_at IS NOT NULL))
        FROM conversation_member t JOIN member p ON p.id = t.member_id AND p.state = 'active'
        WHERE t.conversation_id = c.id AND t.left_at IS NULL AND t.member_id <> $1::uuid), '[]') AS readers,
      ${certificateOf({ member: '$1::uuid', device: '$3::uuid' })} AS certificate
    FROM conversation_member me JOIN conversation c ON c.id = me.conversation_id AND c.kind = 'group'
    WHERE me.member_id = $1::uuid AND me.conversation_id = $2::uuid AND me.left_at IS NULL
    FOR NO KEY UPDATE OF c`,
};

/** Returns the same null for non-members, across a block and when the other member is not active. */
export async function lockToWrite(
  tx: Tx,
  sender: { memberId: string; deviceId: string },
  conversationId: string,
  now: Date,
): Promise<WritingFacts | null> {
  const facts = await lockForSending(tx, sender, conversationId, now);
  if (facts) {
    const { newest, epoch, certificate, auto_reply_handled: autoReplyHandled, peerId, peer } = facts;
    return { kind: 'direct', newest, epoch, certificate, auto_reply_handled: autoReplyHandled, readers: [{ memberId: peerId, ...peer }] };
  }
  const values = [sender.memberId, conversationId, sender.deviceId, now.toISOString().slice(0, 10)];
  const [row = null] = await runPrepared<WritingFacts>(tx, groupPrepared, values);
  return row;
}

import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayRead } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { publishToMembers } from '../publish.ts';
import { lockOwn } from '../queries/access.ts';
import { listReadReceiptSharers } from '../queries/settings.ts';
import { ownReceipts, receiptsForOthers } from '../receipts.ts';
import { moveCursors } from '../store/cursors.ts';

interface MoveCursorInput {
  caller: Caller;
  conversationId: string;
  read?: number | undefined;
  delivered?: number | undefined;
  undecrypted: readonly SequenceRange[];
  decrypted: readonly SequenceRange[];
}

/** Moves the caller’s cursors for delivered and read, and publishes them to members if both sides share read receipts. */
export async function moveCursor(
  tx: Tx,
  { caller, conversationId, read = 0, delivered = 0, undecrypted, decrypted }: MoveCursorInput,
  { live, config }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ReplyOf<(typeof conversationsRoutes)['moveCursor']>> {
  const { memberId } = caller;
  const access = mayBrowse(caller) ? await lockOwn(tx, memberId, conversationId) : null;
  // Whatever the browser reports, a member who receives no ciphertext has decrypted nothing.
  const seen = mayRead(caller, entitlementSettings(config)) ? { undecrypted, decrypted } : ({ undecrypted: 'all', decrypted: [] } as const);
  const moved = access && (await moveCursors(tx, { memberId, conversationId }, { read, delivered, ...seen }));
  if (!access || !moved) throw new ApiError('resource.notFound');
  const own = ownReceipts(moved);
  const forOthers = receiptsForOthers(moved);
  // An unchanged receipt would reveal that the member has opened what they cannot read.
  const isNew = !isDeepStrictEqual(forOthers, receiptsForOthers(moved.before));
  // Before the first message the other member does not see the conversation.
  const recipientIds = isNew && access.newest > 0 ? await listReadReceiptSharers(tx, memberId, access.peerIds) : [];
  afterCommit(() => {
    const cursor = { kind: 'cursor', conversationId, memberId } as const;
    publishToMembers(live, [memberId], { ...cursor, ...own });
    publishToMembers(live, recipientIds, { ...cursor, ...forOthers });
  });
  return { readUpTo: moved.read, deliveredUpTo: moved.delivered, undecrypted: own.undecrypted, unread: moved.unread };
}
